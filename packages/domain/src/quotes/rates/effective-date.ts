import { type Instant, type IsoDate, isoInZone, startOfDayInZone } from '#shared/calendar.ts'

type Pickup = { pickupDate: IsoDate; timeZone: string }

/** RATE-20: since when a quote holds: the pickup date when that lies in the future, otherwise now; in the zone of the pickup. */
export function quoteEffectiveDate({ pickupDate, timeZone }: Pickup, now: Instant): string {
  const pickup = isoInZone(startOfDayInZone(pickupDate, timeZone), timeZone)
  const moment = isoInZone(now, timeZone)
  return Date.parse(pickup) > Date.parse(moment) ? pickup : moment
}
