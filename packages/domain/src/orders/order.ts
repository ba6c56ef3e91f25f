import type { EquipmentType, ReeferMode, TruckRequirement } from '#freight/equipment-types.ts'
import type { FreightTerm } from '#freight/freight-terms.ts'
import type { EquipmentMode, ShippingMode } from '#freight/modes.ts'
import { firstCountry } from '#locations/country.ts'
import type { PlainValues } from '#orders/fields.ts'
import type { LineItem } from '#orders/items/line-item.ts'
import type { OrderType } from '#orders/order-types.ts'
import type { EnteredReference } from '#orders/reference-types.ts'
import type { OrderStop } from '#orders/stops/stop.ts'
import type { Accessorial } from '#rating/accessorials.ts'

/** An order as entered in the form, in a file, or through the API; null until entered. */
export type EnteredOrder<S extends OrderStop = OrderStop> = PlainValues & {
  orderType: OrderType | null
  freightTermType: FreightTerm | null
  /** Percentage added to the freight charge before it is charged on; only with `PrepaidAdd`. */
  markup: number | null
  referenceNumbers: readonly EnteredReference[]
  billToCompanyNumber: string | null
  /** Id of a billing setting. */
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

/** Every item once, at its pickup. */
export const itemsOf = (order: { stops: readonly Pick<OrderStop, 'type' | 'lineItems'>[] }): LineItem[] =>
  order.stops.filter(({ type }) => type === 'Pickup').flatMap(({ lineItems }) => lineItems)

/** Whether any item is hazardous. (ORDER-7) */
export const isHazmatOrder = (order: { stops: readonly Pick<OrderStop, 'type' | 'lineItems'>[] }): boolean =>
  itemsOf(order).some(({ isHazmat }) => isHazmat)

/** Whether the places of an order are in several countries; stops without a location are ignored. (ORDER-9) */
export const isInternationalOrder = (order: { stops: readonly Pick<OrderStop, 'location'>[] }): boolean =>
  isInternationalRoute(order.stops.flatMap(({ location }) => (location ? [location] : [])))

/** Whether a stop has no appointment although its location requires one. (DEF-94) */
export const isMissingAppointment = (stop: { isAppointmentRequired: boolean; appointmentAt: unknown }): boolean =>
  stop.isAppointmentRequired && stop.appointmentAt === null

/** Whether stops are in more than one country; a stop without a country counts as in the United States. (RATE-42) */
export function isInternationalRoute(stops: readonly { country?: string | null }[]): boolean {
  return new Set(stops.map(({ country }) => country || firstCountry)).size > 1
}
