/** What a form field or an imported row may hold where a number is meant. */
export type Measure = number | string | null | undefined

/** FREIGHT-11: the number when it is one above zero; missing, zero, negative and non-numeric values give null. */
export function positive(value: Measure): number | null {
  const number = typeof value === 'string' && /^\s*(\d+(\.\d*)?|\.\d+)\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
}
