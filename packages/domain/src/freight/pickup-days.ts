import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type IsoDate, isBusinessDay } from '#shared/calendar.ts'
import { holidayOn, type Workdays } from '#shared/holidays.ts'

/** Whether carriers of these modes pick up on a date. LTL and volume LTL carriers do not on weekends and holidays. */
export const isPickupDay = (date: IsoDate, modes: readonly ShippingMode[], workdays?: Workdays): boolean =>
  !modes.some(isLtlMode) || isBusinessDay(date, workdays)

/** Holiday on which carriers of these modes do not pick up. (DEF-133) */
export const closedFor = (date: IsoDate, modes: readonly ShippingMode[], workdays?: Workdays): string | null =>
  modes.some(isLtlMode) ? holidayOn(date, workdays) : null

export const holidayPickupMessage = (name: string): string => `LTL carriers do not pick up on ${name}.`

export const weekendPickupMessage = 'LTL carriers do not offer weekend pickups.'
