import { measureRoute } from '@lanewise/api/connectors/routing/measure-route'
import type { Tx } from '@lanewise/api/platform/db/database'
import { insertMany } from '@lanewise/api/platform/db/insert-many'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { averageSpeed } from '@lanewise/domain/tracking/average-speed'
import { freshClocks } from '@lanewise/domain/tracking/hours-of-service'
import type { LinePoint } from '@lanewise/domain/tracking/remaining-miles'
import { networkEngine } from '@lanewise/geography/roads/engine'
import { sql } from 'kysely'
import { driveFor } from '#simulator/drive.ts'
import { dueTimes, type Underway } from './due-times.ts'
import { type Seen, trailOf } from './trail.ts'

type Stop = {
  shipmentId: string
  shippingMode: string
  isTeamRequired: boolean
  carrierName: string | null
  stopNumber: number
  milesTenths: number | null
  earlyAt: Date
  lateAt: Date
  appointmentAt: Date | null
  arrivedAt: Date | null
  departedAt: Date | null
  latitude: number
  longitude: number
}

/** Inserts the routes of all booked and moving shipments, and the positions of their trucks. */
export async function fillTrails(tx: Tx, now: Date) {
  const shipments = Map.groupBy(await stopsUnderWay(tx), ({ shipmentId }) => shipmentId)
  const due = dueTimes([...shipments.values()].flatMap(underway), now)
  const routes: { shipmentId: string; line: readonly LinePoint[] }[] = []
  const positions: ReturnType<typeof positionOf>[] = []
  for (const [shipmentId, stops] of shipments) {
    const { line } = await measureRoute(networkEngine, stops, stops[0]?.shippingMode as ShippingMode)
    if (!line) continue
    routes.push({ shipmentId, line })
    const seen = seenOf(stops, { line, dueAt: due.get(shipmentId) ?? now, now })
    positions.push(...seen.map((one) => positionOf(stops[0] as Stop, one)))
  }
  if (routes.length > 0) await insertMany('shipmentWays', routes).execute(tx)
  if (positions.length > 0) await insertMany('trackingEvents', positions).execute(tx)
  await keepNewest(tx)
}

async function stopsUnderWay(tx: Tx): Promise<Stop[]> {
  const { rows } = await sql<Stop>`
    select stop.shipment_id, shipment.shipping_mode, shipment.is_team_required, shipment.carrier_name, stop.stop_number,
      stop.miles_tenths, stop.early_at, stop.late_at, stop.appointment_at, stop.arrived_at, stop.departed_at,
      place.latitude, place.longitude
    from shipment_stops stop
    join shipments shipment on shipment.id = stop.shipment_id
    join lateral (
      select order_stop.latitude, order_stop.longitude from shipment_stop_parts part
      join order_stops order_stop on order_stop.id = part.order_stop_id
      where part.shipment_stop_id = stop.id limit 1
    ) place on true
    where shipment.status between 3 and 6 and shipment.carrier_name is not null
    order by stop.shipment_id, stop.stop_number`.execute(tx)
  return rows
}

/** The stop that the truck left and the one it drives to. Null while it stands at a stop or has not started. */
function legOf(stops: readonly Stop[]) {
  const reached = stops.findLastIndex(({ arrivedAt }) => arrivedAt !== null)
  const [from, to] = [stops[reached], stops[reached + 1]]
  if (!from?.departedAt || !to) return null
  const legMiles = (to.milesTenths ?? 0) / 10
  const milesPerHour = averageSpeed(from.shippingMode as ShippingMode)
  return { from, to, legMiles, milesPerHour, isTeam: from.isTeamRequired, departedAt: from.departedAt }
}

function underway(stops: readonly Stop[]): Underway[] {
  const leg = legOf(stops)
  if (!leg) return []
  const { to, legMiles: milesLeft, milesPerHour, isTeam, departedAt } = leg
  const needed = driveFor(Number.POSITIVE_INFINITY, { milesLeft, milesPerHour, clocks: freshClocks, isTeam }).at
  const { shipmentId, earlyAt } = to
  return [{ shipmentId, earlyAt, limitAt: to.appointmentAt ?? to.lateAt, departedAt, needed }]
}

type Trip = { line: readonly LinePoint[]; dueAt: Date; now: Date }

/** Positions of the truck of these stops: on the road to the next stop, or at the stop where it stands. */
function seenOf(stops: readonly Stop[], { line, dueAt, now }: Trip): Seen[] {
  const leg = legOf(stops)
  if (leg) return trailOf({ ...leg, dueAt, leg: { ...leg, line } }, now)
  const here = stops.findLast(({ arrivedAt }) => arrivedAt !== null)
  return here?.arrivedAt ? [{ at: here.arrivedAt, latitude: here.latitude, longitude: here.longitude }] : []
}

const positionOf = ({ shipmentId, carrierName }: Stop, { at, latitude, longitude }: Seen) => ({
  receivedAt: at,
  shipmentId,
  provider: carrierName,
  eventId: `${shipmentId}-${at.getTime()}`,
  kind: 'Position',
  occurredAt: at,
  latitude,
  longitude,
})

const keepNewest = (tx: Tx) =>
  sql`
    insert into shipment_tracking (shipment_id, position_at, latitude, longitude, position_provider)
    select distinct on (shipment_id) shipment_id, occurred_at, latitude, longitude, provider
    from tracking_events where kind = 'Position' order by shipment_id, occurred_at desc`.execute(tx)
