import { type EquipmentType, equipmentTypeLabels } from '#freight/equipment-types.ts'
import { type FreightTerm, freightTermLabels } from '#freight/freight-terms.ts'
import { type EquipmentMode, equipmentModeLabels, type ShippingMode, shippingModeLabels } from '#freight/modes.ts'
import type { FieldIssue } from '#shared/issue.ts'

/** Values allowed by the company's configuration; an empty list means no limit. (ORDER-20) */
export type Offered = {
  availableFreightTerms: readonly FreightTerm[]
  availableShippingModes: readonly ShippingMode[]
  availableEquipmentModes: readonly EquipmentMode[]
  availableEquipmentTypes: readonly EquipmentType[]
}

type Chosen = {
  freightTermType: FreightTerm | null
  shippingMode: ShippingMode
  equipmentMode: EquipmentMode | null
  equipmentTypes: readonly EquipmentType[]
}

/** Values of an order that the company does not offer, each with its field. (ORDER-19, ORDER-20) */
export function limitIssues(chosen: Chosen, offered: Offered): FieldIssue[] {
  const { freightTermType: term, shippingMode, equipmentMode } = chosen
  return [
    ...unless(isOffered(offered.availableFreightTerms, term), 'freightTermType', term && freightTermLabels[term]),
    ...unless(
      isOffered(offered.availableShippingModes, shippingMode),
      'shippingMode',
      shippingModeLabels[shippingMode],
    ),
    ...unless(
      isOffered(offered.availableEquipmentModes, equipmentMode),
      'equipmentMode',
      equipmentMode && equipmentModeLabels[equipmentMode],
    ),
    ...chosen.equipmentTypes
      .filter((type) => !isOffered(offered.availableEquipmentTypes, type))
      .map((type) => notAllowed('equipmentTypes', equipmentTypeLabels[type])),
  ]
}

/**
 * Whether a list of available values allows a value. No value counts as allowed, because another rule covers it.
 * (ORDER-20)
 */
export const isOffered = <T>(available: readonly T[], value: T | null): boolean =>
  value === null || available.length === 0 || available.includes(value)

const unless = (isFine: boolean, field: string, label: string | null): FieldIssue[] =>
  isFine || label === null ? [] : [notAllowed(field, label)]

const notAllowed = (field: string, label: string): FieldIssue => ({
  path: [field],
  message: `${label} is not allowed by the settings of your company`,
})
