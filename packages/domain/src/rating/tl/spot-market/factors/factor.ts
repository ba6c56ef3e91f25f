import { formatNumber } from '#shared/format.ts'

/** Something that makes the market dearer (above 1) or cheaper, and how that is called. */
export type Factor = { name: string; factor: number }

/** All of them together. */
export const productOf = (factors: readonly Factor[]): number =>
  factors.reduce((product, { factor }) => product * factor, 1)

/** Each as "Pickup tomorrow: +6%"; what changes nothing worth a tenth of a percent is left out. */
export const factorReasons = (factors: readonly Factor[]): string[] =>
  factors
    .map(({ name, factor }) => ({ name, percent: formatNumber((factor - 1) * 100, 1) }))
    .filter(({ percent }) => Number(percent) !== 0)
    .map(({ name, percent }) => `${name}: ${percent.startsWith('-') ? '' : '+'}${percent}%`)

/** The value at a place between known points, in a straight line from one to the next, level beyond both ends. */
export function between(points: readonly (readonly [at: number, value: number])[], at: number): number {
  const after = points.findIndex(([place]) => place > at)
  const [start, first] = points[after < 0 ? points.length - 1 : Math.max(0, after - 1)] ?? [0, 1]
  const [end, last] = points[after < 0 ? points.length - 1 : after] ?? [start, first]
  return end <= start || at <= start ? first : first + ((last - first) * (at - start)) / (end - start)
}
