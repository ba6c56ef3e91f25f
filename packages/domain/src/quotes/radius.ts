/** Search radius around a place in miles. `least` is the default for a newly picked place. (QHIST-18) */
export const radiusMiles = { least: 5, most: 150, step: 5 } as const

/** Radius for a text: the nearest allowed value, or the least when the text is not a number. */
export function radiusOf(text: string | undefined): number {
  const { least, most, step } = radiusMiles
  const miles = Number(text || Number.NaN)
  if (!Number.isFinite(miles)) return least
  return Math.min(most, Math.max(least, Math.round(miles / step) * step))
}
