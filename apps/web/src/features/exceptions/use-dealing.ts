import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import { addDays, instantOfWallTime, zonedDate } from '@lanewise/domain/shared/calendar'
import { momentHere, zoneHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useAssign, useComplete, useReopen, useSnooze } from './exceptions.api.ts'

const hourMs = 60 * 60 * 1000
/** Time at which entries snoozed until tomorrow come back. */
const morning = '07:00'

export const snoozeChoices = [
  { name: 'hour', label: '1 hour', until: (now: Date) => new Date(now.getTime() + hourMs).toISOString() },
  { name: 'event', label: 'Next event', until: () => null },
  {
    name: 'tomorrow',
    label: 'Tomorrow',
    until: (now: Date) => instantOfWallTime(addDays(zonedDate(now, zoneHere()), 1), morning, zoneHere()),
  },
] as const
export type SnoozeChoice = (typeof snoozeChoices)[number]

const entriesText = (entries: readonly ExceptionEntry[]) =>
  entries.length === 1 ? (entries[0]?.entityName ?? '') : `${entries.length} exceptions`

/** Actions on entries. Each reports its result or its error. */
export function useDealing(onDone: () => void) {
  const snackbar = useSnackbar()
  const [assign, snooze, complete, reopen] = [useAssign(), useSnooze(), useComplete(), useReopen()]
  const runAndReport = async (
    entries: readonly ExceptionEntry[],
    call: (ids: string[]) => Promise<unknown>,
    result: string,
  ) => {
    try {
      await call(entries.map(({ id }) => id))
      snackbar.success(`${entriesText(entries)} ${result}`)
      onDone()
    } catch (error) {
      snackbar.error(errorText(error))
    }
  }
  return {
    assign: (entries: readonly ExceptionEntry[], to: { id: string; name: string } | null) =>
      runAndReport(
        entries,
        (ids) => assign.mutateAsync({ body: { ids, assigneeId: to?.id ?? null } }),
        to ? `assigned to ${to.name}` : 'unassigned',
      ),
    /** Snoozes the entries for all users, or for oneself. */
    snooze: (entries: readonly ExceptionEntry[], choice: SnoozeChoice, forMe: boolean) => {
      const now = new Date()
      const until = choice.until(now)
      const untilText = until === null ? 'until the next event' : `until ${momentHere(until, now)}`
      const result = forMe ? `snoozed for you ${untilText}` : `snoozed ${untilText}`
      return runAndReport(entries, (ids) => snooze.mutateAsync({ body: { ids, until, forMe } }), result)
    },
    complete: (entries: readonly ExceptionEntry[]) =>
      runAndReport(entries, (ids) => complete.mutateAsync({ body: { ids } }), 'done'),
    reopen: (entries: readonly ExceptionEntry[]) =>
      runAndReport(entries, (ids) => reopen.mutateAsync({ body: { ids } }), 'reopened'),
  }
}
export type Dealing = ReturnType<typeof useDealing>
