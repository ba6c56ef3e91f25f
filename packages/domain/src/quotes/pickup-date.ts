import { type Instant, type IsoDate, zonedDate } from '#shared/calendar.ts'
import type { FieldIssue } from '#shared/issue.ts'

/** The zone by which a date is read while nobody has named a pickup: the westernmost, where it is never tomorrow already. */
const farWest = 'Pacific/Honolulu'

type Place = { ianaTimeZone: string } | null

/** Today by the calendar of the place where freight is picked up. */
export const todayAt = (place: Place, now: Instant): IsoDate => zonedDate(now, place?.ianaTimeZone ?? farWest)

/** A truck cannot come on a day that is over where it should come. */
export function pickupDateIssues(
  { pickupDate, pickupLocation }: { pickupDate: IsoDate | null; pickupLocation: Place },
  now: Instant,
): FieldIssue[] {
  if (pickupDate === null || pickupDate >= todayAt(pickupLocation, now)) return []
  return [{ path: ['pickupDate'], message: 'Date of pickup cannot be in the past' }]
}
