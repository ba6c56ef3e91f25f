import { hazmatIssues } from '@lanewise/domain/commodities/hazmat'
import { noLineItemMessage } from '@lanewise/domain/orders/items/line-item-rules'
import { type Accessorial, isAccessorial } from '@lanewise/domain/rating/accessorials'
import { z } from 'zod'
import { optionalText, orNull, requiredText } from './fields.ts'
import {
  cargoClassification,
  freightClass,
  hazmatFieldNames,
  hazmatFields,
  nmfcNumber,
  packagingUnitType,
} from './freight-fields.ts'
import { Id } from './list.ts'
import { withRule } from './with-rule.ts'

const inches = z.number('Enter a number').positive('Must be above 0').max(999, 'At most 999')
const count = (max: number) =>
  z
    .int('Enter a whole number')
    .min(1, 'At least 1')
    .max(max, `At most ${max.toLocaleString('en-US')}`)

/** A stop as a rate query names it. */
export const RateQueryStop = z.strictObject({
  city: requiredText(100),
  state: requiredText(4),
  zip: optionalText(10),
  quotableLocationId: Id.nullish().transform(orNull),
  stopNumber: z.int().min(1).max(2),
})

/** One line of goods. */
export const RateQueryProduct = withRule(
  z.strictObject({
    description: requiredText(500),
    perPackageWeightInPounds: z.number('Enter a number').positive('Must be above 0').max(99_999, 'At most 99,999'),
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
  }),
  hazmatFieldNames,
  hazmatIssues,
)

/** What LTL and volume rates are asked with. */
export const RateQuery = z.strictObject({
  customerId: Id,
  shippingMode: z.enum(['LTL', 'VLTL'], 'Choose LTL or VLTL'),
  shippingDate: z.iso.date('Enter a date'),
  accessorials: z
    .array(z.string().refine((value): value is Accessorial => isAccessorial(value), 'Choose one of the accessorials'))
    .max(50, 'At most 50 accessorials')
    .default([]),
  stops: z.tuple([RateQueryStop, RateQueryStop]),
  products: z.array(RateQueryProduct).min(1, noLineItemMessage).max(100, 'At most 100 line items'),
  isHazmatRequired: z.boolean('Answer true or false').default(false),
})
export type RateQuery = z.output<typeof RateQuery>
