import { randomUUID } from 'node:crypto'
import type { EventDefinition } from '@lanewise/contract/event'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type Emitted = { event: EventDefinition; payload: { id: string } }

/** Relays of all processes listen to this channel and check the outbox at once. */
export const outboxChannel = 'lanewise_outbox'

/**
 * Writes the collected events just before the commit. Their timestamp is the time of writing, when the records are
 * still locked, so that the events of one record are in the order of its changes.
 */
export async function writeOutbox(db: Tx, companyId: string, emitted: Emitted[]) {
  if (emitted.length === 0) return
  await db
    .insertInto('system.outbox')
    .values(
      emitted.map(({ event, payload }, position) => ({
        id: randomUUID(),
        companyId,
        name: event.name,
        entity: event.entity,
        payload: JSON.stringify(event.payload.parse(payload)),
        createdAt: sql<Date>`clock_timestamp() + ${position} * interval '1 microsecond'`,
      })),
    )
    .execute()
}
