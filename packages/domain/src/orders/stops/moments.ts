import { mustBeAfter, mustBeBefore } from '#locations/dock-hours.ts'
import type { FieldIssue } from '#shared/issue.ts'

type Moments = {
  baseDate: string | null
  earlyDateTimeOffset: string | null
  lateDateTimeOffset: string | null
  appointmentDateTimeOffset: string | null
}

const first = '2000'
const last = '2100'
const outOfReach = `Enter a date between ${first} and ${last}`
const names = ['baseDate', 'earlyDateTimeOffset', 'lateDateTimeOffset', 'appointmentDateTimeOffset'] as const

/**
 * Problems that the local time at a stop does not show: years that are not plausible, and a late time before the early
 * time within the hour that repeats when clocks change in autumn.
 */
export function momentIssues(stops: readonly Moments[]): FieldIssue[] {
  return stops.flatMap((stop, index) =>
    [...yearIssues(stop), ...orderOfTimes(stop)].map(({ path, message }) => ({
      path: ['stops', index, ...path],
      message,
    })),
  )
}

const yearIssues = (stop: Moments): FieldIssue[] =>
  names
    .filter((name) => stop[name] !== null && !isInReach(stop[name]))
    .map((name) => ({ path: [name], message: outOfReach }))

const isInReach = (moment: string) => moment.slice(0, 4) > first && moment.slice(0, 4) < last

function orderOfTimes({ earlyDateTimeOffset: early, lateDateTimeOffset: late }: Moments): FieldIssue[] {
  if (early === null || late === null || Date.parse(early) < Date.parse(late)) return []
  return [
    { path: ['earlyDateTimeOffset'], message: mustBeBefore },
    { path: ['lateDateTimeOffset'], message: mustBeAfter },
  ]
}
