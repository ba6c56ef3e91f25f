import { isLtlMode } from '#freight/modes.ts'
import {
  emptyFields,
  isFieldOf,
  namesIn,
  type OrderFieldGroup,
  type PlainField,
  type PlainValues,
} from '#orders/fields.ts'
import { chooseAccessorials, restartMarkup, wayOf } from '#orders/form/changes.ts'
import type { OrderConfiguration } from '#orders/form/order-defaults.ts'
import { type EnteredOrder, isHazmatOrder, isInternationalOrder, itemsOf } from '#orders/order.ts'
import type { OrderStop } from '#orders/stops/stop.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { withOverlength, withoutOverlength } from '#rating/overlength.ts'

/** What decides which other fields an order has. */
export type OrderFacts = ReturnType<typeof factsOf>

export const factsOf = (order: EnteredOrder) => ({ ...wayOf(order), isHazmat: isHazmatOrder(order) })

/** The order after any change of its stops or items, with what follows from them. */
export function follow<S extends OrderStop>(
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

/** ORDER-40: Hazmat goes away with the last hazardous item. Overlength is that of the items, and truckloads have none. */
function accessorialsOf(before: OrderFacts, order: EnteredOrder): Accessorial[] {
  const isGone = before.isHazmat && !isHazmatOrder(order)
  const kept = isGone ? order.accessorials.filter((one) => one !== 'Hazmat') : order.accessorials
  return isLtlMode(order.shippingMode) ? withOverlength(kept, itemsOf(order)) : withoutOverlength(kept)
}

/** ORDER-18: the customs fields of an international order start as configured; what somebody entered stays. */
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

/** What is kept of an order: fields that its form does not show say nothing (ORDER-5, ORDER-7, ORDER-8). */
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
