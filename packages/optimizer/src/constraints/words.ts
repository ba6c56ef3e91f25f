/** What is too much, for a planner: without decimals, never less than it is, with separators. */
export const whole = (value: number): string => Math.ceil(value - 1e-9).toLocaleString('en-US')

export const count = (value: number, thing: string): string =>
  `${whole(value)} ${thing}${Math.ceil(value - 1e-9) === 1 ? '' : 's'}`

/** A limit as somebody set it, with its decimals. */
export const figure = (limit: number): string => decimals.format(limit)

const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

export function hours(minutes: number): string {
  const all = Math.ceil(minutes - 1e-9)
  return all < 60 ? `${all} min` : `${Math.floor(all / 60)} h ${all % 60} min`
}
