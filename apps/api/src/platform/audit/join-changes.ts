import { isDeepStrictEqual } from 'node:util'
import type { FieldConflict } from '@lanewise/contract/problem'
import { shownValue } from '@lanewise/domain/history/sentences'
import type { z } from 'zod'
import type { Tx } from '#platform/db/database.ts'
import { refuse, refuseIssues } from '#platform/refuse.ts'
import { type Recorded, whoChanged } from './who-changed.ts'

export type Saving<F extends object> = {
  /** The record in its current state, locked. */
  current: F
  version: number
  /** The changed fields, and the version the user started from. */
  update: { [K in keyof F]?: F[K] | undefined } & { version?: number | undefined }
  /** Where the record's changes are stored. Without a history, every field of a newer version may have changed. */
  recorded: Recorded | null
  labels: Readonly<Record<string, string>>
  /** Part of a value that is compared. The whole value when unset. */
  essence?: { [K in keyof F]?: (value: F[K]) => unknown }
  /** Formats a value as the history shows it. */
  formatters?: { [K in keyof F]?: (value: F[K]) => unknown }
}

/**
 * Merges an update into a record that another user may have saved in the meantime. Changes of only one side are merged;
 * a field that both changed to different values is refused with both values. The schema of the whole record checks the
 * result. (DEF-123)
 */
export async function joinChanges<F extends object>(db: Tx, schema: z.ZodType<F>, saving: Saving<F>): Promise<F> {
  const joined = schema.safeParse(await joinFields(db, saving))
  return joined.success ? joined.data : refuseIssues(joined.error.issues)
}

/** Same as `joinChanges`, for a record whose fields differ from its schema. The caller checks the result. */
export async function joinFields<F extends object>(db: Tx, saving: Saving<F>): Promise<F> {
  const { version: baseVersion, ...given } = saving.update
  const touched = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<F>
  if (baseVersion !== undefined && baseVersion !== saving.version) await refuseConflicts(db, saving, touched)
  return { ...saving.current, ...touched }
}

async function refuseConflicts<F extends object>(db: Tx, saving: Saving<F>, touched: Partial<F>) {
  const { current, version, update, recorded } = saving
  const differing = (Object.keys(touched) as (keyof F & string)[]).filter((field) => differs(saving, touched, field))
  if (differing.length === 0) return
  const count = Math.max(1, version - (update.version ?? version))
  const changedBy = recorded ? await whoChanged(db, recorded, count) : () => 'You'
  const conflicts = differing.flatMap((field): FieldConflict[] => {
    const who = changedBy(field)
    if (who === undefined) return []
    const [mineValue, theirsValue] = [touched[field], current[field]]
    return [
      {
        field,
        label: saving.labels[field] ?? field,
        mine: displayText(saving, field, mineValue as F[typeof field]),
        theirs: displayText(saving, field, theirsValue),
        mineValue,
        theirsValue,
        changedBy: who,
      },
    ]
  })
  if (conflicts.length > 0) refuse.changed(conflicts, version)
}

function differs<F extends object>({ current, essence }: Saving<F>, touched: Partial<F>, field: keyof F & string) {
  const of = essence?.[field] ?? ((value: F[typeof field]) => value)
  return !isDeepStrictEqual(plain(of(touched[field] as F[typeof field])), plain(of(current[field])))
}

/** Normalizes a value to its stored form. The database reorders the keys of an object. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const displayText = <F extends object, K extends keyof F & string>({ formatters }: Saving<F>, field: K, value: F[K]) =>
  shownValue(formatters?.[field] ? formatters[field](value) : value)
