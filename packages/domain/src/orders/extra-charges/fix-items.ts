import type { FreightClass } from '#freight/freight-class.ts'
import type { LineItem } from '#orders/items/line-item.ts'
import type { EnteredOrder } from '#orders/order.ts'
import type { OrderStop } from '#orders/stops/stop.ts'

function changeItem<S extends OrderStop>(
  order: EnteredOrder<S>,
  identifier: string,
  facts: Partial<LineItem>,
): EnteredOrder<S> {
  const changed = (item: LineItem) => (item.uniqueIdentifier === identifier ? { ...item, ...facts } : item)
  return { ...order, stops: order.stops.map((stop) => ({ ...stop, lineItems: stop.lineItems.map(changed) })) }
}

export const fixClass = <S extends OrderStop>(order: EnteredOrder<S>, identifier: string, freightClass: FreightClass) =>
  changeItem(order, identifier, { freightClass })
