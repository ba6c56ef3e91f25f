import type { EquipmentType, ReeferMode, TruckRequirement } from '#freight/equipment-types.ts'
import type { FreightTerm } from '#freight/freight-terms.ts'
import type { EquipmentMode, ShippingMode } from '#freight/modes.ts'
import type { PlainValues } from '#orders/fields.ts'
import { isInternationalRoute } from '#orders/international.ts'
import type { LineItem } from '#orders/items/line-item.ts'
import type { OrderType } from '#orders/order-types.ts'
import type { EnteredReference } from '#orders/reference-types.ts'
import type { OrderStop } from '#orders/stops/stop.ts'
import type { Accessorial } from '#rating/accessorials.ts'

/** An order as it is entered, in the form, in a file or by a program; null while nobody has said. */
export type EnteredOrder<S extends OrderStop = OrderStop> = PlainValues & {
  orderType: OrderType | null
  freightTermType: FreightTerm | null
  /** Percent that is put on the freight before it is charged on; only with `PrepaidAdd`. */
  markup: number | null
  referenceNumbers: readonly EnteredReference[]
  billToCompanyNumber: string | null
  /** The id of a billing setting. */
  billingSettings: string | null
  shippingMode: ShippingMode
  equipmentMode: EquipmentMode | null
  reeferMode: ReeferMode | null
  /** Degrees Fahrenheit. */
  reeferTemperature: number | null
  reeferTemperatureMin: number | null
  reeferTemperatureMax: number | null
  equipmentTypes: readonly EquipmentType[]
  requirements: readonly string[]
  mustHaveEquipmentRequirementFlags: readonly TruckRequirement[]
  mustNotHaveEquipmentRequirementFlags: readonly TruckRequirement[]
  accessorials: readonly Accessorial[]
  stops: readonly S[]
}

/** Every item once, as it is picked up. */
export const itemsOf = (order: { stops: readonly Pick<OrderStop, 'type' | 'lineItems'>[] }): LineItem[] =>
  order.stops.filter(({ type }) => type === 'Pickup').flatMap(({ lineItems }) => lineItems)

/** ORDER-7: whether some item is hazardous. */
export const isHazmatOrder = (order: { stops: readonly Pick<OrderStop, 'type' | 'lineItems'>[] }): boolean =>
  itemsOf(order).some(({ isHazmat }) => isHazmat)

/** ORDER-9: whether the places of an order lie in several countries; a stop without a place says nothing. */
export const isInternationalOrder = (order: { stops: readonly Pick<OrderStop, 'location'>[] }): boolean =>
  isInternationalRoute(order.stops.flatMap(({ location }) => (location ? [location] : [])))
