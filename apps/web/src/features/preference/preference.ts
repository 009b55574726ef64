/** What a visitor chose once and for all tabs. */
export type Preference = "theme" | "language" | "arrows" | "notation" | "speed" | "numbers";

/** Returns what was kept; null where nothing was, or where storage is forbidden. */
export function readPreference(name: Preference): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a choice as well as the browser allows. */
export function writePreference(name: Preference, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Forbidden or full: the choice holds until the page is left.
  }
}
