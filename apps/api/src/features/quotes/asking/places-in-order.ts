import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { placeOfStop } from '#features/places/index.ts'
import { refuseIssues } from '#platform/refuse.ts'

type Stop = Parameters<typeof placeOfStop>[0] & { stopNumber: number }

/** Places of the stops sorted by stop number. An invalid stop is refused at its field. */
export function placesInOrder(stops: readonly Stop[], issueAt: (issue: FieldIssue, index: number) => FieldIssue) {
  const results = stops.map((stop) => ({ stopNumber: stop.stopNumber, ...placeOfStop(stop) }))
  const issues = results.flatMap((one, index) => ('issue' in one ? [issueAt(one.issue, index)] : []))
  if (issues.length > 0) refuseIssues(issues)
  return results
    .sort((one, other) => one.stopNumber - other.stopNumber)
    .flatMap((one) => ('place' in one ? [one.place] : []))
}
