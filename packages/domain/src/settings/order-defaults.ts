import {
  type EquipmentType,
  equipmentTypeLabels,
  equipmentTypesOf,
  isEquipmentTypeOf,
  type TruckRequirement,
  truckRequirementLabels,
} from '#freight/equipment-types.ts'
import { type FreightTerm, freightTermLabels } from '#freight/freight-terms.ts'
import { type EquipmentMode, equipmentModeLabels, type ShippingMode, shippingModeLabels } from '#freight/modes.ts'
import type { FieldIssue } from '#shared/issue.ts'

/** Default values and available choices of quotes and orders. An empty list sets no limit. */
export type OrderDefaults = {
  defaultFreightTerm: FreightTerm | null
  availableFreightTerms: readonly FreightTerm[]
  defaultShippingMode: ShippingMode | null
  availableShippingModes: readonly ShippingMode[]
  defaultEquipmentMode: EquipmentMode | null
  availableEquipmentModes: readonly EquipmentMode[]
  defaultEquipmentType: EquipmentType | null
  availableEquipmentTypes: readonly EquipmentType[]
  mustHaveRequirements: readonly TruckRequirement[]
  mustNotHaveRequirements: readonly TruckRequirement[]
}

/** A default must be one of the available choices, and a requirement must not be excluded at the same time. */
export const orderDefaultIssues = (given: OrderDefaults): FieldIssue[] => [
  ...offerIssues(given),
  ...equipmentTypeIssues(given),
  ...requirementIssues(given),
]

/** Trailer types available as default: those of the default equipment, as far as they are offered. */
export const defaultableEquipmentTypes = ({
  defaultEquipmentMode,
  availableEquipmentTypes,
}: Pick<OrderDefaults, 'defaultEquipmentMode' | 'availableEquipmentTypes'>): EquipmentType[] =>
  (Object.keys(equipmentTypesOf[defaultEquipmentMode ?? usualEquipment]) as EquipmentType[]).filter((type) =>
    isOffered(availableEquipmentTypes, type),
  )

/**
 * Default trailer after a change of the default equipment, or null when the trailer does not belong to that equipment.
 */
export const equipmentTypeAfter = (mode: EquipmentMode | null, type: EquipmentType | null): EquipmentType | null =>
  type && isEquipmentTypeOf(mode ?? usualEquipment, type) ? type : null

/** Dry van, the equipment of a form when none is set. */
const usualEquipment: EquipmentMode = 1

const isOffered = <T>(offered: readonly T[], value: T) => offered.length === 0 || offered.includes(value)

function offerIssues(given: OrderDefaults): FieldIssue[] {
  const { defaultFreightTerm: term, defaultShippingMode: mode, defaultEquipmentMode: equipment } = given
  return [
    ...(term && !isOffered(given.availableFreightTerms, term)
      ? [notOffered('defaultFreightTerm', freightTermLabels[term])]
      : []),
    ...(mode && !isOffered(given.availableShippingModes, mode)
      ? [notOffered('defaultShippingMode', shippingModeLabels[mode])]
      : []),
    ...(equipment && !isOffered(given.availableEquipmentModes, equipment)
      ? [notOffered('defaultEquipmentMode', equipmentModeLabels[equipment])]
      : []),
  ]
}

function equipmentTypeIssues(given: OrderDefaults): FieldIssue[] {
  const { defaultEquipmentType: type, availableEquipmentTypes } = given
  if (!type) return []
  const mode = given.defaultEquipmentMode ?? usualEquipment
  if (!isEquipmentTypeOf(mode, type)) {
    const message = `${equipmentTypeLabels[type]} does not belong to ${equipmentModeLabels[mode]}`
    return [{ path: ['defaultEquipmentType'], message }]
  }
  return isOffered(availableEquipmentTypes, type) ? [] : [notOffered('defaultEquipmentType', equipmentTypeLabels[type])]
}

function requirementIssues({ mustHaveRequirements, mustNotHaveRequirements }: OrderDefaults): FieldIssue[] {
  const both = mustNotHaveRequirements.find((one) => mustHaveRequirements.includes(one))
  if (!both) return []
  const message = `${truckRequirementLabels[both]} cannot be both required and excluded`
  return [{ path: ['mustNotHaveRequirements'], message }]
}

const notOffered = (field: string, label: string): FieldIssue => ({
  path: [field],
  message: `${label} is not on offer`,
})
