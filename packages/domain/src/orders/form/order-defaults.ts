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
import type { CompanyHoliday } from '#shared/holidays.ts'

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
  companyHolidays?: readonly CompanyHoliday[]
}

type ReferenceChoice = { typeId: ReferenceType; label: string; isRequired: boolean }

/** Everything that the defaults of an order come from. */
export type OrderBasis = {
  configuration: OrderConfiguration
  settings: { defaultSpecialInstructions: string; defaultLTLSpecialInstructions: string }
  references: Readonly<Record<ReferenceCategory, readonly ReferenceChoice[]>>
  /** Id of the default billing setting of new orders. */
  billingSetting: string | null
}

/** Values that a company may use; an empty availability list allows all. (ORDER-19, ORDER-20) */
export const allowedOf = <T>(all: readonly T[], available: readonly T[]): T[] =>
  all.filter((value) => available.length === 0 || available.includes(value))

/** If none are configured, all four are offered. (ORDER-33) */
const usualTerms: readonly FreightTerm[] = ['Prepaid', 'Collect', 'PrepaidAdd', 'ThirdParty']

export const offeredFreightTerms = ({ availableFreightTerms }: OrderConfiguration): FreightTerm[] =>
  allowedOf(availableFreightTerms.length === 0 ? usualTerms : freightTerms, availableFreightTerms)

export const offeredShippingModes = ({ availableShippingModes }: OrderConfiguration): ShippingMode[] =>
  allowedOf(shippingModes, availableShippingModes)

export const offeredEquipmentModes = ({ availableEquipmentModes }: OrderConfiguration): EquipmentMode[] =>
  allowedOf(equipmentModes, availableEquipmentModes)

export const offeredEquipmentTypes = (
  mode: EquipmentMode | null,
  { availableEquipmentTypes }: OrderConfiguration,
): EquipmentType[] =>
  mode === null ? [] : allowedOf(Object.keys(equipmentTypesOf[mode]) as EquipmentType[], availableEquipmentTypes)

/** Default special instructions of a mode. (ORDER-14) */
export function startingInstructions(mode: ShippingMode, { configuration, settings }: OrderBasis): string | null {
  const [own, common] = isLtlMode(mode)
    ? [configuration.defaultLTLSpecialInstructions, settings.defaultLTLSpecialInstructions]
    : [configuration.defaultTLSpecialInstructions, settings.defaultSpecialInstructions]
  return own || common || null
}

/** Default accessorials of a new LTL or volume LTL order. (ORDER-17) */
export const startingAccessorials = (mode: ShippingMode, configuration: OrderConfiguration): Accessorial[] =>
  isLtlMode(mode) ? configuration.availableDefaultLTLAccessorials.filter(isAccessorial) : []

/** The wanted value if it is allowed, otherwise the first allowed value. */
export const wantedOf = <T>(wanted: T | null, allowed: readonly T[]): T | null =>
  wanted !== null && allowed.includes(wanted) ? wanted : (allowed[0] ?? null)
