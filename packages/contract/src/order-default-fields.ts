import { equipmentTypes, reeferModes, truckRequirements } from '@lanewise/domain/freight/equipment-types'
import { freightTerms } from '@lanewise/domain/freight/freight-terms'
import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { orderTypes } from '@lanewise/domain/orders/order-types'
import {
  type ReferenceCategory,
  type ReferenceType,
  referenceTypeNames,
  referenceTypesAt,
} from '@lanewise/domain/orders/reference-types'
import { orderDefaultIssues } from '@lanewise/domain/settings/order-defaults'
import { z } from 'zod'
import { optionalChoice, optionalText, orNull, PhoneNumber } from './fields.ts'
import { accessorials, degreesFahrenheit, otherRequirements, truckRequirementFlags } from './freight-fields.ts'
import { Id, text } from './list.ts'
import { updateOf } from './update-of.ts'
import { withRule } from './with-rule.ts'

const isOn = z.boolean('Answer true or false')

/** Default special instructions of an order. */
const instructions = text(10_000).trim()

/** Types of reference numbers that are required on every order, or on every stop of a type. */
function references(category: ReferenceCategory) {
  const kinds = referenceTypesAt(category) as [ReferenceType, ...ReferenceType[]]
  return z.array(z.enum(kinds, `Not a reference number of ${places[category]}`)).max(kinds.length)
}
const places = { order: 'orders', pickup: 'pickups', dropoff: 'dropoffs' } as const

/** Temperatures are stored in tenths of a degree. */
const isTenth = (degrees: number | null) => degrees === null || Math.abs(degrees * 10 - Math.round(degrees * 10)) < 1e-6

const shape = {
  defaultOrderType: optionalChoice(orderTypes, 'Not an order type'),
  availableFreightTerms: z.array(z.enum(freightTerms, 'Not freight terms')).max(freightTerms.length),
  defaultFreightTerm: optionalChoice(freightTerms, 'Not freight terms'),
  availableShippingModes: z
    .array(z.enum(shippingModes, 'Not a shipping mode'))
    .min(1, 'Offer at least one mode')
    .max(shippingModes.length),
  defaultShippingMode: optionalChoice(shippingModes, 'Not a shipping mode'),
  availableEquipmentModes: z
    .array(z.literal(equipmentModes, 'Not a kind of equipment'))
    .min(1, 'Offer at least one kind of equipment')
    .max(equipmentModes.length),
  defaultEquipmentMode: z.literal(equipmentModes, 'Not a kind of equipment').nullish().transform(orNull),
  availableEquipmentTypes: z.array(z.enum(equipmentTypes, 'Not an equipment type')).max(equipmentTypes.length),
  defaultEquipmentType: optionalChoice(equipmentTypes, 'Not an equipment type'),
  defaultReeferMode: optionalChoice(reeferModes, 'Not a reefer mode'),
  defaultReeferTemp: degreesFahrenheit.refine(isTenth, 'At most 1 decimal'),
  mustHaveRequirements: truckRequirementFlags,
  mustNotHaveRequirements: truckRequirementFlags,
  additionalRequirements: otherRequirements,
  availableDefaultLTLAccessorials: accessorials,
  /** Id of one of the company's locations. */
  defaultLocation: Id.nullish().transform(orNull),
  prioritizeHistoricalLocations: isOn,
  showLocationName: isOn,
  /** Id of one of the company's commodities. */
  defaultCommodity: Id.nullish().transform(orNull),
  requiredOrderReferences: references('order'),
  requiredPickupReferences: references('pickup'),
  requiredDropoffReferences: references('dropoff'),
  defaultTLSpecialInstructions: instructions,
  defaultLTLSpecialInstructions: instructions,
  /** Used for truckloads without their own instructions (ORDER-14). */
  defaultSpecialInstructions: instructions,
  customsBrokerName: optionalText(200),
  customsContact: optionalText(200),
  customsPhoneNumber: PhoneNumber,
  customsPort: optionalText(200),
} as const

/** Defaults and options of quotes and orders. The form and the API use the same validation. */
export const OrderDefaultFields = withRule(
  z.strictObject(shape),
  [
    'availableFreightTerms',
    'defaultFreightTerm',
    'availableShippingModes',
    'defaultShippingMode',
    'availableEquipmentModes',
    'defaultEquipmentMode',
    'availableEquipmentTypes',
    'defaultEquipmentType',
    'mustHaveRequirements',
    'mustNotHaveRequirements',
  ],
  orderDefaultIssues,
)
export type OrderDefaultFields = z.output<typeof OrderDefaultFields>
export const OrderDefaultUpdate = updateOf(OrderDefaultFields)
export type OrderDefaultUpdate = z.output<typeof OrderDefaultUpdate>

export const OrderDefaultSettings = z.object({
  id: Id,
  version: z.int(),
  defaultOrderType: z.enum(orderTypes).nullable(),
  availableFreightTerms: z.array(z.enum(freightTerms)),
  defaultFreightTerm: z.enum(freightTerms).nullable(),
  availableShippingModes: z.array(z.enum(shippingModes)),
  defaultShippingMode: z.enum(shippingModes).nullable(),
  availableEquipmentModes: z.array(z.literal(equipmentModes)),
  defaultEquipmentMode: z.literal(equipmentModes).nullable(),
  availableEquipmentTypes: z.array(z.enum(equipmentTypes)),
  defaultEquipmentType: z.enum(equipmentTypes).nullable(),
  defaultReeferMode: z.enum(reeferModes).nullable(),
  /** Degrees Fahrenheit. */
  defaultReeferTemp: z.number().nullable(),
  mustHaveRequirements: z.array(z.enum(truckRequirements)),
  mustNotHaveRequirements: z.array(z.enum(truckRequirements)),
  additionalRequirements: z.array(z.string()),
  availableDefaultLTLAccessorials: accessorials,
  defaultLocation: Id.nullable(),
  /** Display name of the default location. */
  defaultLocationName: z.string().nullable(),
  prioritizeHistoricalLocations: z.boolean(),
  showLocationName: z.boolean(),
  defaultCommodity: Id.nullable(),
  /** Code of the default commodity, because users who edit defaults may lack permission for the catalog. */
  defaultCommodityCode: z.string().nullable(),
  requiredOrderReferences: z.array(z.enum(referenceTypeNames)),
  requiredPickupReferences: z.array(z.enum(referenceTypeNames)),
  requiredDropoffReferences: z.array(z.enum(referenceTypeNames)),
  defaultTLSpecialInstructions: z.string(),
  defaultLTLSpecialInstructions: z.string(),
  defaultSpecialInstructions: z.string(),
  customsBrokerName: z.string().nullable(),
  customsContact: z.string().nullable(),
  customsPhoneNumber: z.string().nullable(),
  customsPort: z.string().nullable(),
})
export type OrderDefaultSettings = z.output<typeof OrderDefaultSettings>
