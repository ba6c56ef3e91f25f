import type { Scorecard } from '@lanewise/contract/performance'
import { type PerformanceCounts, performanceOf, performancePeriod } from '@lanewise/domain/carriers/performance'
import { monthlyCounts } from '@lanewise/domain/lanes/volume'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import {
  carrierExists,
  type MonthOfOffers,
  type MonthOfShipments,
  offersByMonth,
  shipmentsByMonth,
} from './performance.queries.ts'

/** What lists and rates tell of a carrier; percents are null where nothing was reached. */
export type CarrierFigures = { shipments: number; onTimePickup: number | null; onTimeDelivery: number | null }

/** DEF-91: of each carrier over the last 12 months; carriers that carried nothing are not among them. */
export async function figuresOfCarriers(
  db: Tx,
  carrierIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, CarrierFigures>> {
  if (carrierIds.length === 0) return new Map()
  const months = await shipmentsByMonth(db, carrierIds, performancePeriod(today))
  const byCarrier = Map.groupBy(months, ({ carrierId }) => carrierId)
  return new Map([...byCarrier].map(([carrierId, own]) => [carrierId, figuresOf(own, [])]))
}

/** CARRIER-2: how a carrier did, whole and month by month. */
export async function scorecardOf(ctx: Context, carrierId: string): Promise<Scorecard> {
  if (!(await carrierExists(ctx.db, carrierId))) return refuse.notFound('carrier')
  const today = zonedDate(ctx.now, ctx.user.timeZone)
  const days = performancePeriod(today)
  const shipments = await shipmentsByMonth(ctx.db, [carrierId], days)
  const offers = await offersByMonth(ctx.db, [carrierId], days)
  const counts = countsOf(shipments, offers)
  return {
    ...figuresOf(shipments, offers),
    pickupsReached: counts.pickupsReached,
    dropoffsReached: counts.dropoffsReached,
    since: days.start,
    until: days.end,
    months: monthlyCounts([], today).map(({ year, month }) => {
      const name = `${year}-${String(month).padStart(2, '0')}`
      const { shipments: count, ...own } = figuresOf(ofMonth(shipments, name), ofMonth(offers, name))
      const { onTimePickup, onTimeDelivery, acceptance } = own
      return { year, month, shipments: count, onTimePickup, onTimeDelivery, acceptance }
    }),
  }
}

const ofMonth = <M extends { month: string }>(months: readonly M[], name: string) =>
  months.filter(({ month }) => month === name)

const figuresOf = (shipments: readonly MonthOfShipments[], offers: readonly MonthOfOffers[]) => ({
  shipments: sumOf(shipments, 'shipments'),
  ...performanceOf(countsOf(shipments, offers)),
})

/** Invoices and claims are counted with the features that know them. */
const countsOf = (shipments: readonly MonthOfShipments[], offers: readonly MonthOfOffers[]): PerformanceCounts => ({
  pickupsReached: sumOf(shipments, 'pickupsReached'),
  pickupsByLimit: sumOf(shipments, 'pickupsByLimit'),
  dropoffsReached: sumOf(shipments, 'dropoffsReached'),
  dropoffsByLimit: sumOf(shipments, 'dropoffsByLimit'),
  accepted: sumOf(offers, 'accepted'),
  rejected: sumOf(offers, 'rejected'),
  invoices: { received: 0, withoutMismatch: 0 },
  delivered: 0,
  withClaim: 0,
})

const sumOf = <K extends string>(rows: readonly Record<K, number>[], name: K) =>
  rows.reduce((sum, row) => sum + row[name], 0)
