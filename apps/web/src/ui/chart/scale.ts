/** The chart's maximum, and the values with a grid line. */
export type Scale = { top: number; ticks: readonly number[] }

/** Maximum number of steps of a scale. */
const most = 4

/** Rounded steps from 0 to at least the largest value. */
export function scaleOf(values: readonly number[]): Scale {
  const largest = Math.max(1, ...values)
  const power = 10 ** Math.floor(Math.log10(largest / most))
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((size) => size * most >= largest) ?? largest,
  )
  const count = Math.max(1, Math.ceil(largest / step))
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
