import type { Scorecard } from '@lanewise/contract/performance'
import { monthlyCounts } from '@lanewise/domain/lanes/volume'
import { type PerformanceCounts, performanceOf, performancePeriod } from '@lanewise/domain/performance/performance'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import {
  carrierExists,
  claimsByMonth,
  type MonthOfClaims,
  type MonthOfOffers,
  type MonthOfShipments,
  offersByMonth,
  shipmentsByMonth,
} from './performance.queries.ts'

/** Carrier figures shown in lists and with rates. A percentage is null when there were no stops to measure. */
export type CarrierFigures = { shipments: number; onTimePickup: number | null; onTimeDelivery: number | null }

/** Figures of each carrier over the last 12 months. Carriers without shipments are left out. (DEF-91) */
export async function figuresOfCarriers(
  db: Tx,
  carrierIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, CarrierFigures>> {
  if (carrierIds.length === 0) return new Map()
  const months = await shipmentsByMonth(db, carrierIds, performancePeriod(today))
  const byCarrier = Map.groupBy(months, ({ carrierId }) => carrierId)
  return new Map(
    [...byCarrier].map(([carrierId, own]) => [carrierId, figuresOf({ shipments: own, offers: [], claims: [] })]),
  )
}

/** Carrier scorecard: totals and one row per month. (CARRIER-2) */
export async function scorecardOf(ctx: Context, carrierId: string): Promise<Scorecard> {
  if (!(await carrierExists(ctx.db, carrierId))) return refuse.notFound('carrier')
  const today = zonedDate(ctx.now, ctx.user.timeZone)
  const days = performancePeriod(today)
  const seesClaims = ctx.user.permissions.includes('ViewClaims')
  const countRows: CountRows = {
    shipments: await shipmentsByMonth(ctx.db, [carrierId], days),
    offers: await offersByMonth(ctx.db, [carrierId], days),
    claims: seesClaims ? await claimsByMonth(ctx.db, [carrierId], days) : [],
  }
  const { pickupsReached, dropoffsReached, withClaim, delivered } = countsOf(countRows)
  const { claims, ...figures } = figuresOf(countRows)
  return {
    ...figures,
    ...(seesClaims && { claims, shipmentsWithClaim: withClaim, shipmentsDelivered: delivered }),
    pickupsReached,
    dropoffsReached,
    since: days.start,
    until: days.end,
    months: monthlyCounts([], today).map((month) => monthOf(countRows, month, seesClaims)),
  }
}

function monthOf(countRows: CountRows, { year, month }: { year: number; month: number }, seesClaims: boolean) {
  const name = `${year}-${String(month).padStart(2, '0')}`
  const { shipments, onTimePickup, onTimeDelivery, acceptance, claims } = figuresOf({
    shipments: ofMonth(countRows.shipments, name),
    offers: ofMonth(countRows.offers, name),
    claims: ofMonth(countRows.claims, name),
  })
  return { year, month, shipments, onTimePickup, onTimeDelivery, acceptance, ...(seesClaims && { claims }) }
}

const ofMonth = <M extends { month: string }>(months: readonly M[], name: string) =>
  months.filter(({ month }) => month === name)

type CountRows = {
  shipments: readonly MonthOfShipments[]
  offers: readonly MonthOfOffers[]
  claims: readonly MonthOfClaims[]
}

const figuresOf = (countRows: CountRows) => ({
  shipments: sumOf(countRows.shipments, 'shipments'),
  ...performanceOf(countsOf(countRows)),
})

/** Invoice counts come from the feature that owns invoices. */
const countsOf = ({ shipments, offers, claims }: CountRows): PerformanceCounts => ({
  pickupsReached: sumOf(shipments, 'pickupsReached'),
  pickupsByLimit: sumOf(shipments, 'pickupsByLimit'),
  dropoffsReached: sumOf(shipments, 'dropoffsReached'),
  dropoffsByLimit: sumOf(shipments, 'dropoffsByLimit'),
  accepted: sumOf(offers, 'accepted'),
  rejected: sumOf(offers, 'rejected'),
  invoices: { received: 0, withoutMismatch: 0 },
  delivered: sumOf(claims, 'delivered'),
  withClaim: sumOf(claims, 'withClaim'),
})

const sumOf = <K extends string>(rows: readonly Record<K, number>[], name: K) =>
  rows.reduce((sum, row) => sum + row[name], 0)
