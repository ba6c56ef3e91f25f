import { formatNumber } from '@lanewise/domain/shared/format'

/** "+3,000 lbs", "−12 mi"; empty when nothing changed. */
export function changeText(change: number, unit: string, decimals = 0): string {
  if (change === 0) return ''
  return `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change), decimals)}${unit && ` ${unit}`}`
}
