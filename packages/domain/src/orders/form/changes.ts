import type { EquipmentType, ReeferMode, TruckRequirement } from '#freight/equipment-types.ts'
import { type FreightTerm, isChargedOn } from '#freight/freight-terms.ts'
import { type EquipmentMode, isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { ltlEquipment, truckEquipment } from '#orders/form/new-order.ts'
import {
  type OrderBasis,
  type OrderConfiguration,
  offeredEquipmentTypes,
  startingAccessorials,
  startingInstructions,
} from '#orders/form/order-defaults.ts'
import { referencesOfType } from '#orders/form/references.ts'
import { type EnteredOrder, isInternationalOrder, itemsOf } from '#orders/order.ts'
import type { OrderType } from '#orders/order-types.ts'
import type { OrderStop } from '#orders/stops/stop.ts'
import { type Accessorial, liftGateAccessorials } from '#rating/accessorials.ts'
import { configuredMarkup } from '#rating/markup.ts'
import { withOverlength, withoutOverlength } from '#rating/overlength.ts'

type Order<S extends OrderStop> = EnteredOrder<S>
type Mode = { shippingMode: ShippingMode; equipmentMode: EquipmentMode }

/**
 * The order in another mode, with the equipment, extras, and instructions of that mode. (ORDER-27, ORDER-39, DEF-61)
 */
export function chooseMode<S extends OrderStop>(order: Order<S>, mode: Mode, basis: OrderBasis): Order<S> {
  const { shippingMode } = mode
  const { configuration } = basis
  const isShared = isLtlMode(shippingMode)
  const moved = isShared ? choosePartial(order, false) : order
  const chosen = isShared && order.accessorials.length === 0 ? startingAccessorials(shippingMode, configuration) : null
  const accessorials = chosen ?? order.accessorials
  return restartMarkup(
    markupFactsOf(order),
    chooseAccessorials(
      {
        ...moved,
        shippingMode,
        ...(isShared ? ltlEquipment : equipmentFor(order, mode.equipmentMode, configuration)),
        specialInstructions: instructionsFor(order, shippingMode, basis),
      },
      isShared ? withOverlength(accessorials, itemsOf(order)) : withoutOverlength(accessorials),
    ),
    configuration,
  )
}

/** The order with other truckload equipment; the trailers and temperatures of the previous equipment are cleared. */
export const chooseEquipment = <S extends OrderStop>(
  order: Order<S>,
  equipmentMode: EquipmentMode,
  configuration: OrderConfiguration,
): Order<S> => ({ ...order, ...equipmentFor(order, equipmentMode, configuration) })

function equipmentFor(order: EnteredOrder, equipmentMode: EquipmentMode, configuration: OrderConfiguration) {
  if (order.equipmentMode === equipmentMode) return {}
  const usual = truckEquipment(equipmentMode, configuration)
  const types = offeredEquipmentTypes(equipmentMode, configuration)
  const remainingTypes = order.equipmentTypes.filter((type) => types.includes(type))
  return { ...usual, equipmentTypes: remainingTypes.length > 0 ? remainingTypes : usual.equipmentTypes }
}

/** Instructions that the user has not edited change with the mode. */
function instructionsFor(order: EnteredOrder, to: ShippingMode, basis: OrderBasis): string | null {
  const isUntouched = (order.specialInstructions || null) === startingInstructions(order.shippingMode, basis)
  return isUntouched ? startingInstructions(to, basis) : order.specialInstructions
}

export const chooseEquipmentTypes = <S extends OrderStop>(
  order: Order<S>,
  equipmentTypes: readonly EquipmentType[],
): Order<S> => ({ ...order, equipmentTypes })

/** One temperature for Continuous, two for Cycle; the temperatures of the other mode are cleared. (ORDER-29) */
export const chooseReeferMode = <S extends OrderStop>(order: Order<S>, reeferMode: ReeferMode): Order<S> => ({
  ...order,
  reeferMode,
  ...(reeferMode === 'Cycle'
    ? { reeferTemperature: null }
    : { reeferTemperatureMin: null, reeferTemperatureMax: null }),
})

/** The order with another type and the reference number that this type requires. (ORDER-23) */
export const chooseOrderType = <S extends OrderStop>(
  order: Order<S>,
  orderType: OrderType,
  { references }: OrderBasis,
): Order<S> => ({
  ...order,
  orderType,
  referenceNumbers:
    order.orderType === orderType
      ? order.referenceNumbers
      : referencesOfType(order.referenceNumbers, order.orderType, orderType, references),
})

/**
 * The order with other freight terms. Only `PrepaidAdd` has a markup, which starts at the configured value. (ORDER-30
 * to ORDER-32)
 */
export function chooseFreightTerms<S extends OrderStop>(
  order: Order<S>,
  freightTermType: FreightTerm,
  configuration: OrderConfiguration,
): Order<S> {
  if (!isChargedOn(freightTermType)) return { ...order, freightTermType, markup: null }
  return { ...order, freightTermType, markup: order.markup ?? configuredMarkup(configuration, markupFactsOf(order)) }
}

type MarkupFacts = Parameters<typeof configuredMarkup>[1]

export const markupFactsOf = (order: EnteredOrder): MarkupFacts => ({
  isInternational: isInternationalOrder(order),
  shippingMode: order.shippingMode,
})

/** A markup that the user has not edited follows lane and mode. (ORDER-31) */
export function restartMarkup<S extends OrderStop>(
  before: MarkupFacts,
  order: Order<S>,
  configuration: OrderConfiguration,
): Order<S> {
  const isCharged = order.freightTermType !== null && isChargedOn(order.freightTermType)
  if (!isCharged || order.markup !== configuredMarkup(configuration, before)) return order
  return { ...order, markup: configuredMarkup(configuration, markupFactsOf(order)) }
}

/** A partial truckload has its own linear feet; any other load has none. (ORDER-34, ORDER-35) */
export const choosePartial = <S extends OrderStop>(order: Order<S>, isPartial: boolean): Order<S> => {
  if (isPartial) return order.shippingMode === 'TL' ? { ...order, isPartial } : order
  return { ...order, isPartial, linearFeet: order.isPartial ? null : order.linearFeet }
}

const liftGateFlag: TruckRequirement = 'LiftGate'

/** Sets Lift Gate according to whether a lift-gate accessorial or requirement is set. (ORDER-36, ORDER-38) */
const withLiftGate = <S extends OrderStop>(order: Order<S>): Order<S> => ({
  ...order,
  isLiftGateRequired:
    order.accessorials.some((one) => liftGateAccessorials.includes(one)) ||
    order.mustHaveEquipmentRequirementFlags.includes(liftGateFlag),
})

export const chooseAccessorials = <S extends OrderStop>(
  order: Order<S>,
  accessorials: readonly Accessorial[],
): Order<S> => withLiftGate({ ...order, accessorials })

/** A requirement of the truck cannot be excluded at the same time. */
export const chooseMustHave = <S extends OrderStop>(order: Order<S>, flags: readonly TruckRequirement[]): Order<S> =>
  withLiftGate({
    ...order,
    mustHaveEquipmentRequirementFlags: flags,
    mustNotHaveEquipmentRequirementFlags: without(order.mustNotHaveEquipmentRequirementFlags, flags),
  })

export const chooseMustNotHave = <S extends OrderStop>(order: Order<S>, flags: readonly TruckRequirement[]): Order<S> =>
  withLiftGate({
    ...order,
    mustNotHaveEquipmentRequirementFlags: flags,
    mustHaveEquipmentRequirementFlags: without(order.mustHaveEquipmentRequirementFlags, flags),
  })

/** Lift Gate on adds the truck requirement; off also removes both lift-gate accessorials. (ORDER-36, ORDER-37) */
export function chooseLiftGate<S extends OrderStop>(order: Order<S>, isOn: boolean): Order<S> {
  const flags = order.mustHaveEquipmentRequirementFlags
  if (isOn) return order.isLiftGateRequired ? order : chooseMustHave(order, [...flags, liftGateFlag])
  return chooseMustHave(
    { ...order, accessorials: without(order.accessorials, liftGateAccessorials) },
    without(flags, [liftGateFlag]),
  )
}

const without = <T>(list: readonly T[], gone: readonly T[]): T[] => list.filter((one) => !gone.includes(one))
