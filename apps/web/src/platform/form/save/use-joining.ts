import type { FieldConflict } from '@lanewise/contract/problem'
import { useCallback, useRef, useState } from 'react'
import { type FieldValues, get, type Path, type PathValue } from 'react-hook-form'
import type { ContractForm } from '#platform/form/ContractForm.tsx'
import { joinNewer, touchedPaths } from './join-newer.ts'
import type { Conflict } from './save-context.ts'
import { type Edited, useNewest, useRecentChanges, type Versioned } from './use-newest.ts'

type Updates = { conflicts: Conflict[]; taken: string[]; sentences: string[] }
const nothing: Updates = { conflicts: [], taken: [], sentences: [] }

/**
 * Merges saves by other users into the values being entered. The form is always based on the newest version. (DEF-123)
 */
export function useJoining<V extends FieldValues, R extends Versioned>(
  form: ContractForm<V>,
  edited: Edited<V, R> | null,
) {
  const [news, setNews] = useState(nothing)
  const { base, begin } = useBase(edited)
  const recent = useRecentChanges()
  /** Returns the fields that both users changed. */
  const join = async (record: R, reported: readonly FieldConflict[] = []): Promise<readonly string[]> => {
    const [before, newer] = [base.current, edited?.valuesOf(record)]
    if (!before || !newer || record.version <= before.version) return news.conflicts.map(({ field }) => field)
    const joined = joinNewer({ base: before.values, mine: form.getValues(), newer, parts: edited?.parts })
    begin(record)
    show(form, newer, joined.values, edited)
    if (joined.taken.length + joined.conflicts.length > 0) {
      setNews((known) => added(known, joined, (field) => conflictOf(field, newer, reported)))
      const { who, sentences } = await recent(edited?.history, record.version - before.version)
      setNews((known) => ({ ...known, sentences, conflicts: known.conflicts.map((one) => withWho(one, who)) }))
    }
    return joined.conflicts
  }
  const readNewest = useNewest(edited, (record) => void join(record))
  return { base, news, join, readNewest, begin, ...useDecisions(form, news, setNews), forget: () => setNews(nothing) }
}

/** The values the user started from. A form that switches to another record starts over. */
function useBase<V extends FieldValues, R extends Versioned>(edited: Edited<V, R> | null) {
  const base = useRef<{ version: number; values: V } | null>(null)
  const subject = useRef<string | null>(null)
  const begin = (record: R) => {
    const values = edited?.valuesOf(record)
    if (values) base.current = { version: record.version, values }
  }
  const key = edited && JSON.stringify(edited.newest.key)
  if (subject.current !== key) {
    subject.current = key
    base.current = null
    if (edited) begin(edited.record)
  }
  return { base, begin }
}

/** The newer record becomes the form's initial values, and the user's changes stay on top of it. */
function show<V extends FieldValues, R extends Versioned>(
  form: ContractForm<V>,
  newer: V,
  values: V,
  edited: Edited<V, R> | null,
) {
  form.reset(newer, { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true })
  for (const field of touchedPaths(newer, values, edited?.parts))
    form.setValue(field as Path<V>, get(values, field) as PathValue<V, Path<V>>, { shouldDirty: true })
}

function conflictOf(field: string, newer: FieldValues, reported: readonly FieldConflict[]): Conflict {
  const who = reported.find((one) => one.field === field)?.changedBy ?? ''
  return { field, theirs: get(newer, field), who }
}

const withWho = (conflict: Conflict, who: string | undefined): Conflict => ({
  ...conflict,
  who: conflict.who || (who ?? 'Somebody else'),
})

function added(
  known: Updates,
  joined: { taken: string[]; conflicts: string[] },
  of: (field: string) => Conflict,
): Updates {
  const others = known.conflicts.filter(({ field }) => ![...joined.conflicts, ...joined.taken].includes(field))
  return {
    ...known,
    conflicts: [...others, ...joined.conflicts.map(of)],
    taken: [...new Set([...known.taken, ...joined.taken])],
  }
}

/** The choice between both versions for each field, and the fields that can show this choice themselves. */
function useDecisions<V extends FieldValues>(
  form: ContractForm<V>,
  updates: Updates,
  setUpdates: (news: Updates) => void,
) {
  const [placed, setPlaced] = useState<readonly string[]>([])
  const place = useCallback((field: string) => {
    setPlaced((known) => [...known, field])
    return () => setPlaced((known) => known.filter((other) => other !== field))
  }, [])
  /** Returns the number of conflicts that are still open. */
  const decide = (field: string, side: 'mine' | 'theirs'): number => {
    const conflict = updates.conflicts.find((one) => one.field === field)
    const conflicts = updates.conflicts.filter((one) => one !== conflict)
    if (conflict && side === 'theirs')
      form.setValue(field as Path<V>, conflict.theirs as PathValue<V, Path<V>>, {
        shouldDirty: true,
        shouldValidate: true,
      })
    setUpdates({ ...updates, conflicts })
    return conflicts.length
  }
  return { decide, place, placed }
}
