import { addDays, type Instant, type IsoDate, startOfDayInZone } from '#shared/calendar.ts'

type PriceRequest = {
  askedAt: Date
  /** Pickup date in the time zone of the pickup location. */
  pickupDate: IsoDate
  timeZone: string
}

const hoursGood = 24

/**
 * A price is valid until the expiry its source states. Without one it is valid for 24 hours, but not beyond the pickup
 * date.
 */
export function priceExpiry(
  { askedAt, pickupDate, timeZone }: PriceRequest,
  sourceExpiry: Instant | null = null,
): Date {
  if (sourceExpiry !== null) return new Date(sourceExpiry)
  const aDayLater = askedAt.getTime() + hoursGood * 3_600_000
  const endOfPickupDay = Date.parse(startOfDayInZone(addDays(pickupDate, 1), timeZone))
  return new Date(Math.min(aDayLater, endOfPickupDay))
}
