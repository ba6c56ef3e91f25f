import type { TrackedShipment, TrackedStop, TrackingActivity } from '@lanewise/contract/public-tracking'
import { estimatedMiles } from '@lanewise/domain/mileage/great-circle'
import { withoutShipFrom } from '@lanewise/domain/tracking/public/blind'
import { type CheckedStop, checkCallsOf, type SeenTruck } from '@lanewise/domain/tracking/public/check-calls'
import { roundedTruck } from '@lanewise/domain/tracking/public/rounded-truck'
import type { WatchedChange } from '@lanewise/domain/watchers/watch-mails'
import { cityNear } from '@lanewise/geography/places/cities'
import { payersOf } from '#features/bills-of-lading/index.ts'
import type { MailSite } from '#features/notifications/index.ts'
import { loadShipment, type ShipmentRow } from '#features/shipments/index.ts'
import { watchFromOutside } from '#features/watchers/index.ts'
import type { Context, PublicVisit } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { mayAddWatcher, visitedCompanies, visitedCompany } from '#platform/visits/visits.ts'
import { lookUpShipments } from './look-up.ts'
import {
  findByReference,
  findLogo,
  findTracked,
  firstPosition,
  logoOfCompany,
  outlooksOf,
  roundsPositions,
  whereaboutsOf,
} from './public-tracking.queries.ts'
import { activityView, checkedStops, type Loaded, stopsView, trackedShipment } from './public-tracking.view.ts'

export async function getByNumber(visit: PublicVisit, number: string): Promise<TrackedShipment> {
  const [match] = await byNumber(visit, number, tracked)
  return match ?? refuse.notFound('shipment')
}

export const getByReference = (visit: PublicVisit, query: { referenceNumber: string; customerNumber: string }) => {
  const [reference, customer] = [query.referenceNumber.toUpperCase(), query.customerNumber.toUpperCase()]
  return lookUpShipments(visit, {
    key: `${customer}/${reference}`,
    companyNumber: customer,
    find: ({ db }) => findByReference(db, reference),
    read: tracked,
  })
}

export async function getStops(visit: PublicVisit, number: string): Promise<{ data: TrackedStop[] }> {
  const [match] = await byNumber(visit, number, async (ctx, shipment) => stopsView(await loadedOf(ctx, shipment)))
  return { data: match ?? refuse.notFound('shipment') }
}

export async function getActivities(visit: PublicVisit, number: string): Promise<TrackingActivity[]> {
  const [match] = await byNumber(visit, number, activitiesOf)
  return match ?? refuse.notFound('shipment')
}

function byNumber<T>(visit: PublicVisit, entered: string, read: (ctx: Context, shipment: ShipmentRow) => Promise<T>) {
  const number = entered.toUpperCase()
  const find = async ({ db }: Context) => {
    const match = await findTracked(db, number)
    return match ? [match] : []
  }
  return lookUpShipments(visit, { key: number, companyNumber: number, find, read })
}

async function tracked(ctx: Context, shipment: ShipmentRow): Promise<TrackedShipment> {
  // The logo is shown only when the company itself pays. Another bill-to party has no logo, and on a blind shipment the
  // logo would reveal the shipper.
  const isOwn = shipment.customerName === ctx.user.companyName && !shipment.isBlind
  return trackedShipment(await loadedOf(ctx, shipment), isOwn ? await logoOfCompany(ctx.db) : null)
}

async function loadedOf(ctx: Context, shipment: ShipmentRow): Promise<Loaded> {
  const loaded = await loadShipment(ctx.db, shipment)
  const [payer = null] = shipment.isBlind ? (await payersOf(ctx, loaded)).values() : []
  return { ...loaded, shipment, inPlaceOfShipper: payer, outlooks: await outlooksOf(ctx.db, shipment.id) }
}

async function activitiesOf(ctx: Context, shipment: ShipmentRow): Promise<TrackingActivity[]> {
  const stops = checkedStops(await loadShipment(ctx.db, shipment))
  const calls = checkCallsOf(stops, await seenTruck(ctx.db, shipment, stops))
  return (shipment.isBlind ? withoutShipFrom(calls, stops) : calls).map(activityView)
}

async function seenTruck(db: Tx, { id }: ShipmentRow, stops: readonly CheckedStop[]): Promise<SeenTruck | null> {
  const known = await whereaboutsOf(db, id)
  if (!known?.positionAt) return null
  const { latitude, longitude, positionAt, positionCity, positionState, nextStopNumber, milesToGo } = known
  const next = stops[(nextStopNumber ?? stops.length) - 1]
  const timeZone = next?.place.timeZone ?? null
  const near = latitude === null || longitude === null ? undefined : cityNear(latitude, longitude)
  const seen = {
    at: positionAt,
    place: {
      city: positionCity ?? near?.city ?? null,
      state: positionState ?? near?.state ?? null,
      latitude,
      longitude,
      timeZone,
    },
    nextStopNumber,
    milesToGo,
    milesToFirstStop: milesBetween((await firstPosition(db, id)) ?? null, stops[0]?.place ?? null),
  }
  return (await roundsPositions(db)) ? roundedTruck(seen, near ?? null) : seen
}

type Spot = { latitude: number | null; longitude: number | null } | null

function milesBetween(from: Spot, to: Spot): number | null {
  const [start, end] = [pointOf(from), pointOf(to)]
  return start && end ? estimatedMiles(start, end) : null
}

const pointOf = (spot: Spot) =>
  spot && spot.latitude !== null && spot.longitude !== null
    ? { latitude: spot.latitude, longitude: spot.longitude }
    : null

type Watching = { entityId: string; emailAddress: string; notificationType: 'All' | WatchedChange }

/** Only for a shipment that was just looked up from the same address. (TRACK-44) */
export async function addExternalWatcher(visit: PublicVisit, site: MailSite, { entityId, ...watching }: Watching) {
  const { address, now } = visit
  const companyId = await visit.open(async (db) => {
    const match = await visitedCompany(db, { address, shipmentId: entityId, now })
    if (!match) return refuse.notFound('shipment')
    return (await mayAddWatcher(db, visit))
      ? match
      : refuse.tooMany('Too many watchers were added. Wait an hour and try again.')
  })
  await visit.within(companyId, (ctx) => watchFromOutside(ctx, site, { shipmentId: entityId, ...watching }))
  return { isSuccess: true, message: 'Successfully added watcher' }
}

export async function getLogo(visit: PublicVisit, logoId: string) {
  for (const companyId of await visit.open((db) => visitedCompanies(db, visit))) {
    const file = await visit.within(companyId, ({ db }) => findLogo(db, logoId))
    const bytes = file && (await visit.files.read(file.storedAs))
    if (bytes) return { contentType: file.contentType, data: bytes.toString('base64') }
  }
  return refuse.notFound('picture')
}
