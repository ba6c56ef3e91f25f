import {
  cargoClassifications,
  defaultPackagingUnitType,
  packagingUnitTypes,
} from '@lanewise/domain/commodities/commodity'
import { hazardClasses, normalizeSubsidiaryClasses, packingGroups } from '@lanewise/domain/commodities/hazmat'
import { nmfcMessage, parseNmfc } from '@lanewise/domain/commodities/nmfc'
import { truckRequirements } from '@lanewise/domain/freight/equipment-types'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { type Accessorial, isAccessorial } from '@lanewise/domain/rating/accessorials'
import { z } from 'zod'
import { optionalText, orNull, requiredText } from './fields.ts'

/** Classification of goods in the catalog, in quotes and on orders. */
export const cargoClassification = z
  .enum(cargoClassifications, 'Choose one of the cargo classifications')
  .default('General')
export const packagingUnitType = z
  .enum(packagingUnitTypes, 'Choose one of the package types')
  .default(defaultPackagingUnitType)
export const knownFreightClass = z.enum(freightClasses, 'Choose one of the freight classes')

/** A freight class as a number. Accepts a number or its text form. (BOOK-40) */
export const numericFreightClass = z
  .union([z.number(), z.string()])
  .transform((value, { issues }) => {
    const known = freightClasses.find((one) => Number(one) === Number(value))
    if (known === undefined) issues.push({ code: 'custom', message: 'Choose one of the freight classes', input: value })
    return Number(known)
  })
  .nullish()
  .transform(orNull)

export const freightClass = knownFreightClass.nullish().transform(orNull)
export const nmfcNumber = optionalText(20).refine((value) => value === null || parseNmfc(value) !== null, nmfcMessage)

/** `hazmatIssues` determines which of these fields hazardous goods require. */
export const hazmatFields = {
  isHazmat: z.boolean('Answer true or false').default(false),
  hazmatHazardClass: z.enum(hazardClasses, 'Choose one of the hazard classes').nullish().transform(orNull),
  hazmatPackingGroup: z.enum(packingGroups, 'Choose one of the packing groups').nullish().transform(orNull),
  hazmatUNNumber: optionalText(10),
}
export const hazmatFieldNames = ['isHazmat', 'hazmatHazardClass', 'hazmatPackingGroup', 'hazmatUNNumber'] as const

/** What the bill of lading states of hazardous goods besides number, class and packing group. (TRADE-1) */
export const hazmatPapers = {
  hazmatSubsidiaryClasses: optionalText(40)
    .refine((text) => text === null || normalizeSubsidiaryClasses(text) !== null, 'Enter hazard classes, as in 6.1, 8')
    .transform((text) => text && normalizeSubsidiaryClasses(text)),
  /** The longest name of the table has 236 characters. */
  properShippingName: optionalText(300),
  technicalName: optionalText(200),
  reportableQuantity: optionalText(50),
  isLimitedQuantity: z.boolean('Answer true or false').default(false),
}

/** A service that a stop or the route needs beyond dock-to-dock transport. */
export const accessorial = z
  .string()
  .refine((value): value is Accessorial => isAccessorial(value), 'Choose one of the accessorials')
export const accessorials = z.array(accessorial).max(50, 'At most 50 accessorials').default([])

/** Temperature setting of a reefer. */
export const degreesFahrenheit = z
  .number('Enter a number')
  .min(-100, 'At least -100 °F')
  .max(150, 'At most 150 °F')
  .nullish()
  .transform(orNull)

/** Requirements that truck and driver must meet, or must not have. */
export const truckRequirementFlags = z
  .array(z.enum(truckRequirements, 'Choose one of the requirements'))
  .max(truckRequirements.length)
  .default([])

/** Further requirements for truck and driver as free text. */
export const otherRequirements = z.array(requiredText(100)).max(50, 'At most 50 requirements').default([])

/** Maximum number of stops of an order or a quote. More stops are not realistic for one truck. */
export const mostStops = 50
/** A list of stops from the first pickup to the last dropoff. */
export const stopsOf = <T extends z.ZodType>(stop: T) =>
  z.array(stop).min(2, 'Name a pickup and a dropoff').max(mostStops, `At most ${mostStops} stops`)

/** Maximum number of line items in a quote or at a pickup. */
export const mostLineItems = 100
export const tooManyLineItems = `At most ${mostLineItems} line items`
