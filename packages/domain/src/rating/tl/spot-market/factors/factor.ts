import { formatNumber } from '#shared/format.ts'

/** Named price factor: above 1 makes the market more expensive, below 1 cheaper. */
export type Factor = { name: string; factor: number }

export const productOf = (factors: readonly Factor[]): number =>
  factors.reduce((product, { factor }) => product * factor, 1)

/** Each factor as "Pickup tomorrow: +6%". Factors below a tenth of a percent are left out. */
export const factorReasons = (factors: readonly Factor[]): string[] =>
  factors
    .map(({ name, factor }) => ({ name, percent: formatNumber((factor - 1) * 100, 1) }))
    .filter(({ percent }) => Number(percent) !== 0)
    .map(({ name, percent }) => `${name}: ${percent.startsWith('-') ? '' : '+'}${percent}%`)

/** Linear interpolation between known points, constant beyond both ends. */
export function between(points: readonly (readonly [at: number, value: number])[], at: number): number {
  const after = points.findIndex(([place]) => place > at)
  const [start, first] = points[after < 0 ? points.length - 1 : Math.max(0, after - 1)] ?? [0, 1]
  const [end, last] = points[after < 0 ? points.length - 1 : after] ?? [start, first]
  return end <= start || at <= start ? first : first + ((last - first) * (at - start)) / (end - start)
}
