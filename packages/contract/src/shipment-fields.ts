import { originationTypes } from '@lanewise/domain/booking/origination-type'
import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { attentionReasonNames } from '@lanewise/domain/shipments/attention'
import { forEachDetail } from '@lanewise/domain/shipments/fields'
import { type ShipmentMoveName, shipmentMoves } from '@lanewise/domain/shipments/moves'
import { originations, shipmentStatusIds, shipmentStatusNames } from '@lanewise/domain/shipments/shipment-status'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { z } from 'zod'
import { PricedCharge } from './charge-fields.ts'
import { optionalText, orNull } from './fields.ts'
import { Id } from './list.ts'
import { orderStatus, orderStatusId } from './order-fields.ts'
import { updateOf } from './update-of.ts'

const moment = z.iso.datetime()
const moveNames = Object.keys(shipmentMoves) as [ShipmentMoveName, ...ShipmentMoveName[]]

export const shipmentStatusId = z.literal(shipmentStatusIds)
export const shipmentStatusName = z.enum(shipmentStatusNames)

/** How calls name a shipment. */
export const ShipmentParams = z.strictObject({ shipmentNumber: z.string().max(30) })

/** The answer to a change of a shipment: its version after it. */
export const MovedShipment = z.object({ shipmentId: Id, shipmentNumber: z.string(), version: z.int() })

/** A flag next to the status. (DEF-54) */
export const Attention = z.object({
  reason: z.enum(attentionReasonNames),
  /** One sentence. */
  message: z.string(),
  since: moment,
})

/** A stop of a shipment, with the place as agreed. */
export const ShipmentStop = z.object({
  id: Id,
  /** Starts at 1. */
  stopNumber: z.int(),
  /** 0 is a pickup, 1 a dropoff. */
  stopType: z.literal([0, 1]),
  loadStyle: z.enum(['Live', 'Drop']),
  locationNumber: z.string(),
  companyName: z.string(),
  locationName: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    ianaTimeZone: z.string(),
  }),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  earlyDateTime: moment,
  lateDateTime: moment,
  appointmentDateTime: moment.nullable(),
  isAppointmentRequired: z.boolean(),
  arrivalDateTime: moment.nullable(),
  departureDateTime: moment.nullable(),
  /** Miles from the previous stop; null for the first stop and when no road route is known. */
  distance: z.number().nullable(),
  expectedTransitTimeSeconds: z.int().nullable(),
  orderNumbers: z.array(z.string()),
  pallets: z.int(),
  packages: z.int(),
  weight: z.number(),
  notes: z.array(z.string()),
})
export type ShipmentStop = z.output<typeof ShipmentStop>

/** An order on a shipment. */
export const ShipmentOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  orderStatus,
  orderStatusId,
  customerName: z.string(),
  referenceNumbers: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Stop numbers on the shipment. */
  firstStop: z.int(),
  lastStop: z.int(),
  pallets: z.int(),
  packages: z.int(),
  weight: z.number(),
  isHazmat: z.boolean(),
  ltlAccessorialTypes: z.array(z.string()),
})
export type ShipmentOrder = z.output<typeof ShipmentOrder>

/** A shipment with all data of its page; money in dollars. (SHIP-3, CONFIRM-4) */
export const ShipmentInformation = z.object({
  id: Id,
  shipmentNumber: z.string(),
  version: z.int(),
  shipmentStatus: shipmentStatusId,
  shipmentStatusName,
  shipmentStatusDescription: z.string(),
  attention: Attention.nullable(),
  onTimeStatus: z.enum(onTimeStatuses).nullable(),
  /** Actions that the status of the shipment allows. */
  moves: z.array(z.enum(moveNames)),
  origination: z.enum(originations),
  originationType: z.enum(originationTypes).nullable(),
  shippingMode: z.enum(shippingModes),
  equipmentMode: z.literal(equipmentModes),
  equipmentTypes: z.array(z.string()),
  createDateTime: moment,
  createdBy: z.string(),
  bookedDateTime: moment.nullable(),
  bookedBy: z.string().nullable(),
  voidDateTime: moment.nullable(),
  voidedBy: z.string().nullable(),
  voidReason: z.string().nullable(),
  /** Null before booking; a carrier outside the company's own network has no id. */
  carrier: z
    .object({
      id: Id.nullable(),
      companyName: z.string(),
      logoFileId: Id.nullable(),
      scac: z.string().nullable(),
      dotNumber: z.string().nullable(),
    })
    .nullable(),
  rateSource: z.string().nullable(),
  serviceLevel: z.string().nullable(),
  /** Freight class used for billing by the carrier, when it was agreed manually. */
  freightClass: z.number().nullable(),
  quoteNumber: z.string().nullable(),
  lane: z.object({ id: Id, customerReferenceNumber: z.string() }).nullable(),
  pickupNumber: z.string().nullable(),
  ...forEachDetail(() => z.string().nullable()),
  totalCharge: z.number().nullable(),
  totalDistance: z.number().nullable(),
  estimatedTimeSeconds: z.int().nullable(),
  /** Transit days of the rate, or by the miles where the rate has none. (DEF-134) */
  transitDays: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** Days by the transit times of the stops. (RATE-36) */
  serviceDays: z.number(),
  pallets: z.int(),
  packages: z.int(),
  weight: z.number(),
  linearFeet: z.number(),
  isHazmat: z.boolean(),
  isTeamRequired: z.boolean(),
  isBlind: z.boolean(),
  /** Degrees Fahrenheit. */
  reeferTemperatureMin: z.number().nullable(),
  reeferTemperatureMax: z.number().nullable(),
  accessorials: z.array(z.string()),
  trackingRequirements: z.array(z.object({ description: z.string() })),
  stops: z.array(ShipmentStop),
  orders: z.array(ShipmentOrder),
})
export type ShipmentInformation = z.output<typeof ShipmentInformation>

/** Pay of the carrier by charge; money in dollars. (CONFIRM-11) */
export const CarrierChargeDetails = z.object({ total: z.number().nullable(), charges: z.array(PricedCharge) })

/** Details recorded on a booked shipment. (SHIP-6) */
export const ShipmentDetailsFields = z.strictObject(forEachDetail(({ most }) => optionalText(most)))
export const ShipmentDetailsUpdate = updateOf(ShipmentDetailsFields)
export type ShipmentDetailsUpdate = z.output<typeof ShipmentDetailsUpdate>

/** Appointment at one stop, in the stop's local time; null removes it. (SHIP-6) */
export const AppointmentFields = z.strictObject({
  appointmentDateTime: z.iso.datetime({ offset: true, error: 'Enter a date and time' }).nullish().transform(orNull),
})
export type AppointmentFields = z.output<typeof AppointmentFields>
export const AppointmentUpdate = updateOf(AppointmentFields)
export type AppointmentUpdate = z.output<typeof AppointmentUpdate>
