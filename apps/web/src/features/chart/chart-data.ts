/** One row of values over the same x. */
interface ChartSeries {
  readonly name: string;
  /** A custom property of the page, such as `--accent`, so that it follows the theme. */
  readonly color: string;
  readonly isDashed?: boolean;
  /** Null where there is none. */
  readonly values: readonly (number | null)[];
}

/** What a chart draws. */
export interface ChartData {
  readonly kind: "bars" | "lines";
  readonly x: readonly number[];
  readonly xLabel: string;
  readonly yLabel: string;
  /** Whether each line across is ten times the one below it. */
  readonly isLog?: boolean;
  readonly series: readonly ChartSeries[];
  /** Where on the x axis a line is drawn from top to bottom. */
  readonly mark?: { readonly x: number; readonly color: string };
}
