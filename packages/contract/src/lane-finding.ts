import { equipmentModes } from '@lanewise/domain/freight/modes'
import { countries } from '@lanewise/domain/places/states'
import { z } from 'zod'
import { bookability } from './carrier-fields.ts'
import { PricedCharge } from './charge-fields.ts'
import { orNull } from './fields.ts'
import { mostLineItems, tooManyLineItems } from './freight-fields.ts'
import { LaneRate } from './lane-rate-fields.ts'
import { Id } from './list.ts'
import { required } from './messages.ts'
import { operation } from './operation.ts'
import { RateQueryStop, TruckloadProduct } from './rate-query.ts'

/** A stop of the shipment; without a country the postal code and the state tell it. */
export const LaneRateStop = RateQueryStop.extend({
  country: z.enum(countries, 'Choose US, CA or MX').nullish().transform(orNull),
  stopNumber: z.int().min(1).max(50),
})
export type LaneRateStop = z.output<typeof LaneRateStop>

/** RATE-27: what contracted rates are asked with. */
export const ShipmentLaneRateQuery = z.strictObject({
  products: z.array(TruckloadProduct).max(mostLineItems, tooManyLineItems).default([]),
  stops: z.array(LaneRateStop, required).min(2, 'Name the first pickup and the last dropoff').max(50),
  isHazmatRequired: z.boolean('Answer true or false').default(false),
  isTeamRequired: z.boolean('Answer true or false').default(false),
  equipmentMode: z.literal(equipmentModes, required),
  shippingDate: z.iso.date('Enter a date'),
  /** The sum over all line items. */
  palletCount: z.number('Enter a number').min(0, 'Cannot be negative').max(9_999).nullish().transform(orNull),
})
export type ShipmentLaneRateQuery = z.output<typeof ShipmentLaneRateQuery>

/** RATE-5: a contracted rate for one shipment, with its price; money in dollars. */
export const ContractRate = LaneRate.pick({
  id: true,
  laneId: true,
  carrierId: true,
  carrierLogoFileId: true,
  carrierOnTimePickupPercentage: true,
  carrierOnTimeDeliveryPercentage: true,
  shipmentsAccepted: true,
  shipmentsRejected: true,
  rateType: true,
  chargeType: true,
  rate: true,
  sequence: true,
  additionalCharges: true,
}).extend({
  carrierDescription: z.string(),
  ...bookability,
  /** What the shipment costs; null where the rate cannot be applied to it, and `why` says so. */
  totalCost: z.number().nullable(),
  charges: z.array(PricedCharge),
  /** How the price comes about, sentence by sentence. */
  why: z.array(z.string()),
})
export type ContractRate = z.output<typeof ContractRate>

export const ShipmentLaneRates = z.object({
  lane: z.object({ id: Id, customerReferenceNumber: z.string(), matchedBy: z.enum(['postalCode', 'city']) }).nullable(),
  /** Which lane matched and by what, or that none did. */
  why: z.array(z.string()),
  /** In the order of tendering, then by carrier. */
  items: z.array(ContractRate),
})
export type ShipmentLaneRates = z.output<typeof ShipmentLaneRates>

export const getShipmentLaneRates = operation({
  name: 'getShipmentLaneRates',
  summary: 'The contracted rates of the lane that a truckload belongs to, with its price by each',
  method: 'POST',
  path: '/lane-rates/for-shipment',
  permission: { any: ['CreateQuote', 'CreateOrder', 'BookShipment'] },
  body: ShipmentLaneRateQuery,
  answer: ShipmentLaneRates,
})
