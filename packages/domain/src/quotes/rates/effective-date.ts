import { type Instant, type IsoDate, isoInZone, startOfDayInZone } from '#shared/calendar.ts'

type Pickup = { pickupDate: IsoDate; timeZone: string }

/**
 * Start of a quote's validity: the pickup date if it is in the future, otherwise now, in the time zone of the pickup.
 * (RATE-20)
 */
export function quoteEffectiveDate({ pickupDate, timeZone }: Pickup, now: Instant): string {
  const pickup = isoInZone(startOfDayInZone(pickupDate, timeZone), timeZone)
  const moment = isoInZone(now, timeZone)
  return Date.parse(pickup) > Date.parse(moment) ? pickup : moment
}
