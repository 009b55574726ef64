"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import uPlot from "uplot";
import { useFormatter } from "use-intl";
import "uplot/dist/uPlot.min.css";
import type { ChartData } from "./chart-data.ts";

/** Draws a chart with uPlot, in the page's colours and as wide as there is room. */
export function ChartCanvas({ data }: { readonly data: ChartData }) {
  const ref = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot | null>(null);
  const format = useFormatter();
  const latest = useRef(data);
  useLayoutEffect(() => {
    latest.current = data;
  });
  // Another set of lines is another chart; other values of the same lines are not.
  const shape = JSON.stringify({
    ...data,
    x: [],
    series: data.series.map(({ name, color, isDashed }) => ({ name, color, isDashed })),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` stands for the data's constant part.
  useEffect(() => {
    const element = ref.current!;
    function draw(): void {
      chart.current?.destroy();
      const size = { width: element.clientWidth, height: element.clientHeight };
      const number = (value: number): string => format.number(value, { notation: "compact" });
      chart.current = new uPlot(
        optionsOf(latest.current, size, number),
        alignedOf(latest.current),
        element,
      );
    }
    draw();
    const resized = new ResizeObserver(() =>
      chart.current?.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    resized.observe(element);
    const themed = new MutationObserver(draw);
    themed.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      resized.disconnect();
      themed.disconnect();
      chart.current?.destroy();
      chart.current = null;
    };
  }, [shape, format]);

  useEffect(() => {
    chart.current?.setData(alignedOf(data));
  }, [data]);

  return <div ref={ref} className="size-full overflow-hidden" />;
}

function alignedOf({ x, series }: ChartData): uPlot.AlignedData {
  return [x.slice(), ...series.map(({ values }) => values.slice())];
}

function optionsOf(
  { kind, xLabel, yLabel, isLog = false, series, mark }: ChartData,
  size: { readonly width: number; readonly height: number },
  number: (value: number) => string,
): uPlot.Options {
  const style = getComputedStyle(document.documentElement);
  const colorOf = (name: string): string => style.getPropertyValue(name).trim();
  const { fontFamily } = getComputedStyle(document.body);
  const axis = {
    stroke: colorOf("--muted"),
    font: `12px ${fontFamily}`,
    labelFont: `12px ${fontFamily}`,
    labelSize: 20,
    grid: { stroke: colorOf("--line"), width: 1 },
    ticks: { show: false },
  };
  return {
    ...size,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: {
        time: false,
        ...(kind === "bars" && { range: (_, min, max) => [min - 0.6, max + 0.6] }),
      },
      y: isLog ? { distr: 3 } : { range: (_, __, max) => [0, Math.max(1, max * 1.05)] },
    },
    axes: [
      {
        ...axis,
        label: xLabel,
        size: 28,
        grid: { show: false },
        incrs: [1, 2, 5, 10, 20, 50],
        values: (_, splits) => splits.map(String),
      },
      {
        ...axis,
        label: yLabel,
        size: 48,
        // Of a logarithm's lines the tens alone.
        ...(isLog && { grid: { ...axis.grid, filter: tens }, filter: tens }),
        values: (_, splits) => splits.map((value) => (value === null ? "" : number(value))),
      },
    ],
    hooks: {
      draw: [
        (chart) => {
          if (mark === undefined) return;
          const { ctx, bbox } = chart;
          const x = chart.valToPos(mark.x, "x", true);
          ctx.save();
          ctx.strokeStyle = colorOf(mark.color);
          ctx.lineWidth = 2 * uPlot.pxRatio;
          ctx.setLineDash([5 * uPlot.pxRatio, 4 * uPlot.pxRatio]);
          ctx.beginPath();
          ctx.moveTo(x, bbox.top);
          ctx.lineTo(x, bbox.top + bbox.height);
          ctx.stroke();
          ctx.restore();
        },
      ],
    },
    series: [
      {},
      ...series.map(({ name, color, isDashed = false }): uPlot.Series => {
        const stroke = colorOf(color);
        return kind === "bars"
          ? {
              label: name,
              fill: stroke,
              stroke,
              width: 0,
              points: { show: false },
              paths: uPlot.paths.bars!({ size: [0.8, 40] }),
            }
          : {
              label: name,
              stroke,
              width: 2,
              spanGaps: true,
              ...(isDashed && { dash: [6, 4] }),
              points: { size: 5, fill: stroke },
            };
      }),
    ],
  };
}

function tens(_: uPlot, splits: readonly number[]): (number | null)[] {
  return splits.map((value) => (Number.isInteger(Math.log10(value)) ? value : null));
}
