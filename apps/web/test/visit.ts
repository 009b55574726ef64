import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, inject, onTestFinished } from "vitest";
import type { Locale } from "../src/features/language/locale.ts";
import { INSECURE_HOST, LAUNCH } from "./launch.ts";

/** Where and how a person looks at the page. */
export interface Visit {
  /** Beneath the language: "", "judge/", "?board=…". */
  readonly path?: string;
  readonly locale?: Locale;
  readonly viewport?: keyof typeof VIEWPORTS;
  readonly theme?: "light" | "dark";
  readonly reducedMotion?: boolean;
  /** Runs before anything of the page does. */
  readonly before?: (page: Page) => Promise<void>;
  /** What the console may say, since the test brings it about. */
  readonly complains?: RegExp;
  /** Another place where it is served, without a slash at the end. */
  readonly site?: string;
  /** Whether it may keep itself for when there is no network; that takes all of its files, so not unless asked. */
  readonly isKept?: boolean;
  /** Whether it has a browser of its own, as a trace of its work needs, in which nothing else should be. */
  readonly isTraced?: boolean;
}

/** The narrowest phone that counts, and a desk. */
const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 860 },
} as const;

/** All ways of looking that a picture or an audit should cover, two by two. */
export const LOOKS: readonly Required<Pick<Visit, "locale" | "viewport" | "theme">>[] = [
  { locale: "en", viewport: "phone", theme: "light" },
  { locale: "zh-CN", viewport: "phone", theme: "dark" },
  { locale: "en", viewport: "desk", theme: "dark" },
  { locale: "zh-CN", viewport: "desk", theme: "light" },
];

let connected: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject("browserUrl"));
  return connected;
}

afterAll(async () => {
  await (await connected)?.close();
});

/**
 * Opens the page as a new visitor. When the test is over it fails for whatever the page threw or complained of
 * in its console, a breach of the Content-Security-Policy among it, and for every request to another host.
 */
export async function visit({
  path = "",
  locale = "en",
  viewport = "desk",
  theme = "light",
  reducedMotion = false,
  before,
  complains,
  site = inject("siteUrl"),
  isKept = false,
  isTraced = false,
}: Visit = {}): Promise<Page> {
  const opened = isTraced ? await chromium.launch(LAUNCH) : await browser();
  const context = await opened.newContext({
    viewport: VIEWPORTS[viewport],
    hasTouch: viewport === "phone",
    isMobile: viewport === "phone",
    colorScheme: theme,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    locale,
    acceptDownloads: true,
    serviceWorkers: isKept ? "allow" : "block",
  });
  // Elsewhere there is no clipboard to be allowed.
  if (new URL(site).hostname !== INSECURE_HOST)
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    const text = message.text();
    if (text === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning"].includes(message.type()) && !complains?.test(text)) {
      complaints.push(`${text} ${message.location().url}`);
    }
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site) complaints.push(`asked ${request.url()}`);
  });
  onTestFinished(async () => {
    await context.close();
    if (isTraced) await opened.close();
    if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join("\n")}`);
  });
  await before?.(page);
  await page.goto(`${site}/${locale}/${path}`);
  await page.waitForFunction(() => document.querySelector("main")?.dataset["ready"] === "");
  return page;
}

/** Returns by how many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
