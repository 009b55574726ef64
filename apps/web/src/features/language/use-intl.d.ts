import type { Locale as OurLocale } from "./locale.ts";
import type { Messages as OurMessages } from "./messages.ts";

// Keys of texts are checked, in every call of useTranslations.
declare module "use-intl" {
  interface AppConfig {
    Locale: OurLocale;
    Messages: OurMessages;
  }
}
