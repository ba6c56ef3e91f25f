import { type Instant, type IsoDate, zonedDate } from '#shared/calendar.ts'
import type { FieldIssue } from '#shared/issue.ts'

/**
 * Time zone used until a pickup location is chosen: the westernmost one, so that the date is never already tomorrow's.
 */
const farWest = 'Pacific/Honolulu'

type Place = { ianaTimeZone: string } | null

/** Today's date in the time zone of the pickup location. */
export const todayAt = (place: Place, now: Instant): IsoDate => zonedDate(now, place?.ianaTimeZone ?? farWest)

/** The pickup date must not be in the past in the time zone of the pickup location. */
export function pickupDateIssues(
  { pickupDate, pickupLocation }: { pickupDate: IsoDate | null; pickupLocation: Place },
  now: Instant,
): FieldIssue[] {
  if (pickupDate === null || pickupDate >= todayAt(pickupLocation, now)) return []
  return [{ path: ['pickupDate'], message: 'Date of pickup cannot be in the past' }]
}
