import { useId } from "react";
import { useTranslations } from "use-intl";
import { SAMPLES, type Sample, sampleUrl } from "./samples.ts";

/** Our own drawings, one of which may be on the board. */
export function SampleChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: Sample | null;
  readonly onChoose: (sample: Sample) => void;
}) {
  const t = useTranslations("picture");
  const name = useId();
  return (
    <fieldset>
      <legend className="label mb-2">{t("samples")}</legend>
      <div className="grid grid-cols-5 gap-2">
        {SAMPLES.map((sample) => (
          <label key={sample} className="sample">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={chosen === sample}
              onChange={() => onChoose(sample)}
            />
            {/* biome-ignore lint/performance/noImgElement: no server is there to make it smaller. */}
            <img src={sampleUrl(sample)} alt={t(`sample_${sample}`)} width="96" height="96" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
