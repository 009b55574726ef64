import { useTranslations } from "use-intl";
import { type LinkFault, MAX_SIDE } from "../puzzle/puzzle-link.ts";

/** Says why the address holds no puzzle. */
export function LinkFaultNotice({ fault: { part, code } }: { readonly fault: LinkFault }) {
  const t = useTranslations("play");
  const reason =
    code === "TOO_BIG" ? t("linkFaults.big", { side: MAX_SIDE }) : t(`linkFaults.${part}`);
  return (
    <p role="alert" className="notice notice-danger">
      {t("linkFault", { reason })}
    </p>
  );
}
