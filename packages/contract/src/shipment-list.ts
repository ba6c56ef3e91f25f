import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { z } from 'zod'
import { requiredText } from './fields.ts'
import { filterOf, Id, listPage, searchTerm } from './list.ts'
import { pageSizes } from './page-sizes.ts'
import { placeId } from './places.ts'
import { Attention, shipmentStatusId, shipmentStatusName } from './shipment-fields.ts'

/** Sort keys of the list, by the names that API clients send. */
export const shipmentSorts = [
  'OriginEarlyDateTime',
  'DestinationEarlyDateTime',
  'CreateDateTime',
  'BookedDateTime',
  'ShipmentNumber',
] as const
export type ShipmentSort = (typeof shipmentSorts)[number]

/** Inclusive range of days in the local calendar of the place. */
const days = z
  .strictObject({ startDate: z.iso.date('Enter a date').optional(), endDate: z.iso.date('Enter a date').optional() })
  .optional()

/** Filter of the shipment list; without a status it returns all shipments except voided ones. (SHIPLIST-1, DEF-60) */
export const ShipmentFilter = z.strictObject({
  searchTerm,
  /** Limits the list to these shipments, for actions on selected rows. */
  shipmentNumbers: filterOf(requiredText(30)),
  /** Shipments that carry or carried one of these orders, including cancelled ones. */
  orderNumbers: filterOf(requiredText(30)),
  statuses: filterOf(shipmentStatusId),
  onTimeStatus: filterOf(z.enum(onTimeStatuses, 'Unknown on-time status')),
  /** Shipments with an open tender offer that expires within this many minutes. */
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
  /** 1 is ascending, -1 descending. (DEF-18) */
  orderByDirection: z.literal([1, -1], 'Choose 1 or -1').default(1),
  /** Sorts the earliest upcoming pickup first; pickups more than a day ago follow, latest first. */
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

/** A shipment in a list or on a card; money in dollars, distance in miles, weight in pounds. */
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
  /** Lowest rate among all options for its orders, until the shipment is booked. */
  lowestShipRate: z.number().nullable(),
  /** The open tender offer: carrier, position in the sequence, number of offers and expiration. */
  offer: z.object({ carrierName: z.string(), position: z.int(), count: z.int(), expiresDateTime: moment }).nullable(),
})
export type ShipmentSummary = z.output<typeof ShipmentSummary>
