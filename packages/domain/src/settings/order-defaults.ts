import { type EquipmentMode, equipmentModeLabels, type ShippingMode, shippingModeLabels } from '#freight/modes.ts'
import { accessorialLabels, isAccessorial } from '#rating/accessorials.ts'
import type { FieldIssue } from '#shared/issue.ts'

/** What quotes and orders begin with, and what they offer. */
export type OrderDefaults = {
  defaultShippingMode: ShippingMode | null
  defaultEquipmentMode: EquipmentMode | null
  availableShippingModes: readonly ShippingMode[]
  availableEquipmentModes: readonly EquipmentMode[]
}

/** A form cannot begin with what it does not offer. */
export function orderDefaultIssues(given: OrderDefaults): FieldIssue[] {
  const { defaultShippingMode: mode, defaultEquipmentMode: equipment } = given
  return [
    ...(mode && !given.availableShippingModes.includes(mode)
      ? [notOffered('defaultShippingMode', shippingModeLabels[mode])]
      : []),
    ...(equipment && !given.availableEquipmentModes.includes(equipment)
      ? [notOffered('defaultEquipmentMode', equipmentModeLabels[equipment])]
      : []),
  ]
}

const notOffered = (field: string, label: string): FieldIssue => ({
  path: [field],
  message: `${label} is not on offer`,
})

const listed = (labels: readonly string[]) => labels.join(', ') || null

/** How history, conflicts and the save bar tell the defaults of orders. */
export const orderDefaultsInWords = {
  defaultShippingMode: (mode: ShippingMode | null) => mode && shippingModeLabels[mode],
  defaultEquipmentMode: (mode: EquipmentMode | null) => mode && equipmentModeLabels[mode],
  availableShippingModes: (modes: readonly ShippingMode[]) => listed(modes.map((mode) => shippingModeLabels[mode])),
  availableEquipmentModes: (modes: readonly EquipmentMode[]) => listed(modes.map((mode) => equipmentModeLabels[mode])),
  availableDefaultLTLAccessorials: (accessorials: readonly string[]) =>
    listed(accessorials.map((one) => (isAccessorial(one) && accessorialLabels[one]) || one)),
} as const
