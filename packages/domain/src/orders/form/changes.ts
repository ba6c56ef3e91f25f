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
import type { Accessorial } from '#rating/accessorials.ts'
import { configuredMarkup } from '#rating/markup.ts'
import { withOverlength, withoutOverlength } from '#rating/overlength.ts'

type Order<S extends OrderStop> = EnteredOrder<S>
type Mode = { shippingMode: ShippingMode; equipmentMode: EquipmentMode }

/** ORDER-27, ORDER-39, DEF-61: the order in another mode, with the equipment, extras and words that belong to it. */
export function chooseMode<S extends OrderStop>(order: Order<S>, mode: Mode, basis: OrderBasis): Order<S> {
  const { shippingMode } = mode
  const { configuration } = basis
  const isShared = isLtlMode(shippingMode)
  const moved = isShared ? choosePartial(order, false) : order
  const chosen = isShared && order.accessorials.length === 0 ? startingAccessorials(shippingMode, configuration) : null
  const accessorials = chosen ?? order.accessorials
  return restartMarkup(
    wayOf(order),
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

/** The order with other truckload equipment; trailers and temperatures of the old one go. */
export const chooseEquipment = <S extends OrderStop>(
  order: Order<S>,
  equipmentMode: EquipmentMode,
  configuration: OrderConfiguration,
): Order<S> => ({ ...order, ...equipmentFor(order, equipmentMode, configuration) })

function equipmentFor(order: EnteredOrder, equipmentMode: EquipmentMode, configuration: OrderConfiguration) {
  if (order.equipmentMode === equipmentMode) return {}
  const usual = truckEquipment(equipmentMode, configuration)
  const types = offeredEquipmentTypes(equipmentMode, configuration)
  const kept = order.equipmentTypes.filter((type) => types.includes(type))
  return { ...usual, equipmentTypes: kept.length > 0 ? kept : usual.equipmentTypes }
}

/** Words that nobody has touched are those of the mode. */
function instructionsFor(order: EnteredOrder, to: ShippingMode, basis: OrderBasis): string | null {
  const isUntouched = (order.specialInstructions || null) === startingInstructions(order.shippingMode, basis)
  return isUntouched ? startingInstructions(to, basis) : order.specialInstructions
}

export const chooseEquipmentTypes = <S extends OrderStop>(
  order: Order<S>,
  equipmentTypes: readonly EquipmentType[],
): Order<S> => ({ ...order, equipmentTypes })

/** ORDER-29: one temperature for Continuous, two for Cycle; those of the other way go. */
export const chooseReeferMode = <S extends OrderStop>(order: Order<S>, reeferMode: ReeferMode): Order<S> => ({
  ...order,
  reeferMode,
  ...(reeferMode === 'Cycle'
    ? { reeferTemperature: null }
    : { reeferTemperatureMin: null, reeferTemperatureMax: null }),
})

/** ORDER-23: the order with another type, and the reference number that this type asks for. */
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

/** ORDER-30 to ORDER-32: the order with other freight terms; only `PrepaidAdd` has a markup, which starts as configured. */
export function chooseFreightTerms<S extends OrderStop>(
  order: Order<S>,
  freightTermType: FreightTerm,
  configuration: OrderConfiguration,
): Order<S> {
  if (!isChargedOn(freightTermType)) return { ...order, freightTermType, markup: null }
  return { ...order, freightTermType, markup: order.markup ?? configuredMarkup(configuration, wayOf(order)) }
}

type Way = Parameters<typeof configuredMarkup>[1]

/** What the usual markup goes by. */
export const wayOf = (order: EnteredOrder): Way => ({
  isInternational: isInternationalOrder(order),
  shippingMode: order.shippingMode,
})

/** ORDER-31: a markup that nobody has touched follows lane and mode. */
export function restartMarkup<S extends OrderStop>(
  before: Way,
  order: Order<S>,
  configuration: OrderConfiguration,
): Order<S> {
  const isCharged = order.freightTermType !== null && isChargedOn(order.freightTermType)
  if (!isCharged || order.markup !== configuredMarkup(configuration, before)) return order
  return { ...order, markup: configuredMarkup(configuration, wayOf(order)) }
}

/** ORDER-34, ORDER-35: a partial truckload says its feet; any other load has none of its own. */
export const choosePartial = <S extends OrderStop>(order: Order<S>, isPartial: boolean): Order<S> => {
  if (isPartial) return order.shippingMode === 'TL' ? { ...order, isPartial } : order
  return { ...order, isPartial, linearFeet: order.isPartial ? null : order.linearFeet }
}

const liftGates: readonly Accessorial[] = ['LiftgatePickup', 'LiftgateDelivery']
const liftGateFlag: TruckRequirement = 'LiftGate'

/** ORDER-36, ORDER-38: the order whose Lift Gate says whether a lift-gate accessorial or requirement is set. */
const withLiftGate = <S extends OrderStop>(order: Order<S>): Order<S> => ({
  ...order,
  isLiftGateRequired:
    order.accessorials.some((one) => liftGates.includes(one)) ||
    order.mustHaveEquipmentRequirementFlags.includes(liftGateFlag),
})

export const chooseAccessorials = <S extends OrderStop>(
  order: Order<S>,
  accessorials: readonly Accessorial[],
): Order<S> => withLiftGate({ ...order, accessorials })

/** What is demanded of the truck cannot be excluded as well. */
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

/** ORDER-36, ORDER-37: Lift Gate on demands one of the truck; off also drops both lift-gate accessorials. */
export function chooseLiftGate<S extends OrderStop>(order: Order<S>, isOn: boolean): Order<S> {
  const flags = order.mustHaveEquipmentRequirementFlags
  if (isOn) return order.isLiftGateRequired ? order : chooseMustHave(order, [...flags, liftGateFlag])
  return chooseMustHave(
    { ...order, accessorials: without(order.accessorials, liftGates) },
    without(flags, [liftGateFlag]),
  )
}

const without = <T>(list: readonly T[], gone: readonly T[]): T[] => list.filter((one) => !gone.includes(one))
