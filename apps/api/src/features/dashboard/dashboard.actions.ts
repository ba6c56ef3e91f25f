import type { FleetCard, FleetMarker, TodayKind, TodayStop } from '@lanewise/contract/dashboard-shipments'
import { lastMondays, onTimePercent } from '@lanewise/domain/dashboard/on-time-weeks'
import { headingTo } from '@lanewise/domain/mileage/great-circle'
import { startOfDayInZone, zonedDate } from '@lanewise/domain/shared/calendar'
import { shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import { requireShipment } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import {
  countOnRoad,
  fleetMarkers,
  type MarkerRow,
  nextStopOf,
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
