/** What is measured, whoever keeps the numbers. */
export interface Metrics {
  /** A request was answered; for a streamed answer, its head was. */
  answered(method: string, route: string, status: number, seconds: number): void;
  /** Returns everything measured so far in Prometheus' text format. */
  text(): Promise<{ readonly contentType: string; readonly body: string }>;
}

/** Measures nothing. */
export const NO_METRICS: Metrics = {
  answered() {},
  text: async () => ({ contentType: "text/plain; version=0.0.4; charset=utf-8", body: "" }),
};
