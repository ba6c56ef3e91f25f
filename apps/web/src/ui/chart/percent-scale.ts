/** The lowest percentage of the chart, and the percentages with a grid line. */
export type PercentScale = { bottom: number; ticks: readonly number[] }

const most = 4

/** Rounded steps from below the smallest value up to 100, because a chart that starts at 0 would show a flat line. */
export function percentScale(values: readonly number[]): PercentScale {
  const lowest = Math.min(99, ...values)
  const step = [1, 2, 5, 10, 25].find((size) => Math.floor(lowest / size) * size >= 100 - most * size) ?? 25
  const bottom = Math.max(0, Math.floor(lowest / step) * step)
  const count = Math.round((100 - bottom) / step)
  return { bottom, ticks: Array.from({ length: count + 1 }, (_, index) => bottom + index * step) }
}
