"use client";

import * as Tabs from "@radix-ui/react-tabs";
import { useTranslations } from "use-intl";
import { DrawForm } from "./draw-form.tsx";
import { PasteForm } from "./paste-form.tsx";
import { ScrambleForm } from "./scramble-form.tsx";

/** The ways in which a puzzle comes onto the table. */
export function SetupPanel() {
  const t = useTranslations("setup");
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="setup-heading">
      <h2 id="setup-heading" className="text-lg font-semibold">
        {t("heading")}
      </h2>
      <Tabs.Root defaultValue="paste" className="grid grid-cols-1 gap-4">
        <Tabs.List aria-label={t("heading")} className="tabs">
          <Tabs.Trigger className="tab" value="paste">
            {t("paste")}
          </Tabs.Trigger>
          <Tabs.Trigger className="tab" value="draw">
            {t("draw")}
          </Tabs.Trigger>
          <Tabs.Trigger className="tab" value="scramble">
            {t("scramble")}
          </Tabs.Trigger>
        </Tabs.List>
        {/* Kept while another is looked at, so that nothing typed is lost. */}
        <Tabs.Content value="paste" forceMount className="tab-page">
          <PasteForm />
        </Tabs.Content>
        <Tabs.Content value="draw" forceMount className="tab-page">
          <DrawForm />
        </Tabs.Content>
        <Tabs.Content value="scramble" forceMount className="tab-page">
          <ScrambleForm />
        </Tabs.Content>
      </Tabs.Root>
    </section>
  );
}
