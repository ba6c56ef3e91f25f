import type { EventDefinition } from '@lanewise/contract/event'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import type { Enqueue, JobKind } from '#platform/job-kind.ts'
import type { Logger } from '#platform/log.ts'
import { type Loop, startLoop } from '#platform/loops/wakeful-loop.ts'
import { systemUserOf } from './system-user.ts'
import { outboxChannel } from './write-outbox.ts'

export type DeliveredEvent = {
  eventId: string
  companyId: string
  name: string
  entity: string
  payload: { id: string } & Record<string, unknown>
}

export type RelayOptions = {
  db: Db
  url: string
  /** Sends an event to the open screens. The same event may come twice. */
  deliver: (event: DeliveredEvent) => void
  /** Jobs to queue for each event. */
  reactions: readonly { event: EventDefinition; job: JobKind }[]
  enqueue: Enqueue
  log: Logger
}

type OutboxRow = Selectable<Tables['system.outbox']>

const batchSize = 200
const relayLock = 7_240_003

/** Delivers events after their commit and at least once, and queues the reactions to them. */
export function startRelay(options: RelayOptions): Loop {
  const { db, url, log } = options
  const step = async () => (await db.transaction().execute((tx) => deliverBatch(options, tx))) === batchSize
  return startLoop({ name: 'relay', url, channel: outboxChannel, sleepMs: 1_000, step: step, log })
}

/**
 * Only one process relays at a time, so that reactions are queued in the order of the events. The reactions run later,
 * as jobs, and do not delay the relay.
 */
async function deliverBatch(options: RelayOptions, tx: Tx): Promise<number> {
  if (!(await takesRelayLock(tx))) return 0
  const rows = await tx
    .selectFrom('system.outbox')
    .selectAll()
    .where('deliveredAt', 'is', null)
    .orderBy('createdAt')
    .limit(batchSize)
    .execute()
  if (rows.length === 0) return 0
  for (const row of rows) {
    deliver(options, row)
    await queueReactions(options, tx, row)
  }
  await mark(tx, rows)
  return rows.length
}

async function takesRelayLock(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${relayLock}::bigint) as is_mine`.execute(tx)
  return rows[0]?.isMine ?? false
}

/** A screen that misses a message reloads the data when it reconnects, so a failed delivery does not stop the relay. */
function deliver({ deliver: send, log }: RelayOptions, row: OutboxRow) {
  try {
    send(eventOf(row))
  } catch (error) {
    log.error({ err: error, eventId: row.id, event: row.name }, 'an event could not be delivered')
  }
}

const eventOf = ({ id, companyId, name, entity, payload }: OutboxRow): DeliveredEvent => ({
  eventId: id,
  companyId,
  name,
  entity,
  payload: payload as DeliveredEvent['payload'],
})

async function queueReactions({ reactions, enqueue }: RelayOptions, tx: Tx, row: OutboxRow) {
  const { eventId, companyId, payload } = eventOf(row)
  for (const { event, job } of reactions)
    if (event.name === row.name) await enqueue(tx, systemUserOf(companyId), job, { eventId, payload })
}

const mark = (tx: Tx, rows: readonly OutboxRow[]) =>
  tx
    .updateTable('system.outbox')
    .set({ deliveredAt: sql<Date>`clock_timestamp()` })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
