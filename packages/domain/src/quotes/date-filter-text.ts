import { formatDays } from '#settings/formatters.ts'
import { formatDate } from '#shared/format.ts'
import type { DateFilter, DynamicDays, OpenRange } from './dynamic-range.ts'

/** Label of a date filter ("Last 7 days", "01/01/2026 to 01/31/2026"), or null when the filter is off. */
export function dateFilterLabel(filter: DateFilter): string | null {
  if (filter.type === 'Off') return null
  return filter.type === 'Fixed' ? rangeLabel(filter) : rangeText(filter)
}

function rangeLabel({ start, end }: OpenRange): string {
  const [from, to] = [start && formatDate(start, 'UTC'), end && formatDate(end, 'UTC')]
  if (from && to) return from === to ? from : `${from} to ${to}`
  if (from) return `From ${from}`
  return to ? `Until ${to}` : 'Any date'
}

function rangeText({ pastDays, futureDays }: DynamicDays): string {
  const past = Math.abs(pastDays)
  if (past === 0 && futureDays === 0) return 'Today'
  if (futureDays === 0) return `Last ${formatDays(past)}`
  if (past === 0) return `Next ${formatDays(futureDays)}`
  return `${formatDays(past)} back, ${futureDays} ahead`
}
