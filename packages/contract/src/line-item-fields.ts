import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { lineItemIssues } from '@lanewise/domain/orders/items/line-item-rules'
import { z } from 'zod'
import { optionalText, orNull, wholeUpTo } from './fields.ts'
import {
  cargoClassification,
  freightClass,
  hazmatFields,
  hazmatPapers,
  nmfcNumber,
  packagingUnitType,
} from './freight-fields.ts'
import { text } from './list.ts'
import { withRule } from './with-rule.ts'

const heaviest = 999_999

const isOn = z.boolean('Answer true or false').default(false)
const sideInInches = wholeUpTo(999)

/** Required fields depend on how the freight moves, so missing values reach the rule as null. */
const shape = {
  /** Created by the client that adds the line. Stops refer to lines by it. */
  uniqueIdentifier: text(100, 'A line item needs an identifier').min(1, 'A line item needs an identifier'),
  customerProductCode: optionalText(100),
  commodityCode: optionalText(100),
  description: optionalText(500),
  /** Pounds. */
  totalWeight: z
    .number('Enter a number')
    .min(0, 'Cannot be negative')
    .max(heaviest, `At most ${heaviest.toLocaleString('en-US')}`)
    .nullish()
    .transform(orNull),
  perPackageWeight: z.number('Enter a number').nullish().transform(orNull),
  packageLength: sideInInches,
  packageWidth: sideInInches,
  packageHeight: sideInInches,
  palletCount: wholeUpTo(999),
  packageCount: wholeUpTo(999_999),
  packagingUnitType: packagingUnitType.nullable(),
  cargoClassification,
  freightClass,
  nmfcNumber,
  isStackable: isOn,
  ...hazmatFields,
  ...hazmatPapers,
  linearFeet: z.number('Enter a number').min(0, 'Cannot be negative').default(0),
} as const

/** One line of freight. Its required fields depend on the mode, which `lineItemFields` checks. (ITEM-1) */
export const LineItemFields = z.strictObject(shape)
export type LineItemFields = z.output<typeof LineItemFields>

const names = Object.keys(shape) as (keyof typeof shape)[]

/** A line item with the rules of its mode. The form and the API use the same validation. */
export const lineItemFields = (freight: Freight) =>
  withRule(LineItemFields, names, (item) => lineItemIssues(item, freight))

/** Names that the item form uses instead of those of the line. (ITEM-2) */
export const lineItemFormNames = {
  packageLength: 'length',
  packageWidth: 'width',
  packageHeight: 'height',
  packageCount: 'packageQuantity',
  packagingUnitType: 'packageType',
  hazmatHazardClass: 'hazardClass',
} as const
