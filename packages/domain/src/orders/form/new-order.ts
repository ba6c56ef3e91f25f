import { isChargedOn } from '#freight/freight-terms.ts'
import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { emptyFields } from '#orders/fields.ts'
import {
  type OrderBasis,
  type OrderConfiguration,
  offeredEquipmentModes,
  offeredEquipmentTypes,
  offeredFreightTerms,
  offeredShippingModes,
  startingAccessorials,
  startingInstructions,
  wantedOf,
} from '#orders/form/order-defaults.ts'
import { startingReferences } from '#orders/form/references.ts'
import type { EnteredOrder } from '#orders/order.ts'
import type { OrderStop } from '#orders/stops/stop.ts'
import { configuredMarkup } from '#rating/markup.ts'

/** A blank order at these stops. (ORDER-14 to ORDER-17, ORDER-24, ORDER-26, ORDER-31) */
export function newOrder<S extends OrderStop>(basis: OrderBasis, stops: readonly S[]): EnteredOrder<S> {
  const { configuration, references, billingSetting } = basis
  const shippingMode = wantedOf(configuration.defaultShippingMode ?? 'TL', offeredShippingModes(configuration)) ?? 'TL'
  return {
    ...emptyFields,
    billToCompanyNumber: null,
    orderType: configuration.defaultOrderType,
    ...startingTerms(shippingMode, configuration),
    referenceNumbers: startingReferences(configuration.defaultOrderType, references),
    specialInstructions: startingInstructions(shippingMode, basis),
    billingSettings: billingSetting,
    shippingMode,
    ...startingEquipment(shippingMode, configuration),
    isLiftGateRequired: configuration.mustHaveRequirements.includes('LiftGate'),
    requirements: [...configuration.additionalRequirements],
    mustHaveEquipmentRequirementFlags: [...configuration.mustHaveRequirements],
    mustNotHaveEquipmentRequirementFlags: [...configuration.mustNotHaveRequirements],
    accessorials: startingAccessorials(shippingMode, configuration),
    stops,
  }
}

function startingTerms(shippingMode: ShippingMode, configuration: OrderConfiguration) {
  const wanted = configuration.defaultFreightTerm
  const freightTermType = wanted !== null && offeredFreightTerms(configuration).includes(wanted) ? wanted : null
  const hasMarkup = freightTermType !== null && isChargedOn(freightTermType)
  return {
    freightTermType,
    markup: hasMarkup ? configuredMarkup(configuration, { isInternational: false, shippingMode }) : null,
  }
}

export type Equipment = Pick<
  EnteredOrder,
  | 'equipmentMode'
  | 'equipmentTypes'
  | 'reeferMode'
  | 'reeferTemperature'
  | 'reeferTemperatureMin'
  | 'reeferTemperatureMax'
>

export const noReefer = {
  reeferMode: null,
  reeferTemperature: null,
  reeferTemperatureMin: null,
  reeferTemperatureMax: null,
} as const

/** LTL and volume LTL always use this equipment. (ORDER-27) */
export const ltlEquipment: Equipment = { equipmentMode: 1, equipmentTypes: ['Van'], ...noReefer }

/** Default equipment of a mode. (ORDER-15) */
export function startingEquipment(shippingMode: ShippingMode, configuration: OrderConfiguration): Equipment {
  if (isLtlMode(shippingMode)) return ltlEquipment
  const equipmentMode = wantedOf(configuration.defaultEquipmentMode ?? 1, offeredEquipmentModes(configuration))
  return truckEquipment(equipmentMode, configuration)
}

/** The company's default trailer for a truckload equipment mode, and its default reefer mode. */
export function truckEquipment(
  equipmentMode: Equipment['equipmentMode'],
  configuration: OrderConfiguration,
): Equipment {
  const { defaultEquipmentType: type, defaultReeferMode: reeferMode, defaultReeferTemp } = configuration
  const types = offeredEquipmentTypes(equipmentMode, configuration)
  const reeferTemperature = reeferMode === 'Cycle' ? null : defaultReeferTemp
  return {
    equipmentMode,
    equipmentTypes: type && types.includes(type) ? [type] : [],
    ...noReefer,
    ...(equipmentMode === 2 && { reeferMode, reeferTemperature }),
  }
}
