import { centsOfDollars } from '@lanewise/contract/money'
import { formatMoney, formatNumber } from '@lanewise/domain/shared/format'

/** Dollars in the format of the product. Null becomes "N/A". */
export const dollarsText = (dollars: number | null) => formatMoney(dollars === null ? null : centsOfDollars(dollars))

/** "+3,000 lbs", "−12 mi"; empty when nothing changed. */
export function changeText(change: number, unit: string, decimals = 0): string {
  if (change === 0) return ''
  return `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change), decimals)}${unit && ` ${unit}`}`
}

/** "Dallas, TX" */
export const cityOf = ({ city, state }: { city: string; state: string }) => `${city}, ${state}`
