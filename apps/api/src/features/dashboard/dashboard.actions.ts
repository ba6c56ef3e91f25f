import type { FleetCard, FleetMarker, TodayKind, TodayStop } from '@lanewise/contract/dashboard-shipments'
import { dollarsOfCents } from '@lanewise/contract/money'
import { lastMondays, onTimePercent } from '@lanewise/domain/dashboard/on-time-weeks'
import { lastMonths, spendChange, spendPeriods } from '@lanewise/domain/dashboard/spend'
import { headingTo } from '@lanewise/domain/mileage/great-circle'
import { addDays, addMonthsClamped, startOfDayInZone, zonedDate } from '@lanewise/domain/shared/calendar'
import { cents } from '@lanewise/domain/shared/units'
import { shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import { requireShipment } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import {
  countOnRoad,
  fleetMarkers,
  latestBookingOf,
  latestQuoteOf,
  type MarkerRow,
  nextStopOf,
  type SpendRow,
  spendByPeriod,
  stopsByWeek,
  type TodayRow,
  todayStops,
} from './dashboard.queries.ts'

const mostStops = 200

export async function getTodayStops({ db, now }: Context, kind: TodayKind) {
  const rows = await todayStops(db, now, kind, mostStops)
  const { pickups = 0, deliveries = 0 } =
    rows[0] ?? (kind === 'all' ? {} : ((await todayStops(db, now, 'all', 1))[0] ?? {}))
  return { pickups, deliveries, stops: rows.map(stopView) }
}

const stopView = (row: TodayRow): TodayStop => ({
  id: row.id,
  stopType: row.stopType === 0 ? 'Pickup' : 'Dropoff',
  shipmentNumber: row.shipmentNumber,
  shipmentStatusName: shipmentStatusOf(row.status),
  companyName: row.companyName,
  city: row.city,
  state: row.state,
  timeZone: row.timeZone,
  earlyDateTime: row.earlyAt.toISOString(),
  lateDateTime: row.lateAt.toISOString(),
  appointmentDateTime: written(row.appointmentAt),
  carrierName: row.carrierName,
  onTimeStatus: row.onTimeStatus as OnTimeStatus | null,
  arrivedDateTime: written(row.arrivedAt),
  departedDateTime: written(row.departedAt),
  eta: written(row.etaAt),
})

const written = (at: Date | null) => at?.toISOString() ?? null

export async function getFleet({ db }: Context) {
  const [total, markers] = await Promise.all([countOnRoad(db), fleetMarkers(db)])
  return { total, markers: markers.map(markerView) }
}

const markerView = ({ status, onTimeStatus, nextLatitude, nextLongitude, ...row }: MarkerRow): FleetMarker => ({
  ...row,
  heading: headingTo(row, { latitude: nextLatitude, longitude: nextLongitude }),
  shipmentStatusName: shipmentStatusOf(status),
  onTimeStatus: onTimeStatus as OnTimeStatus | null,
})

export async function getFleetCard(ctx: Context, number: string): Promise<FleetCard> {
  const { id, shipmentNumber, status, onTimeStatus } = await requireShipment(ctx, { shipmentNumber: number })
  const next = await nextStopOf(ctx.db, id)
  return {
    id,
    shipmentNumber,
    shipmentStatus: status as FleetCard['shipmentStatus'],
    shipmentStatusName: shipmentStatusOf(status),
    onTimeStatus: onTimeStatus as OnTimeStatus | null,
    nextStop: next ? { ...placeOf(next), eta: written(next.etaAt) } : null,
  }
}

type Place = { companyName: string; city: string; state: string; timeZone: string }
const placeOf = ({ companyName, city, state, timeZone }: Place): Place => ({ companyName, city, state, timeZone })

/** Weeks follow the calendar of the company. (DASH-5) */
export async function getOnTimeWeeks({ db, user, now }: Context) {
  const mondays = lastMondays(zonedDate(now, user.timeZone))
  const weeks = mondays.map((week) => ({ week, from: new Date(startOfDayInZone(week, user.timeZone)) }))
  const [pickups, deliveries] = await Promise.all([
    stopsByWeek(db, 'pickup', weeks),
    stopsByWeek(db, 'delivery', weeks),
  ])
  return {
    onTimePickup: onTimePercent(pickups),
    onTimeDelivery: onTimePercent(deliveries),
    weeks: mondays.map((monday) => ({
      week: monday,
      onTimePickup: onTimePercent(pickups.filter(({ week }) => week === monday)),
      onTimeDelivery: onTimePercent(deliveries.filter(({ week }) => week === monday)),
    })),
  }
}

/** Months follow the calendar of the company. Until receivables exist, spend is the carrier cost of booked shipments. */
export async function getFreightSpend({ db, user, now }: Context) {
  const today = zonedDate(now, user.timeZone)
  const { current, previous } = spendPeriods(today)
  const months = lastMonths(today)
  const startOf = (day: string) => new Date(startOfDayInZone(day, user.timeZone))
  const monthPeriods = months.map((month) => ({ period: month, start: month, after: addMonthsClamped(month, 1) }))
  const compared = [
    { period: 'current', start: current.start, after: addDays(current.end, 1) },
    { period: 'previous', start: previous.start, after: addDays(previous.end, 1) },
  ]
  const rows = await spendByPeriod(
    db,
    [...monthPeriods, ...compared].map(({ period, start, after }) => ({
      period,
      from: startOf(start),
      to: startOf(after),
    })),
  )
  const spent = (wanted: string, mode?: SpendRow['shippingMode']) =>
    rows
      .filter(({ period, shippingMode }) => period === wanted && (mode === undefined || shippingMode === mode))
      .reduce((sum, row) => sum + row.cents, 0)
  const dollarsOf = (month: string, mode: SpendRow['shippingMode']) => dollarsOfCents(spent(month, mode))
  return {
    months: months.map((month) => ({
      month,
      TL: dollarsOf(month, 'TL'),
      LTL: dollarsOf(month, 'LTL'),
      VLTL: dollarsOf(month, 'VLTL'),
    })),
    change: spendChange(cents(spent('current')), cents(spent('previous'))),
  }
}

/** Progress of the guide to the first load. */
export async function getFirstLoad({ db, user }: Context, since: string) {
  const from = new Date(since)
  const [quote, booking] = await Promise.all([latestQuoteOf(db, user.id, from), latestBookingOf(db, user.id, from)])
  return { quote: quote ?? null, shipmentNumber: booking?.shipmentNumber ?? null }
}
