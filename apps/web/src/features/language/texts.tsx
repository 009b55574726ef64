"use client";

import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import type { Locale } from "./locale.ts";
import type { Messages } from "./messages.ts";

/** Gives the components below the texts of one language. */
export function Texts({
  locale,
  messages,
  children,
}: {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly children: ReactNode;
}) {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
