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

/** What quotes and orders begin with, and what they offer; a list that is empty sets no limit. */
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

/** A form cannot begin with what it does not offer, nor demand what it excludes. */
export const orderDefaultIssues = (given: OrderDefaults): FieldIssue[] => [
  ...offerIssues(given),
  ...equipmentTypeIssues(given),
  ...requirementIssues(given),
]

/** The trailers that a form can begin with: those of the equipment that it begins with, as far as they are on offer. */
export const defaultableEquipmentTypes = ({
  defaultEquipmentMode,
  availableEquipmentTypes,
}: Pick<OrderDefaults, 'defaultEquipmentMode' | 'availableEquipmentTypes'>): EquipmentType[] =>
  (Object.keys(equipmentTypesOf[defaultEquipmentMode ?? usualEquipment]) as EquipmentType[]).filter((type) =>
    isOffered(availableEquipmentTypes, type),
  )

/** The default trailer after the default equipment has changed: none, where it is no trailer of that equipment. */
export const equipmentTypeAfter = (mode: EquipmentMode | null, type: EquipmentType | null): EquipmentType | null =>
  type && isEquipmentTypeOf(mode ?? usualEquipment, type) ? type : null

/** Dry: what a form takes where no equipment is set. */
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
  const message = `${truckRequirementLabels[both]} cannot be demanded and excluded`
  return [{ path: ['mustNotHaveRequirements'], message }]
}

const notOffered = (field: string, label: string): FieldIssue => ({
  path: [field],
  message: `${label} is not on offer`,
})
