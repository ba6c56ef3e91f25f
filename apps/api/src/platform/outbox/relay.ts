import { type Selectable, sql } from 'kysely'
import { type Db, inCompany, type Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import type { Logger } from '#platform/log.ts'
import type { Transactions } from '#platform/transactions.ts'
import type { Reaction } from './reaction.ts'
import { sweepOutbox } from './sweep-outbox.ts'
import { readSystemUser } from './system-user.ts'
import { type Loop, startLoop } from './wakeful-loop.ts'
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
  /** To the open screens; the same event may come twice. */
  deliver: (event: DeliveredEvent) => void
  reactions: readonly Reaction[]
  transactions: Transactions
  log: Logger
}

type OutboxRow = Selectable<Tables['system.outbox']>

const batchSize = 50
const sweepEvery = 60 * 60 * 1000
const longestWait = 60 * 60

/** Delivers what was announced, after its commit and at least once; relays of several processes share the work. */
export function startRelay(options: RelayOptions): Loop {
  const { db, url, log } = options
  let sweepAt = Date.now()
  const turn = async () => {
    const count = await db.transaction().execute((tx) => deliverBatch(options, tx))
    if (count === 0 && Date.now() >= sweepAt) {
      sweepAt = Date.now() + sweepEvery
      await sweepOutbox(db)
    }
    return count === batchSize
  }
  return startLoop({ name: 'relay', url, channel: outboxChannel, sleepMs: 1_000, turn, log })
}

/** The rows stay locked until they are marked: if this process dies, another one finds them waiting. */
async function deliverBatch(options: RelayOptions, tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('system.outbox')
    .selectAll()
    .where('deliveredAt', 'is', null)
    .where('nextAttemptAt', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('nextAttemptAt')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute()
  const undelivered = rows.map((row) => deliver(options, row))
  for (const [index, row] of rows.entries()) await mark(tx, row, (await react(options, row)) ?? undelivered[index])
  return rows.length
}

function deliver({ deliver, log }: RelayOptions, row: OutboxRow): unknown {
  try {
    deliver(eventOf(row))
    return undefined
  } catch (error) {
    log.error({ err: error, eventId: row.id, event: row.name }, 'an event could not be delivered')
    return error
  }
}

const eventOf = ({ id, companyId, name, entity, payload }: OutboxRow): DeliveredEvent => ({
  eventId: id,
  companyId,
  name,
  entity,
  payload: payload as DeliveredEvent['payload'],
})

/** Runs every reaction to the event, each in its own transaction; answers the first failure. */
async function react({ db, reactions, transactions, log }: RelayOptions, row: OutboxRow): Promise<unknown> {
  let failure: unknown
  for (const reaction of reactions.filter(({ event }) => event.name === row.name)) {
    try {
      const user = await inCompany(db, row.companyId, (tx) => readSystemUser(tx, row.companyId))
      await transactions.as(user, async (ctx) => {
        if (await isFirstTime(ctx.db, reaction.consumer, row.id))
          await reaction.run(ctx, reaction.event.payload.parse(row.payload) as never)
      })
    } catch (error) {
      failure ??= error
      log.error({ err: error, consumer: reaction.consumer, eventId: row.id, event: row.name }, 'a reaction failed')
    }
  }
  return failure
}

async function isFirstTime(tx: Tx, consumer: string, eventId: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('system.handledEvents')
    .values({ consumer, eventId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return inserted !== undefined
}

async function mark(tx: Tx, { id, attempts }: OutboxRow, failure: unknown) {
  const wait = Math.min(2 ** attempts, longestWait)
  const outcome = failure
    ? { nextAttemptAt: sql<Date>`clock_timestamp() + make_interval(secs => ${wait})`, lastError: messageOf(failure) }
    : { deliveredAt: sql<Date>`clock_timestamp()`, lastError: null }
  await tx
    .updateTable('system.outbox')
    .set({ attempts: attempts + 1, ...outcome })
    .where('id', '=', id)
    .execute()
}

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure)).slice(0, 1000)
