import { addDays, type Instant, type IsoDate, startOfDayInZone } from '#shared/calendar.ts'

type Asked = {
  askedAt: Date
  /** The day of the pickup by the calendar of its place. */
  pickupDate: IsoDate
  timeZone: string
}

const hoursGood = 24

/** A price holds as long as its source says; where it says nothing, for 24 hours, but not beyond the day of the pickup. */
export function priceExpiry({ askedAt, pickupDate, timeZone }: Asked, told: Instant | null = null): Date {
  if (told !== null) return new Date(told)
  const aDayLater = askedAt.getTime() + hoursGood * 3_600_000
  const endOfPickupDay = Date.parse(startOfDayInZone(addDays(pickupDate, 1), timeZone))
  return new Date(Math.min(aDayLater, endOfPickupDay))
}
