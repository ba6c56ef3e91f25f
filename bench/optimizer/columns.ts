/** Prints text in columns: the first one left-aligned, all others right-aligned. */
export function columns(widths: readonly number[]) {
  return (cells: readonly string[]): void =>
    console.log(
      cells
        .map((cell, index) => {
          const width = widths[index] ?? 0
          return index === 0 ? cell.padEnd(width) : cell.padStart(width)
        })
        .join('  ')
        .trimEnd(),
    )
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

/** Formats a share as a percentage. A value that rounds to zero has no sign. */
export const percent = (share: number, digits = 2): string =>
  `${(Math.round(share * 10 ** (digits + 2)) / 10 ** digits + 0).toFixed(digits)} %`

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Text for whether a limit is met. A missed limit makes the bench fail. */
export function verdict(isMet: boolean): string {
  if (!isMet) process.exitCode = 1
  return isMet ? 'kept' : 'MISSED'
}

/** Median, 95th percentile and maximum of the given times. */
export function p95Of(times: readonly number[]): { p50: number; p95: number; most: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), most: at(1) }
}
