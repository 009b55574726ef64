"use client";

import { lazy, Suspense } from "react";
import type { ChartData } from "./chart-data.ts";

const ChartCanvas = lazy(async () => ({
  default: (await import("./chart-canvas.tsx")).ChartCanvas,
}));

/**
 * Draws a chart, for which the library comes when it is needed. `label` says in words what there is to see; the
 * numbers should stand in a table beside it.
 */
export function Chart({ data, label }: { readonly data: ChartData; readonly label: string }) {
  return (
    <div role="img" aria-label={label} className="h-64 w-full" data-testid="chart">
      <Suspense>
        <ChartCanvas data={data} />
      </Suspense>
    </div>
  );
}
