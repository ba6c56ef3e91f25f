import {
  type EquipmentType,
  equipmentTypesOf,
  type ReeferMode,
  type TruckRequirement,
} from '#freight/equipment-types.ts'
import { type FreightTerm, freightTerms } from '#freight/freight-terms.ts'
import { type EquipmentMode, equipmentModes, isLtlMode, type ShippingMode, shippingModes } from '#freight/modes.ts'
import type { OrderType } from '#orders/order-types.ts'
import type { ReferenceCategory, ReferenceType } from '#orders/reference-types.ts'
import { type Accessorial, isAccessorial } from '#rating/accessorials.ts'
import type { configuredMarkup } from '#rating/markup.ts'

/** What a company's configuration says of its orders. */
export type OrderConfiguration = Parameters<typeof configuredMarkup>[0] & {
  defaultOrderType: OrderType | null
  defaultFreightTerm: FreightTerm | null
  defaultShippingMode: ShippingMode | null
  defaultEquipmentMode: EquipmentMode | null
  defaultEquipmentType: EquipmentType | null
  defaultReeferMode: ReeferMode | null
  defaultReeferTemp: number | null
  defaultLTLSpecialInstructions: string
  defaultTLSpecialInstructions: string
  availableFreightTerms: readonly FreightTerm[]
  availableShippingModes: readonly ShippingMode[]
  availableEquipmentModes: readonly EquipmentMode[]
  availableEquipmentTypes: readonly EquipmentType[]
  availableDefaultLTLAccessorials: readonly string[]
  customsBrokerName: string | null
  customsContact: string | null
  customsPhoneNumber: string | null
  customsPort: string | null
  additionalRequirements: readonly string[]
  mustHaveRequirements: readonly TruckRequirement[]
  mustNotHaveRequirements: readonly TruckRequirement[]
}

type ReferenceChoice = { typeId: ReferenceType; label: string; isRequired: boolean }

/** Everything that an order is filled in from. */
export type OrderBasis = {
  configuration: OrderConfiguration
  settings: { defaultSpecialInstructions: string; defaultLTLSpecialInstructions: string }
  references: Readonly<Record<ReferenceCategory, readonly ReferenceChoice[]>>
  /** The id of the billing setting that orders begin with. */
  billingSetting: string | null
}

/** ORDER-19, ORDER-20: the values of a list that a company may use; an availability list that names nothing allows all. */
export const allowedOf = <T>(all: readonly T[], available: readonly T[]): T[] =>
  all.filter((value) => available.length === 0 || available.includes(value))

/** ORDER-33: with none configured all four are offered. */
const usualTerms: readonly FreightTerm[] = ['Prepaid', 'Collect', 'PrepaidAdd', 'ThirdParty']

export const offeredFreightTerms = ({ availableFreightTerms }: OrderConfiguration): FreightTerm[] =>
  allowedOf(availableFreightTerms.length === 0 ? usualTerms : freightTerms, availableFreightTerms)

export const offeredShippingModes = ({ availableShippingModes }: OrderConfiguration): ShippingMode[] =>
  allowedOf(shippingModes, availableShippingModes)

export const offeredEquipmentModes = ({ availableEquipmentModes }: OrderConfiguration): EquipmentMode[] =>
  allowedOf(equipmentModes, availableEquipmentModes)

/** The trailers of an equipment mode that a company may use. */
export const offeredEquipmentTypes = (
  mode: EquipmentMode | null,
  { availableEquipmentTypes }: OrderConfiguration,
): EquipmentType[] =>
  mode === null ? [] : allowedOf(Object.keys(equipmentTypesOf[mode]) as EquipmentType[], availableEquipmentTypes)

/** ORDER-14: the special instructions that an order of a mode begins with. */
export function startingInstructions(mode: ShippingMode, { configuration, settings }: OrderBasis): string | null {
  const [own, common] = isLtlMode(mode)
    ? [configuration.defaultLTLSpecialInstructions, settings.defaultLTLSpecialInstructions]
    : [configuration.defaultTLSpecialInstructions, settings.defaultSpecialInstructions]
  return own || common || null
}

/** ORDER-17: the accessorials that a new LTL or volume LTL order begins with. */
export const startingAccessorials = (mode: ShippingMode, configuration: OrderConfiguration): Accessorial[] =>
  isLtlMode(mode) ? configuration.availableDefaultLTLAccessorials.filter(isAccessorial) : []

/** A wish where it is allowed, otherwise the first of what is. */
export const wantedOf = <T>(wanted: T | null, allowed: readonly T[]): T | null =>
  wanted !== null && allowed.includes(wanted) ? wanted : (allowed[0] ?? null)
