/** Our own drawings: `public/pictures/NAME.svg`. Pieces of the last look alike. */
export const SAMPLES = ["harbour", "pond", "balloons", "night", "mosaic"] as const;

export type Sample = (typeof SAMPLES)[number];

export function isSample(text: unknown): text is Sample {
  return (SAMPLES as readonly unknown[]).includes(text);
}

export function sampleUrl(sample: Sample): string {
  return `/pictures/${sample}.svg`;
}
