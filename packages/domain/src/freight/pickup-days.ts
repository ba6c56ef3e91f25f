import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type IsoDate, isBusinessDay } from '#shared/calendar.ts'

/** Whether carriers of these modes pick up on a date: those that share a trailer among shippers rest at weekends. */
export const isPickupDay = (date: IsoDate, modes: readonly ShippingMode[]): boolean =>
  !modes.some(isLtlMode) || isBusinessDay(date)

/** What is said of a pickup date on which they do not. */
export const weekendPickupMessage = 'LTL carriers do not offer weekend pickups.'
