import { useTranslations } from "use-intl";
import { type LinkFault, MAX_LINKED_MOVES, MAX_SIDE } from "../puzzle/puzzle-link.ts";

/** Says why the address holds no puzzle. */
export function LinkFaultNotice({ fault: { part, code } }: { readonly fault: LinkFault }) {
  const t = useTranslations("play");
  return (
    <p role="alert" className="notice notice-danger">
      {t("linkFault", { reason: reasonOf() })}
    </p>
  );

  function reasonOf(): string {
    if (code === "TOO_BIG") return t("linkFaults.big", { side: MAX_SIDE });
    if (code === "TOO_LONG") return t("linkFaults.long", { count: MAX_LINKED_MOVES });
    return t(`linkFaults.${part}`);
  }
}
