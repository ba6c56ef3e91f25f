/** QHIST-18: how far around a place quotes are looked for, in miles; `least` is where a place that was just picked begins. */
export const radiusMiles = { least: 5, most: 150, step: 5 } as const

/** The radius that a text stands for: the nearest that exists, the least where it stands for none. */
export function radiusOf(text: string | undefined): number {
  const { least, most, step } = radiusMiles
  const miles = Number(text || Number.NaN)
  if (!Number.isFinite(miles)) return least
  return Math.min(most, Math.max(least, Math.round(miles / step) * step))
}
