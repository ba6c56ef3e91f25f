import { totalLinearFeet } from '#freight/linear-feet.ts'
import { positive } from '#freight/measure.ts'
import { type EnteredOrder, itemsOf } from '#orders/order.ts'

/** Pounds, and feet of trailer. */
export type Load = { weight: number; feet: number }

/** What the freight of an order comes to; feet that somebody entered count before those of the items. */
export function freightLoad(order: Pick<EnteredOrder, 'stops' | 'linearFeet'>): Load {
  const items = itemsOf(order)
  return {
    weight: items.reduce((total, { totalWeight }) => total + (positive(totalWeight) ?? 0), 0),
    feet: order.linearFeet ?? totalLinearFeet(items),
  }
}
