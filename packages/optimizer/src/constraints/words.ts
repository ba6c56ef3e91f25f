/** A number for a planner: without decimals, with separators. */
export const whole = (value: number): string => Math.ceil(value - 1e-9).toLocaleString('en-US')

export const count = (value: number, thing: string): string =>
  `${whole(value)} ${thing}${Math.ceil(value - 1e-9) === 1 ? '' : 's'}`

export function hours(minutes: number): string {
  const all = Math.ceil(minutes - 1e-9)
  return all < 60 ? `${all} min` : `${Math.floor(all / 60)} h ${all % 60} min`
}
