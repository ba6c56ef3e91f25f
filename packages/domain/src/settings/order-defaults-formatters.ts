import {
  type EquipmentType,
  equipmentTypeLabels,
  type ReeferMode,
  reeferModeLabels,
  type TruckRequirement,
  truckRequirementLabels,
} from '#freight/equipment-types.ts'
import { type FreightTerm, freightTermLabels } from '#freight/freight-terms.ts'
import { type EquipmentMode, equipmentModeLabels, type ShippingMode, shippingModeLabels } from '#freight/modes.ts'
import { type OrderType, orderTypeLabels } from '#orders/order-types.ts'
import { type ReferenceType, referenceTypes } from '#orders/reference-types.ts'
import { accessorialLabels, isAccessorial } from '#rating/accessorials.ts'
import { onOrOff } from '#settings/formatters.ts'
import type { orderDefaultLabels } from '#settings/labels.ts'

const listed = (labels: readonly string[]) => labels.join(', ') || null
const orNoLimit = (labels: readonly string[]) => listed(labels) ?? 'No limit'
const requirements = (list: readonly TruckRequirement[]) => listed(list.map((one) => truckRequirementLabels[one]))
const references = (list: readonly ReferenceType[]) => listed(list.map((one) => referenceTypes[one].label))

/** Formatters for order defaults in history, conflicts and the save bar. Fields without one are shown as stored. */
export const orderDefaultsFormatters = {
  defaultOrderType: (type: OrderType | null) => type && orderTypeLabels[type],
  availableFreightTerms: (terms: readonly FreightTerm[]) => orNoLimit(terms.map((term) => freightTermLabels[term])),
  defaultFreightTerm: (term: FreightTerm | null) => term && freightTermLabels[term],
  availableShippingModes: (modes: readonly ShippingMode[]) => listed(modes.map((mode) => shippingModeLabels[mode])),
  defaultShippingMode: (mode: ShippingMode | null) => mode && shippingModeLabels[mode],
  availableEquipmentModes: (modes: readonly EquipmentMode[]) => listed(modes.map((mode) => equipmentModeLabels[mode])),
  defaultEquipmentMode: (mode: EquipmentMode | null) => mode && equipmentModeLabels[mode],
  availableEquipmentTypes: (types: readonly EquipmentType[]) =>
    orNoLimit(types.map((type) => equipmentTypeLabels[type])),
  defaultEquipmentType: (type: EquipmentType | null) => type && equipmentTypeLabels[type],
  defaultReeferMode: (mode: ReeferMode | null) => mode && reeferModeLabels[mode],
  defaultReeferTemp: (degrees: number | null) => (degrees === null ? null : `${degrees} °F`),
  mustHaveRequirements: requirements,
  mustNotHaveRequirements: requirements,
  availableDefaultLTLAccessorials: (accessorials: readonly string[]) =>
    listed(accessorials.map((one) => (isAccessorial(one) && accessorialLabels[one]) || one)),
  prioritizeHistoricalLocations: onOrOff,
  showLocationName: onOrOff,
  requiredOrderReferences: references,
  requiredPickupReferences: references,
  requiredDropoffReferences: references,
} as const satisfies Partial<Record<keyof typeof orderDefaultLabels, unknown>>
