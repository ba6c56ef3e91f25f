/** Numeric input as it comes from a form field or an imported row. */
export type Measure = number | string | null | undefined

/** The value as a number greater than zero; null for missing, zero, negative, or non-numeric values. (FREIGHT-11) */
export function positive(value: Measure): number | null {
  const number = typeof value === 'string' && /^\s*(\d+(\.\d*)?|\.\d+)\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
}
