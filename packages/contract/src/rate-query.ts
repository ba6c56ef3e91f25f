import { hazmatIssues } from '@lanewise/domain/commodities/hazmat'
import { noLineItemMessage } from '@lanewise/domain/orders/items/line-item-rules'
import { z } from 'zod'
import { optionalText, orNull, requiredText } from './fields.ts'
import {
  accessorials,
  cargoClassification,
  freightClass,
  hazmatFieldNames,
  hazmatFields,
  mostLineItems,
  nmfcNumber,
  packagingUnitType,
  tooManyLineItems,
} from './freight-fields.ts'
import { Id } from './list.ts'
import { placeId, stopCountry } from './places.ts'
import { withRule } from './with-rule.ts'

const heaviestPackage = 999_999
const inches = z.number('Enter a number').positive('Must be above 0').max(999, 'At most 999')
const count = (max: number) =>
  z
    .int('Enter a whole number')
    .min(1, 'At least 1')
    .max(max, `At most ${max.toLocaleString('en-US')}`)

/** A stop in a rate query. */
export const RateQueryStop = z.strictObject({
  city: requiredText(100),
  state: requiredText(4),
  zip: optionalText(10),
  country: stopCountry,
  quotableLocationId: placeId.nullish().transform(orNull),
  stopNumber: z.int().min(1).max(2),
})

const product = {
  description: requiredText(500),
  perPackageWeightInPounds: z
    .number('Enter a number')
    .positive('Must be above 0')
    .max(heaviestPackage, `At most ${heaviestPackage.toLocaleString('en-US')}`),
  length: inches,
  width: inches,
  height: inches,
  count: count(999_999),
  palletCount: count(999),
  packagingType: packagingUnitType,
  nmfcClass: freightClass,
  nmfcNumber,
  cargoClassification,
  isStackable: z.boolean('Answer true or false').default(false),
  ...hazmatFields,
} as const

/** One product line. (RATE-25) */
export const RateQueryProduct = withRule(z.strictObject(product), hazmatFieldNames, hazmatIssues)
export type RateQueryProduct = z.output<typeof RateQueryProduct>

/** Truckload products are priced without dimensions, and bulk freight has no pallets. */
export const TruckloadProduct = withRule(
  z.strictObject({
    ...product,
    length: inches.nullish().transform(orNull),
    width: inches.nullish().transform(orNull),
    height: inches.nullish().transform(orNull),
    palletCount: z.int('Enter a whole number').min(0, 'Cannot be negative').max(999).nullish().transform(orNull),
  }),
  hazmatFieldNames,
  hazmatIssues,
)

/** Input for LTL and volume rates. */
export const RateQuery = z.strictObject({
  customerId: Id,
  shippingMode: z.enum(['LTL', 'VLTL'], 'Choose LTL or VLTL'),
  shippingDate: z.iso.date('Enter a date'),
  accessorials,
  stops: z.tuple([RateQueryStop, RateQueryStop]),
  products: z.array(RateQueryProduct).min(1, noLineItemMessage).max(mostLineItems, tooManyLineItems),
  isHazmatRequired: z.boolean('Answer true or false').default(false),
  /** Kept in the quote history: truckload rates are asked for as well, by calls of their own. */
  isTruckloadAsked: z.boolean('Answer true or false').default(false),
})
export type RateQuery = z.output<typeof RateQuery>
