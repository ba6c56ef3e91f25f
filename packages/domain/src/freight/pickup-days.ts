import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type IsoDate, isBusinessDay } from '#shared/calendar.ts'

/** Whether carriers of these modes pick up on a date. LTL and volume LTL carriers do not pick up on weekends. */
export const isPickupDay = (date: IsoDate, modes: readonly ShippingMode[]): boolean =>
  !modes.some(isLtlMode) || isBusinessDay(date)

export const weekendPickupMessage = 'LTL carriers do not offer weekend pickups.'
