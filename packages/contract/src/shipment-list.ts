import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { z } from 'zod'
import { requiredText } from './fields.ts'
import { filterOf, Id, listPage, searchTerm } from './list.ts'
import { pageSizes } from './page-sizes.ts'
import { placeId } from './places.ts'
import { Attention, shipmentStatusId, shipmentStatusName } from './shipment-fields.ts'

/** Ways to sort the list, by the names that other programs send. */
export const shipmentSorts = [
  'OriginEarlyDateTime',
  'DestinationEarlyDateTime',
  'CreateDateTime',
  'BookedDateTime',
  'ShipmentNumber',
] as const
export type ShipmentSort = (typeof shipmentSorts)[number]

/** Days by the calendar of the place that the date belongs to, both included. */
const days = z
  .strictObject({ startDate: z.iso.date('Enter a date').optional(), endDate: z.iso.date('Enter a date').optional() })
  .optional()

/** SHIPLIST-1, DEF-60: which shipments a list shows; with no status every shipment that is not voided. */
export const ShipmentFilter = z.strictObject({
  searchTerm,
  /** Only these, for what is done with the selected rows of a list. */
  shipmentNumbers: filterOf(requiredText(30)),
  /** Those that carry or carried one of these orders, cancelled ones too. */
  orderNumbers: filterOf(requiredText(30)),
  statuses: filterOf(shipmentStatusId),
  onTimeStatus: filterOf(z.enum(onTimeStatuses, 'Unknown on-time status')),
  /** Those with an open offer that ends so soon. */
  tenderExpiresWithinMinutes: z.int('Enter a whole number').min(1, 'At least 1').max(100_000).optional(),
  needsAttention: z.boolean('Answer true or false').optional(),
  originQuotableLocationId: placeId.optional(),
  destinationQuotableLocationId: placeId.optional(),
  scheduledPickup: days,
  actualPickup: days,
  scheduledDelivery: days,
  actualDelivery: days,
  shippingModes: filterOf(z.enum(shippingModes, 'Unknown mode')),
  carrierIds: filterOf(Id),
  orderByProperty: z.enum(shipmentSorts, 'Not a way to sort').default('OriginEarlyDateTime'),
  /** DEF-18: 1 ascending, -1 descending. */
  orderByDirection: z.literal([1, -1], 'Choose 1 or -1').default(1),
  /** With the earliest pickup first: those of more than a day ago follow the coming ones, the latest of them first. */
  pastLast: z.boolean('Answer true or false').default(false),
  ...listPage(pageSizes.shipments),
})
export type ShipmentFilter = z.output<typeof ShipmentFilter>

const End = z.object({
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  ianaTimeZone: z.string(),
  companyName: z.string(),
})
const moment = z.iso.datetime()

/** A shipment of a list or of a card; money in dollars, distance in miles, weight in pounds. */
export const ShipmentSummary = z.object({
  id: Id,
  shipmentNumber: z.string(),
  version: z.int(),
  shipmentStatus: shipmentStatusId,
  shipmentStatusName,
  shipmentStatusDescription: z.string(),
  attention: Attention.nullable(),
  onTimeStatus: z.enum(onTimeStatuses).nullable(),
  shippingMode: z.enum(shippingModes),
  equipmentMode: z.literal(equipmentModes),
  carrierId: Id.nullable(),
  carrierName: z.string().nullable(),
  proNumber: z.string().nullable(),
  orderNumbers: z.array(z.string()),
  customerName: z.string(),
  origin: End,
  destination: End,
  originEarlyDateTime: moment,
  originLateDateTime: moment,
  originAppointmentDateTime: moment.nullable(),
  destinationEarlyDateTime: moment,
  destinationLateDateTime: moment,
  destinationAppointmentDateTime: moment.nullable(),
  actualPickupDateTime: moment.nullable(),
  actualDeliveryDateTime: moment.nullable(),
  bookedDateTime: moment.nullable(),
  createDateTime: moment,
  stopCount: z.int(),
  distance: z.number().nullable(),
  weight: z.number(),
  pallets: z.int(),
  isHazmat: z.boolean(),
  totalCharge: z.number().nullable(),
  /** The cheapest way in which its orders could travel, while it is not booked. */
  lowestShipRate: z.number().nullable(),
  /** The offer that is out: to whom, which one of how many, and until when. */
  offer: z.object({ carrierName: z.string(), position: z.int(), count: z.int(), expiresDateTime: moment }).nullable(),
})
export type ShipmentSummary = z.output<typeof ShipmentSummary>
