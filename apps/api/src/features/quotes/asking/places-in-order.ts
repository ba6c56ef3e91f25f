import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { placeOfStop } from '#features/places/index.ts'
import { refuseIssues } from '#platform/refuse.ts'

type Stop = Parameters<typeof placeOfStop>[0] & { stopNumber: number }

/** The places of stops in the order of their numbers, whatever order they came in; what is wrong with any is refused at its field. */
export function placesInOrder(stops: readonly Stop[], issueAt: (issue: FieldIssue, index: number) => FieldIssue) {
  const found = stops.map((stop) => ({ stopNumber: stop.stopNumber, ...placeOfStop(stop) }))
  const issues = found.flatMap((one, index) => ('issue' in one ? [issueAt(one.issue, index)] : []))
  if (issues.length > 0) refuseIssues(issues)
  return found
    .sort((one, other) => one.stopNumber - other.stopNumber)
    .flatMap((one) => ('place' in one ? [one.place] : []))
}
