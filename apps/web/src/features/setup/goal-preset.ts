import type { GoalPolicy } from "@slidepath/formats";

/** Goals that have a name, for any size. */
export const GOAL_PRESETS = {
  "blank-last": { kind: "blank-last" },
  "blank-first": { kind: "blank-first" },
  snail: { kind: "snail" },
  reversed: { kind: "reversed" },
} as const satisfies Readonly<Record<string, GoalPolicy>>;

export type GoalPreset = keyof typeof GOAL_PRESETS;
