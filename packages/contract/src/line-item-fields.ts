import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { lineItemIssues } from '@lanewise/domain/orders/items/line-item-rules'
import { z } from 'zod'
import { optionalText, orNull, wholeUpTo } from './fields.ts'
import { cargoClassification, freightClass, hazmatFields, nmfcNumber, packagingUnitType } from './freight-fields.ts'
import { text } from './list.ts'
import { withRule } from './with-rule.ts'

const heaviest = 999_999

const isOn = z.boolean('Answer true or false').default(false)
const sideInInches = wholeUpTo(999)

/** Where something is required depends on how the freight moves, so missing values reach the rule as null. */
const shape = {
  /** Made by whoever adds the line; stops name lines by it. */
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
  properShippingName: optionalText(200),
  technicalName: optionalText(200),
  reportableQuantity: optionalText(50),
  isLimitedQuantity: isOn,
  linearFeet: z.number('Enter a number').min(0, 'Cannot be negative').default(0),
} as const

/** ITEM-1: one line of freight; what it must hold depends on how it moves, which `lineItemFields` adds. */
export const LineItemFields = z.strictObject(shape)
export type LineItemFields = z.output<typeof LineItemFields>

const names = Object.keys(shape) as (keyof typeof shape)[]

/** A line of freight that moves in a certain way; form and API check it alike. */
export const lineItemFields = (freight: Freight) =>
  withRule(LineItemFields, names, (item) => lineItemIssues(item, freight))

/** ITEM-2: the names that the item form uses in place of those of the line. */
export const lineItemFormNames = {
  packageLength: 'length',
  packageWidth: 'width',
  packageHeight: 'height',
  packageCount: 'packageQuantity',
  packagingUnitType: 'packageType',
  hazmatHazardClass: 'hazardClass',
} as const
