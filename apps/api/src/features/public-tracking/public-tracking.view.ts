import type { TrackedShipment, TrackedStop, TrackingActivity } from '@lanewise/contract/public-tracking'
import type { BillAddress } from '@lanewise/domain/bills-of-lading/bill-source'
import type { EnteredReference } from '@lanewise/domain/orders/reference-types'
import { instantAt, momentOf } from '@lanewise/domain/shared/moments'
import { type ShipmentStatus, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { defaultEmissionsFactor } from '@lanewise/domain/tracking/emissions'
import type { TrackingActivity as CheckCall, CheckedStop } from '@lanewise/domain/tracking/public/check-calls'
import { currentStop } from '@lanewise/domain/tracking/stop-times'
import type { loadShipment, ShipmentRow } from '#features/shipments/index.ts'
import type { Outlooks } from './public-tracking.queries.ts'

type LoadedShipment = Awaited<ReturnType<typeof loadShipment>>
type StopRow = LoadedShipment['orders'][number]['stops'][number]

export type Loaded = LoadedShipment & {
  shipment: ShipmentRow
  /** Bill-to party that replaces the shipper on a blind shipment. Null when the shipment is not blind. */
  inPlaceOfShipper: BillAddress | null
  outlooks: Outlooks
}
export type ServedStop = { stop: LoadedShipment['stops'][number]; served: StopRow[]; place: StopRow }

/** The truck's stops, each with the order stops served there. */
export const servedStops = ({ orders, stops, parts }: LoadedShipment): ServedStop[] => {
  const known = new Map(orders.flatMap((order) => order.stops.map((stop) => [stop.id, stop] as const)))
  return stops.flatMap((stop) => {
    const own = parts.filter(({ shipmentStopId }) => shipmentStopId === stop.id)
    const served = own.flatMap(({ orderStopId }) => known.get(orderStopId) ?? [])
    const [place] = served
    return place ? [{ stop, served, place }] : []
  })
}

/** Public view of a shipment. (TRACK-21) It leaves out the fields listed in TRACK-53. */
export function trackedShipment(loaded: Loaded, logoFileId: string | null): TrackedShipment {
  const { shipment } = loaded
  const stops = stopsView(loaded)
  return {
    id: shipment.id,
    shipmentNumber: shipment.shipmentNumber,
    shipmentStatus: shipment.status,
    customerName: loaded.inPlaceOfShipper?.name ?? shipment.customerName,
    customerLogoFileId: logoFileId,
    distance: inMiles(shipment.milesTenths),
    twoYearCo2EmissionsFactor: defaultEmissionsFactor,
    currentStopNumber: Math.min(currentStop(stops) + 1, stops.length),
    originationType: shipment.originationType,
    stops,
  }
}

export const stopsView = (loaded: Loaded): TrackedStop[] =>
  servedStops(loaded).map(({ stop, served, place }) => ({
    id: stop.id,
    stopType: stop.stopType === 0 ? 'Pickup' : 'Dropoff',
    stopNumber: stop.stopNumber,
    ...whereOf(place, stop.stopType === 0 ? loaded.inPlaceOfShipper : null),
    appointmentDateTime: written(stop.appointmentAt),
    earlyDateTime: stop.earlyAt.toISOString(),
    lateDateTime: stop.lateAt.toISOString(),
    arrivedDateTime: written(stop.arrivedAt),
    departedDateTime: written(stop.departedAt),
    ianaTimezone: place.timeZone,
    orderLineItems: freightAt(loaded, stop.stopType, served),
    referenceNumber: served.flatMap(({ referenceNumbers }) =>
      (referenceNumbers as EnteredReference[]).map(({ label, value }) => ({ label, value })),
    ),
    ...expectedAt(stop, loaded),
  }))

/** Only for stops still ahead of a truck. (DEF-140) */
function expectedAt(
  stop: ServedStop['stop'],
  { shipment, outlooks }: Loaded,
): Pick<TrackedStop, 'eta' | 'onTimeStatus'> {
  const isExpected = expecting.includes(shipmentStatusOf(shipment.status))
  const outlook = isExpected && !stop.arrivedAt && !stop.departedAt ? outlooks.get(stop.id) : undefined
  return { eta: written(outlook?.etaAt ?? null), onTimeStatus: outlook?.onTimeStatus ?? null }
}

const expecting: readonly ShipmentStatus[] = ['Booked', 'Dispatched', 'InTransit', 'AtStop']

type Where = Pick<TrackedStop, 'companyName' | 'companyAlias' | 'locationAddress' | 'coordinates'>

/** On a blind shipment the bill-to address replaces the origin. (DEF-112) */
function whereOf(place: StopRow, inPlace: BillAddress | null): Where {
  const { city, state, postalCode } = inPlace ?? place
  const { latitude, longitude } = place
  return {
    companyName: inPlace ? inPlace.name : place.companyName,
    companyAlias: inPlace ? null : place.companyAlias,
    locationAddress: { city, governingDistrictAbbreviation: state, zip: postalCode },
    coordinates: inPlace || latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

function freightAt({ orders }: LoadedShipment, stopType: number, served: readonly StopRow[]) {
  const ids = new Set(served.map(({ id }) => id))
  return orders
    .map(({ items }) => items.filter((item) => ids.has(stopType === 0 ? item.pickupStopId : item.dropoffStopId)))
    .filter((items) => items.length > 0)
    .map((items) => ({
      lineItems: items.map(({ palletCount, packageCount, totalWeight }) => ({
        palletCount,
        packageQuantity: packageCount,
        totalWeight,
      })),
    }))
}

export const checkedStops = (loaded: LoadedShipment): CheckedStop[] =>
  servedStops(loaded).map(({ stop, place }) => ({
    id: stop.id,
    isPickup: stop.stopType === 0,
    arrivedAt: stop.arrivedAt,
    departedAt: stop.departedAt,
    miles: inMiles(stop.milesTenths),
    place,
  }))

export const activityView = ({ place, at, ...details }: CheckCall): TrackingActivity => ({
  ...details,
  activityDateTime: instantAt(momentOf(at)),
  location: {
    city: place?.city ?? null,
    state: place?.state ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    ianaTimeZone: place?.timeZone ?? null,
  },
})

const written = (at: Date | null) => at?.toISOString() ?? null
const inMiles = (tenths: number | null) => (tenths === null ? null : tenths / 10)
