import { orderExceptionChanged, shipmentExceptionChanged } from '@lanewise/contract/exceptions'
import type { Cause, Looked } from '@lanewise/domain/exceptions/cause'
import { orderCauses } from '@lanewise/domain/exceptions/order-causes'
import { shipmentCauses } from '@lanewise/domain/exceptions/shipment-causes'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { missingPapers } from '#features/documents/index.ts'
import {
  awake,
  closeEntries,
  type EntryRow,
  insertEntry,
  presentOf,
  saveCause,
  saveEntries,
} from '#features/exceptions/exceptions.queries.ts'
import { type OwnSnooze, ownSnoozesOf, removeOwnSnooze } from '#features/exceptions/snoozes/own-snoozes.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Looked as Checked } from '#platform/outbox/process-due-items.ts'
import { type DueRecord, holdFree } from './due-checks.queries.ts'
import { type Known, orderFacts, shipmentFacts } from './facts.queries.ts'

type CheckedRecord = DueRecord & { name: string; mark: string; looked: Looked }

/**
 * Checks records for exceptions. The result depends only on the current state of the record, so an extra check changes
 * nothing, and the next check makes up for a process that stopped in the middle.
 */
export async function checkRecords(
  ctx: Context,
  requested: readonly DueRecord[],
  now: Date,
): Promise<Checked<DueRecord>[]> {
  const dueRecords = await holdFree(ctx.db, requested)
  const checked = await judge(ctx, dueRecords, now)
  const present = await presentOf(
    ctx.db,
    dueRecords.map(({ entityId }) => entityId),
  )
  const ownSnoozes = await ownSnoozesOf(
    ctx.db,
    present.map(({ id }) => id),
  )
  const results: Checked<DueRecord>[] = []
  for (const dueRecord of dueRecords) {
    const record = checked.find(({ entityId }) => entityId === dueRecord.entityId)
    const entries = present.filter(({ entityId }) => entityId === dueRecord.entityId)
    const nextCheckAt = await updateEntries(ctx, record ?? { ...dueRecord, ...gone }, { entries, ownSnoozes }, now)
    results.push({ dueItem: dueRecord, nextCheckAt })
  }
  return results
}

/** A deleted record has no causes. */
const gone = { name: '', mark: '', looked: { causes: [], nextCheckAt: null } }

async function judge(ctx: Context, dueRecords: readonly DueRecord[], now: Date): Promise<CheckedRecord[]> {
  const idsOf = (entity: DueRecord['entity']) =>
    dueRecords.flatMap((dueRecord) => (dueRecord.entity === entity ? [dueRecord.entityId] : []))
  const [orders, shipments] = await Promise.all([
    orderFacts(ctx.db, idsOf('order')),
    shipmentFacts(ctx.db, idsOf('shipment')),
  ])
  const checked = orders.map((order) => checkedAs('order', order, orderCauses(order.facts, now)))
  for (const shipment of shipments) {
    const isDelivered = shipment.facts.status >= shipmentStatuses.Delivered
    const missingDocuments = isDelivered ? await missingPapers(ctx, shipment.id) : []
    checked.push(checkedAs('shipment', shipment, shipmentCauses({ ...shipment.facts, missingDocuments }, now)))
  }
  return checked
}

const checkedAs = (entity: DueRecord['entity'], { id, name, mark }: Known<unknown>, looked: Looked): CheckedRecord => ({
  entity,
  entityId: id,
  name,
  mark,
  looked,
})

type Present = { entries: readonly EntryRow[]; ownSnoozes: readonly OwnSnooze[] }

/** Opens, updates and closes entries, and returns the time of the next check. */
async function updateEntries(
  ctx: Context,
  record: CheckedRecord,
  { entries, ownSnoozes }: Present,
  now: Date,
): Promise<Date | null> {
  const { causes, nextCheckAt } = record.looked
  const lasts = (entry: EntryRow) => causes.some((cause) => isSame(entry, cause))
  const ended = entries.filter((entry) => !lasts(entry))
  await closeEntries(
    ctx.db,
    ended.map(({ id }) => id),
    now,
  )
  for (const { id } of ended) announce(ctx, { ...record, id }, 'closed')
  const checkTimes = nextCheckAt ? [nextCheckAt] : []
  for (const cause of causes) {
    const entry = entries.find((one) => isSame(one, cause))
    if (!entry) announce(ctx, { ...record, id: await insertEntry(ctx.db, record, cause, now) }, 'opened')
    else {
      const hasChanged = await saveCause(ctx.db, entry, cause, now)
      const own = ownSnoozes.filter(({ exceptionId }) => exceptionId === entry.id)
      checkTimes.push(...(await endSnoozes(ctx, record, { entry, own, hasChanged }, now)))
    }
  }
  return checkTimes.length > 0 ? new Date(Math.min(...checkTimes.map((at) => at.getTime()))) : null
}

const isSame = ({ kind, causeKey }: EntryRow, cause: Cause) => kind === cause.kind && causeKey === (cause.key ?? '')

type PresentEntry = { entry: EntryRow; own: readonly OwnSnooze[]; hasChanged: boolean }

/**
 * A snoozed entry returns at its time, or with the next event of its record. Returns the times of those that last.
 * (DEF-125)
 */
async function endSnoozes(ctx: Context, record: CheckedRecord, { entry, own, hasChanged }: PresentEntry, now: Date) {
  const isOver = ({ snoozedUntil, snoozeMark }: Snooze) =>
    snoozedUntil ? snoozedUntil <= now : snoozeMark !== record.mark
  const wakes = entry.snoozedAt !== null && entry.doneAt === null && isOver(entry)
  if (wakes) await saveEntries(ctx.db, [entry.id], awake, now)
  const ended = own.filter(isOver)
  for (const snooze of ended) await removeOwnSnooze(ctx.db, snooze)
  if (wakes || ended.length > 0 || hasChanged) announce(ctx, { ...record, id: entry.id }, 'changed')
  return [...(entry.snoozedAt === null ? [] : [entry]), ...own].flatMap((snooze) =>
    snooze.snoozedUntil && !isOver(snooze) ? [snooze.snoozedUntil] : [],
  )
}

type Snooze = Pick<EntryRow, 'snoozedUntil' | 'snoozeMark'>

type Announced = { entity: DueRecord['entity']; id: string }

export function announce(ctx: Context, { entity, id }: Announced, action: 'opened' | 'changed' | 'closed') {
  if (entity === 'order') ctx.emit(orderExceptionChanged, { id, action })
  else ctx.emit(shipmentExceptionChanged, { id, action })
}
