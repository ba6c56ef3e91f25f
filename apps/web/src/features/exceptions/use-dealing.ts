import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import { addDays, instantOfWallTime, zonedDate } from '@lanewise/domain/shared/calendar'
import { momentHere, zoneHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useAssign, useComplete, useReopen, useSnooze } from './exceptions.api.ts'

const hourMs = 60 * 60 * 1000
/** When people begin to look at what they put off to the next day. */
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

const counted = (entries: readonly ExceptionEntry[]) =>
  entries.length === 1 ? (entries[0]?.entityName ?? '') : `${entries.length} exceptions`

/** What can be done with entries; each says what it did, or why it could not. */
export function useDealing(onDone: () => void) {
  const say = useSnackbar()
  const [assign, snooze, complete, reopen] = [useAssign(), useSnooze(), useComplete(), useReopen()]
  const told = async (entries: readonly ExceptionEntry[], call: (ids: string[]) => Promise<unknown>, words: string) => {
    try {
      await call(entries.map(({ id }) => id))
      say.success(`${counted(entries)} ${words}`)
      onDone()
    } catch (error) {
      say.error(errorText(error))
    }
  }
  return {
    assign: (entries: readonly ExceptionEntry[], to: { id: string; name: string } | null) =>
      told(
        entries,
        (ids) => assign.mutateAsync({ body: { ids, assigneeId: to?.id ?? null } }),
        to ? `assigned to ${to.name}` : 'assigned to nobody',
      ),
    snooze: (entries: readonly ExceptionEntry[], choice: SnoozeChoice) => {
      const now = new Date()
      const until = choice.until(now)
      const words = until === null ? 'until its next event' : `until ${momentHere(until, now)}`
      return told(entries, (ids) => snooze.mutateAsync({ body: { ids, until } }), `snoozed ${words}`)
    },
    complete: (entries: readonly ExceptionEntry[]) =>
      told(entries, (ids) => complete.mutateAsync({ body: { ids } }), 'done'),
    reopen: (entries: readonly ExceptionEntry[]) =>
      told(entries, (ids) => reopen.mutateAsync({ body: { ids } }), 'opened again'),
  }
}
export type Dealing = ReturnType<typeof useDealing>
