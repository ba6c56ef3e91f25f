/** Formats an excess for a planner: rounded up to a whole number, with separators. */
export const whole = (value: number): string => Math.ceil(value - 1e-9).toLocaleString('en-US')

export const count = (value: number, thing: string): string =>
  `${whole(value)} ${thing}${Math.ceil(value - 1e-9) === 1 ? '' : 's'}`

/** Formats a limit as it was entered, with its decimals. */
export const figure = (limit: number): string => decimals.format(limit)

const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

export function hours(minutes: number): string {
  const all = Math.ceil(minutes - 1e-9)
  return all < 60 ? `${all} min` : `${Math.floor(all / 60)} h ${all % 60} min`
}
