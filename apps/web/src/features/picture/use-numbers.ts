import { useEffect, useState } from "react";
import { readPreference, writePreference } from "../preference/preference.ts";

/** Whether pieces bear numbers, and how to change that; it is kept. */
export function useNumbers(): [boolean, (hasNumbers: boolean) => void] {
  const [hasNumbers, setNumbers] = useState(false);
  useEffect(() => setNumbers(readPreference("numbers") === "on"), []);
  return [
    hasNumbers,
    (chosen) => {
      writePreference("numbers", chosen ? "on" : "off");
      setNumbers(chosen);
    },
  ];
}
