import { stopTypes } from '@lanewise/domain/orders/stops/stop'
import { shipmentStatuses, trackedStatuses } from '@lanewise/domain/shipments/shipment-status'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { z } from 'zod'
import { filterOf, Id, listPage } from './list.ts'
import { pageSizes } from './page-sizes.ts'
import { shipmentStatusName } from './shipment-fields.ts'
import { ShipmentFilter, ShipmentSummary } from './shipment-list.ts'

/** Sort orders. `Trouble` sorts late before at risk before on time; arrived shipments come last. */
export const trackedSorts = ['Trouble', 'DestinationEarlyDateTime', 'OriginEarlyDateTime', 'ShipmentNumber'] as const
export type TrackedSort = (typeof trackedSorts)[number]

/** Filter of the tracking screen; without a status it returns all trackable shipments. (TRACKING-1) */
export const TrackedFilter = z.strictObject({
  ...ShipmentFilter.pick({
    searchTerm: true,
    shipmentNumbers: true,
    onTimeStatus: true,
    shippingModes: true,
    carrierIds: true,
    originQuotableLocationId: true,
    destinationQuotableLocationId: true,
    scheduledPickup: true,
    scheduledDelivery: true,
    orderByDirection: true,
  }).shape,
  statuses: filterOf(
    z.literal(
      trackedStatuses.map((name) => shipmentStatuses[name]),
      'Only shipments from booked to delivered are tracked',
    ),
  ),
  orderByProperty: z.enum(trackedSorts, 'Not a way to sort').default('Trouble'),
  ...listPage(pageSizes.tracking),
})
export type TrackedFilter = z.output<typeof TrackedFilter>

const moment = z.iso.datetime()
const onTimeStatus = z.enum(onTimeStatuses).nullable()

export const Position = z.object({
  latitude: z.number(),
  longitude: z.number(),
  at: moment,
  /** Name of the nearest known place. */
  near: z.string().nullable(),
  provider: z.string(),
})
export type Position = z.output<typeof Position>

/** The stop that a truck is driving to or standing at. */
export const NextStop = z.object({
  stopNumber: z.int(),
  stopType: z.enum(stopTypes),
  companyName: z.string(),
  city: z.string(),
  state: z.string(),
  ianaTimeZone: z.string(),
  earlyDateTime: moment,
  lateDateTime: moment,
  appointmentDateTime: moment.nullable(),
  arrivedDateTime: moment.nullable(),
  eta: moment.nullable(),
  onTimeStatus,
})
export type NextStop = z.output<typeof NextStop>

/** A shipment in transit, for a card or a row. */
export const TrackedShipment = ShipmentSummary.extend({
  position: Position.nullable(),
  /** Null after the last stop. */
  nextStop: NextStop.nullable(),
  milesToGo: z.number().nullable(),
  /** Completed share of the route, from 0 to 1. */
  progress: z.number(),
})
export type TrackedShipment = z.output<typeof TrackedShipment>

/** Maximum number of trucks on the map. */
export const mostTrucks = 2_000

/** A truck on the map. */
export const Truck = z.object({
  id: Id,
  shipmentNumber: z.string(),
  shipmentStatusName,
  onTimeStatus,
  latitude: z.number(),
  longitude: z.number(),
  /** Degrees from north toward the next stop; null while the truck stands still. */
  heading: z.number().nullable(),
})
export type Truck = z.output<typeof Truck>

export const Fleet = z.object({
  trucks: z.array(Truck),
  /** True when more trucks match than the map can show. */
  isCut: z.boolean(),
  /** Counts for all other filters, ignoring the on-time filter. */
  counts: z.object({ all: z.int(), Late: z.int(), AtRisk: z.int(), OnTime: z.int(), Early: z.int() }),
})
export type Fleet = z.output<typeof Fleet>
