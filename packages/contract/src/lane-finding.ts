import { equipmentModes } from '@lanewise/domain/freight/modes'
import { z } from 'zod'
import { bookability } from './carrier-fields.ts'
import { PricedCharge } from './charge-fields.ts'
import { orNull } from './fields.ts'
import { accessorials, mostLineItems, tooManyLineItems } from './freight-fields.ts'
import { LaneRate } from './lane-rate-fields.ts'
import { Id } from './list.ts'
import { required } from './messages.ts'
import { operation } from './operation.ts'
import { notIncluded } from './quote-fields.ts'
import { RateQueryStop, TruckloadProduct } from './rate-query.ts'

/** A stop of the shipment. */
export const LaneRateStop = RateQueryStop.extend({ stopNumber: z.int().min(1).max(50) })
export type LaneRateStop = z.output<typeof LaneRateStop>

export const ShipmentLaneRateQuery = z.strictObject({
  products: z.array(TruckloadProduct).max(mostLineItems, tooManyLineItems).default([]),
  stops: z.array(LaneRateStop, required).min(2, 'Name the first pickup and the last dropoff').max(50),
  isHazmatRequired: z.boolean('Answer true or false').default(false),
  isTeamRequired: z.boolean('Answer true or false').default(false),
  isLiftGateRequired: z.boolean('Answer true or false').default(false),
  accessorials,
  equipmentMode: z.literal(equipmentModes, required),
  shippingDate: z.iso.date('Enter a date'),
  /** Sum over all line items. */
  palletCount: z.number('Enter a number').min(0, 'Cannot be negative').max(9_999).nullish().transform(orNull),
})
export type ShipmentLaneRateQuery = z.output<typeof ShipmentLaneRateQuery>

/** A contract rate for one shipment with its price. Amounts in dollars. (RATE-5) */
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
  ...notIncluded,
  /** Cost of the shipment. null if the rate does not apply to it, and then `why` has the reason. */
  totalCost: z.number().nullable(),
  charges: z.array(PricedCharge),
  /** Explanation of the price, one sentence per entry. */
  why: z.array(z.string()),
})
export type ContractRate = z.output<typeof ContractRate>

/** What a quote keeps of a contracted rate as it was priced. */
export const QuotedContract = ContractRate.pick({
  id: true,
  carrierDescription: true,
  carrierLogoFileId: true,
  rateType: true,
  totalCost: true,
  charges: true,
  why: true,
  unpricedServices: true,
})
export type QuotedContract = z.output<typeof QuotedContract>

export const ShipmentLaneRates = z.object({
  lane: z.object({ id: Id, customerReferenceNumber: z.string(), matchedBy: z.enum(['postalCode', 'city']) }).nullable(),
  /** Which lane matched and by which criteria, or that none matched. */
  why: z.array(z.string()),
  /** Sorted by tender order, then by carrier. */
  items: z.array(ContractRate),
})
export type ShipmentLaneRates = z.output<typeof ShipmentLaneRates>

export const getShipmentLaneRates = operation({
  name: 'getShipmentLaneRates',
  summary: 'The contracted rates of the lane of a truckload, each with the price for it',
  method: 'POST',
  path: '/lane-rates/for-shipment',
  permission: { any: ['CreateQuote', 'CreateOrder', 'BookShipment'] },
  body: ShipmentLaneRateQuery,
  answer: ShipmentLaneRates,
})
