import { totalLinearFeet } from '#freight/linear-feet.ts'
import { positive } from '#freight/measure.ts'
import { type EnteredOrder, itemsOf } from '#orders/order.ts'

/** Weight in pounds, and linear feet of trailer. */
export type Load = { weight: number; feet: number }

/** Totals of the order's freight; entered feet take precedence over those of the items. */
export function freightLoad(order: Pick<EnteredOrder, 'stops' | 'linearFeet'>): Load {
  const items = itemsOf(order)
  return {
    weight: items.reduce((total, { totalWeight }) => total + (positive(totalWeight) ?? 0), 0),
    feet: order.linearFeet ?? totalLinearFeet(items),
  }
}
