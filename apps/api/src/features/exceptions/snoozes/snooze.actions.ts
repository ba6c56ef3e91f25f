import { kindsFor } from '@lanewise/domain/exceptions/exception-kinds'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type DueRecord, requestChecks } from '../checks/due-checks.queries.ts'
import { orderFacts, shipmentFacts } from '../checks/facts.queries.ts'
import { change, entriesToChange, entriesToSee, recordChange, requireHandler } from '../exceptions.actions.ts'
import { awake, type EntryRow, recordsOf } from '../exceptions.queries.ts'
import { type OwnSnooze, ownSnoozesOf, removeOwnSnooze, saveOwnSnooze } from './own-snoozes.queries.ts'

type Snoozing = { ids: readonly string[]; until: string | null; forMe: boolean }

/**
 * Snoozes entries until a time, or until the next event of the record when no time is given: for all users, or for
 * oneself, which takes no more than the permission to see them. (DEF-125, DEF-128)
 */
export async function snoozeExceptions(ctx: Context, { ids, until: written, forMe }: Snoozing) {
  const { db, user, now } = ctx
  const until = written === null ? null : new Date(written)
  if (until && until <= now)
    return refuse.unprocessable('Choose a time in the future', { until: ['Choose a time in the future'] })
  const records = await recordsOf(db, ids, kindsFor(user.permissions))
  await requestChecks(ctx, records, until ?? now)
  const selected = (await (forMe ? entriesToSee : entriesToChange)(ctx, ids)).filter(({ doneAt }) => doneAt === null)
  const marks = await marksOf(ctx, records)
  const own = forMe ? await ownOf(ctx, selected) : []
  for (const entry of selected) {
    const columns = { snoozedAt: now, snoozedUntil: until, snoozeMark: marks.get(entry.entityId) ?? '' }
    if (forMe) {
      await saveOwnSnooze(db, { contactId: user.id, exceptionId: entry.id, ...columns })
      recordChange(
        ctx,
        entry,
        changesOf(
          'ownSnooze',
          own.find(({ exceptionId }) => exceptionId === entry.id),
          columns,
        ),
      )
    } else await change(ctx, [entry], columns, () => changesOf('snoozedUntil', entry, columns))
  }
  return { changed: selected.length }
}

/** Reopening what only oneself snoozed is up to oneself. */
export async function reopenExceptions(ctx: Context, ids: readonly string[]) {
  const present = (await entriesToSee(ctx, ids)).filter(({ closedAt }) => closedAt === null)
  const forAll = present.filter(({ doneAt, snoozedAt }) => doneAt !== null || snoozedAt !== null)
  const own = await ownOf(ctx, present)
  const onlyOwn = present.filter(({ id }) => own.some(({ exceptionId }) => exceptionId === id) && !includes(forAll, id))
  requireHandler(
    ctx,
    present.filter(({ id }) => !includes(onlyOwn, id)),
  )
  for (const snooze of own) {
    await removeOwnSnooze(ctx.db, snooze)
    const entry = onlyOwn.find(({ id }) => id === snooze.exceptionId)
    if (entry) recordChange(ctx, entry, changesOf('ownSnooze', snooze, undefined))
  }
  const { changed } = await change(ctx, forAll, { ...awake, doneAt: null, doneBy: null }, (entry) =>
    entry.doneAt ? { doneAt: [entry.doneAt.toISOString(), null] } : changesOf('snoozedUntil', entry, undefined),
  )
  return { changed: changed + onlyOwn.length }
}

const includes = (rows: readonly EntryRow[], id: string) => rows.some((row) => row.id === id)

type Snooze = { snoozedAt: Date | null; snoozedUntil: Date | null }

function changesOf(
  field: 'snoozedUntil' | 'ownSnooze',
  before: Snooze | undefined,
  after: Snooze | undefined,
): Changes {
  const texts = [snoozeText(before), snoozeText(after)] as const
  return texts[0] === texts[1] ? {} : { [field]: texts }
}

const snoozeText = (snooze: Snooze | undefined) =>
  snooze?.snoozedAt ? (snooze.snoozedUntil?.toISOString() ?? 'the next event') : null

async function ownOf({ db, user }: Context, entries: readonly EntryRow[]): Promise<OwnSnooze[]> {
  const snoozes = await ownSnoozesOf(
    db,
    entries.map(({ id }) => id),
  )
  return snoozes.filter(({ contactId }) => contactId === user.id)
}

async function marksOf({ db }: Context, records: readonly DueRecord[]): Promise<Map<string, string>> {
  const idsOf = (entity: DueRecord['entity']) =>
    records.flatMap((record) => (record.entity === entity ? [record.entityId] : []))
  const known = [...(await orderFacts(db, idsOf('order'))), ...(await shipmentFacts(db, idsOf('shipment')))]
  return new Map(known.map(({ id, mark }) => [id, mark]))
}
