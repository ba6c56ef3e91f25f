import { isDeepStrictEqual } from 'node:util'
import type { FieldConflict } from '@lanewise/contract/problem'
import { shownValue } from '@lanewise/domain/shared/sentences'
import type { z } from 'zod'
import type { Tx } from '#platform/db/database.ts'
import { refuse, refuseIssues } from '#platform/refuse.ts'
import { type Recorded, whoChanged } from './who-changed.ts'

export type Saving<F extends object> = {
  /** The locked record as it is now. */
  current: F
  version: number
  /** The touched fields, and the version that the user began from. */
  update: { [K in keyof F]?: F[K] | undefined } & { version?: number | undefined }
  /** Where its changes are recorded; without a history every field of a newer record may have been changed. */
  recorded: Recorded | null
  labels: Readonly<Record<string, string>>
  /** What of a value decides whether two are the same; the whole of it when unset. */
  essence?: { [K in keyof F]?: (value: F[K]) => unknown }
  /** A value in the words of the history. */
  inWords?: { [K in keyof F]?: (value: F[K]) => unknown }
}

/**
 * DEF-123: the record with the touched fields. Where somebody else saved meanwhile, what only one side changed is joined; a
 * field that both changed to different values is refused with both. The whole record's schema checks what came together.
 */
export async function joinChanges<F extends object>(db: Tx, schema: z.ZodType<F>, saving: Saving<F>): Promise<F> {
  const joined = schema.safeParse(await joinFields(db, saving))
  return joined.success ? joined.data : refuseIssues(joined.error.issues)
}

/** The same for a record whose fields are cut otherwise than its schema; the caller checks the result. */
export async function joinFields<F extends object>(db: Tx, saving: Saving<F>): Promise<F> {
  const { version: begun, ...given } = saving.update
  const touched = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<F>
  if (begun !== undefined && begun !== saving.version) await refuseConflicts(db, saving, touched)
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
        mine: words(saving, field, mineValue as F[typeof field]),
        theirs: words(saving, field, theirsValue),
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

/** As it is stored; the database keeps the keys of an object in an order of its own. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const words = <F extends object, K extends keyof F & string>({ inWords }: Saving<F>, field: K, value: F[K]) =>
  shownValue(inWords?.[field] ? inWords[field](value) : value)
