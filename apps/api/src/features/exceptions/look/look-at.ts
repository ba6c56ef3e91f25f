import { orderExceptionChanged, shipmentExceptionChanged } from '@lanewise/contract/exceptions'
import type { Cause, Looked } from '@lanewise/domain/exceptions/cause'
import { orderCauses } from '@lanewise/domain/exceptions/order-causes'
import { shipmentCauses } from '@lanewise/domain/exceptions/shipment-causes'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { missingPapers } from '#features/documents/index.ts'
import type { Context } from '#platform/context.ts'
import type { Looked as LookedAt } from '#platform/outbox/take-turns.ts'
import {
  awake,
  closeEntries,
  type EntryRow,
  insertEntry,
  presentOf,
  saveCause,
  saveEntries,
} from '../exceptions.queries.ts'
import { type Known, orderFacts, shipmentFacts } from './facts.queries.ts'
import { holdFree, type Turn } from './turns.queries.ts'

type Judged = Turn & { name: string; mark: string; looked: Looked }

/**
 * Looks at records anew: what needs a person follows from how they are now, so that a look too many changes nothing and a
 * process that dies in between is made good by the next look.
 */
export async function lookAt(ctx: Context, asked: readonly Turn[], now: Date): Promise<LookedAt<Turn>[]> {
  const turns = await holdFree(ctx.db, asked)
  const judged = await judge(ctx, turns, now)
  const present = await presentOf(
    ctx.db,
    turns.map(({ entityId }) => entityId),
  )
  const looks: LookedAt<Turn>[] = []
  for (const turn of turns) {
    const record = judged.find(({ entityId }) => entityId === turn.entityId)
    const entries = present.filter(({ entityId }) => entityId === turn.entityId)
    const nextLookAt = await follow(ctx, record ?? { ...turn, ...gone }, entries, now)
    looks.push({ turn, nextLookAt })
  }
  return looks
}

/** A record that is no longer there has no causes. */
const gone = { name: '', mark: '', looked: { causes: [], nextLookAt: null } }

async function judge(ctx: Context, turns: readonly Turn[], now: Date): Promise<Judged[]> {
  const idsOf = (entity: Turn['entity']) => turns.flatMap((turn) => (turn.entity === entity ? [turn.entityId] : []))
  const [orders, shipments] = await Promise.all([
    orderFacts(ctx.db, idsOf('order')),
    shipmentFacts(ctx.db, idsOf('shipment')),
  ])
  const judged = orders.map((order) => judgedAs('order', order, orderCauses(order.facts, now)))
  for (const shipment of shipments) {
    const isDelivered = shipment.facts.status >= shipmentStatuses.Delivered
    const missingDocuments = isDelivered ? await missingPapers(ctx, shipment.id) : []
    judged.push(judgedAs('shipment', shipment, shipmentCauses({ ...shipment.facts, missingDocuments }, now)))
  }
  return judged
}

const judgedAs = (entity: Turn['entity'], { id, name, mark }: Known<unknown>, looked: Looked): Judged => ({
  entity,
  entityId: id,
  name,
  mark,
  looked,
})

/** Opens, keeps and closes entries, and answers when to look again. */
async function follow(ctx: Context, record: Judged, entries: readonly EntryRow[], now: Date): Promise<Date | null> {
  const { causes, nextLookAt } = record.looked
  const lasts = (entry: EntryRow) => causes.some((cause) => isSame(entry, cause))
  const ended = entries.filter((entry) => !lasts(entry))
  await closeEntries(
    ctx.db,
    ended.map(({ id }) => id),
    now,
  )
  for (const { id } of ended) announce(ctx, { ...record, id }, 'closed')
  const looks = nextLookAt ? [nextLookAt] : []
  for (const cause of causes) {
    const entry = entries.find((one) => isSame(one, cause))
    if (!entry) announce(ctx, { ...record, id: await insertEntry(ctx.db, record, cause, now) }, 'opened')
    else looks.push(...(await keep(ctx, record, entry, cause, now)))
  }
  return looks.length > 0 ? new Date(Math.min(...looks.map((at) => at.getTime()))) : null
}

const isSame = ({ kind, causeKey }: EntryRow, cause: Cause) => kind === cause.kind && causeKey === (cause.key ?? '')

/** DEF-125: what was put aside comes back at its time, or with the next event of its record. */
async function keep(ctx: Context, record: Judged, entry: EntryRow, cause: Cause, now: Date): Promise<Date[]> {
  const isNews = await saveCause(ctx.db, entry, cause, now)
  const { snoozedAt, snoozedUntil, snoozeMark } = entry
  const isOver = snoozedUntil ? snoozedUntil <= now : snoozeMark !== record.mark
  const wakes = snoozedAt !== null && entry.doneAt === null && isOver
  if (wakes) await saveEntries(ctx.db, [entry.id], awake, now)
  if (wakes || isNews) announce(ctx, { ...record, id: entry.id }, 'changed')
  return snoozedAt !== null && snoozedUntil && !isOver ? [snoozedUntil] : []
}

type Announced = { entity: Turn['entity']; id: string }

export function announce(ctx: Context, { entity, id }: Announced, action: 'opened' | 'changed' | 'closed') {
  if (entity === 'order') ctx.emit(orderExceptionChanged, { id, action })
  else ctx.emit(shipmentExceptionChanged, { id, action })
}
