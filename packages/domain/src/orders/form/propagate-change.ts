import { isLtlMode } from '#freight/modes.ts'
import {
  emptyFields,
  isFieldOf,
  namesIn,
  type OrderFieldGroup,
  type PlainField,
  type PlainValues,
} from '#orders/fields.ts'
import { chooseAccessorials, markupFactsOf, restartMarkup } from '#orders/form/changes.ts'
import type { OrderConfiguration } from '#orders/form/order-defaults.ts'
import { type EnteredOrder, isHazmatOrder, isInternationalOrder, itemsOf } from '#orders/order.ts'
import type { OrderStop } from '#orders/stops/stop.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { withOverlength, withoutOverlength } from '#rating/overlength.ts'

export type OrderFacts = ReturnType<typeof factsOf>

export const factsOf = (order: EnteredOrder) => ({ ...markupFactsOf(order), isHazmat: isHazmatOrder(order) })

/** The order after a change of its stops or items, with the dependent fields updated. */
export function propagateChange<S extends OrderStop>(
  before: OrderFacts,
  order: EnteredOrder<S>,
  configuration: OrderConfiguration,
): EnteredOrder<S> {
  const now = factsOf(order)
  const accessorials = accessorialsOf(before, order)
  const settled = isSameList(accessorials, order.accessorials) ? order : chooseAccessorials(order, accessorials)
  return before.isInternational === now.isInternational
    ? settled
    : startCustoms(restartMarkup(before, settled, configuration), configuration)
}

/**
 * Removes Hazmat together with the last hazardous item. Overlength is derived from the items; truckloads have none.
 * (ORDER-40)
 */
function accessorialsOf(before: OrderFacts, order: EnteredOrder): Accessorial[] {
  const isGone = before.isHazmat && !isHazmatOrder(order)
  const remaining = isGone ? order.accessorials.filter((one) => one !== 'Hazmat') : order.accessorials
  return isLtlMode(order.shippingMode) ? withOverlength(remaining, itemsOf(order)) : withoutOverlength(remaining)
}

/** Customs fields of an international order start with the configured values; entered values stay. (ORDER-18) */
export function startCustoms<S extends OrderStop>(
  order: EnteredOrder<S>,
  configuration: OrderConfiguration,
): EnteredOrder<S> {
  if (!isInternationalOrder(order)) return order
  return {
    ...order,
    customsBrokerName: order.customsBrokerName ?? configuration.customsBrokerName,
    customsBrokerContactName: order.customsBrokerContactName ?? configuration.customsContact,
    customsBrokerPhoneNumber: order.customsBrokerPhoneNumber ?? configuration.customsPhoneNumber,
    customsBrokerPortOfEntry: order.customsBrokerPortOfEntry ?? configuration.customsPort,
  }
}

/** The order as saved: fields that its form does not show are cleared. (ORDER-5, ORDER-7, ORDER-8) */
export const shownOrder = <S extends OrderStop>(order: EnteredOrder<S>): EnteredOrder<S> => ({
  ...order,
  ...emptied('freight', (name) => !isFieldOf(name, isLtlMode(order.shippingMode) ? 'LTL' : 'TL')),
  ...(!isHazmatOrder(order) && emptied('hazmat')),
  ...(!isInternationalOrder(order) && emptied('customs')),
})

const emptied = (group: OrderFieldGroup, isHidden: (name: PlainField) => boolean = () => true): Partial<PlainValues> =>
  Object.fromEntries(
    namesIn(group)
      .filter((name) => isHidden(name))
      .map((name: PlainField) => [name, emptyFields[name]]),
  )

const isSameList = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((value, index) => value === other[index])
