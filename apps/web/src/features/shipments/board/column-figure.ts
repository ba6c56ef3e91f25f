import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { formatNumber, formatWeight } from '@lanewise/domain/shared/format'
import { minutesBetween, momentOf } from '@lanewise/domain/shared/moments'
import type { BoardColumn } from '@lanewise/domain/shipments/shipment-status'
import type { ShipmentBody } from '#features/shipments/list/filters/shipment-query.ts'

import { todayHere } from '#platform/date-time.ts'
import { dollarsText } from '#platform/record/figures-text.ts'
import { useNow } from '#platform/use-now.ts'
import type { ColumnName } from './board-columns.ts'
import { type ColumnPages, useCount } from './use-column.ts'

type ColumnMetric = {
  text: (count: number) => string
  holds: (shipment: ShipmentSummary, now: Date) => boolean
  /** The same condition as a server filter, for a column that is not fully loaded. */
  asks: (now: Date) => ShipmentBody
}

const withCount = (label: string) => (count: number) => `${formatNumber(count)} ${label}`
const soon = 60

/** Key figures of each column. */
const counts: Partial<Record<ColumnName, readonly [ColumnMetric, ColumnMetric?]>> = {
  'Ready To Book': [
    {
      text: (count) => `${formatNumber(count)} ${count === 1 ? 'needs' : 'need'} attention`,
      holds: ({ attention }) => attention !== null,
      asks: () => ({ needsAttention: true }),
    },
  ],
  Tendering: [
    {
      text: (count) => `${formatNumber(count)} ${count === 1 ? 'expires' : 'expire'} within 1 hour`,
      holds: ({ offer }, now) =>
        offer !== null && minutesBetween(now.getTime(), momentOf(offer.expiresDateTime)) <= soon,
      asks: () => ({ tenderExpiresWithinMinutes: soon }),
    },
  ],
  Booked: [
    {
      text: (count) => `${formatNumber(count)} ${count === 1 ? 'picks' : 'pick'} up today`,
      holds: ({ originEarlyDateTime, origin }, now) =>
        zonedDate(originEarlyDateTime, origin.ianaTimeZone) === todayHere(now),
      asks: (now) => ({ scheduledPickup: { startDate: todayHere(now), endDate: todayHere(now) } }),
    },
  ],
  'In Transit': [
    {
      text: withCount('late'),
      holds: ({ onTimeStatus }) => onTimeStatus === 'Late',
      asks: () => ({ onTimeStatus: ['Late'] }),
    },
    {
      text: withCount('at risk'),
      holds: ({ onTimeStatus }) => onTimeStatus === 'AtRisk',
      asks: () => ({ onTimeStatus: ['AtRisk'] }),
    },
  ],
  Delivered: [
    {
      text: (count) => `${formatNumber(count)} ${count === 1 ? 'needs' : 'need'} proof of delivery`,
      holds: ({ shipmentStatusName }) => shipmentStatusName === 'Delivered',
      asks: () => ({ statuses: [7] }),
    },
  ],
}

/** Text below the column head; empty when there is nothing to show. */
export function useColumnFigure(column: BoardColumn, body: ShipmentBody, { rows, size, hasNextPage }: ColumnPages) {
  const now = useNow()
  const isWhole = rows.length > 0 && !hasNextPage
  const [first, second] = counts[column.name] ?? []
  const shown = { column, query: body, rows, now, isWhole, isEmpty: size.total === 0 }
  const texts = [useMetricText(first, shown), useMetricText(second, shown)].filter(Boolean)
  return texts.join(', ') || (isWhole ? sumOf(column.name, rows) : '')
}

type Shown = {
  column: BoardColumn
  query: ShipmentBody
  rows: readonly ShipmentSummary[]
  now: Date
  isWhole: boolean
  isEmpty: boolean
}

/**
 * Counted in the browser when all shipments are loaded, otherwise by the server. No request is made when the list
 * filter already uses the same field.
 */
function useMetricText(
  metric: ColumnMetric | undefined,
  { column, query, rows, now, isWhole, isEmpty }: Shown,
): string {
  const more = metric?.asks(now) ?? {}
  const isTaken = Object.keys(more).some((name) => isSet(query[name as keyof ShipmentBody]))
  const needsServerCount = metric !== undefined && !isWhole && !isEmpty && !isTaken
  const answered = useCount(column, { ...query, ...more }, needsServerCount)
  const count = metric && isWhole ? rows.filter((row) => metric.holds(row, now)).length : answered
  if (!metric || count === null) return ''
  return count > 0 || needsServerCount ? metric.text(count) : ''
}

const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)

function sumOf(column: ColumnName, rows: readonly ShipmentSummary[]): string {
  if (column === 'Drafted') return weightOf(rows)
  const isEstimate = column === 'Ready To Book' || column === 'Tendering'
  const rates = rows.flatMap(({ lowestShipRate, totalCharge }) => (isEstimate ? lowestShipRate : totalCharge) ?? [])
  // A sum without some of the shipments would be wrong, so their weight stands instead.
  if (rates.length < rows.length) return weightOf(rows)
  const dollars = dollarsText(rates.reduce((sum, rate) => sum + Math.round(rate * 100), 0) / 100)
  return isEstimate ? `${dollars} est.` : dollars
}

const weightOf = (rows: readonly ShipmentSummary[]) => formatWeight(rows.reduce((sum, { weight }) => sum + weight, 0))
