import {
  assignExceptions,
  completeExceptions,
  countExceptions,
  findExceptions,
  reopenExceptions,
  snoozeExceptions,
} from '@lanewise/contract/exceptions'
import type { CallInput } from '@lanewise/contract/operation'
import { sql } from 'kysely'
import { look as lookAtTrucks, trackingDesk } from '#features/tracking/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { takeTurns } from '#platform/outbox/take-turns.ts'
import type { TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { lookAtHeard } from '../index.ts'
import { looks } from '../look/take-looks.ts'
import { askForLooks, type Turn } from '../look/turns.queries.ts'

type Asked = NonNullable<CallInput<typeof findExceptions>['query']>

/** Looks at every record whose time has come, as the loop of a running portal does. */
export async function lookAround({ database, transactions, app }: TestPortal, at = new Date()) {
  const parts = { db: database.db, transactions, clock: () => at, log: app.log }
  while (await takeTurns(parts, looks));
}

/** Takes into account what was told of trucks, and tells the inbox of it. */
export const track = (portal: TestPortal) => lookAtTrucks(portal, { heard: lookAtHeard })

const consumers = ['order-changed', 'shipment-changed', 'on-time-changed', 'document-added', 'document-removed']

/** Somebody of a new company who ships, and the inbox of the company. */
export async function inboxDesk(portal: TestPortal) {
  const desk = await trackingDesk(portal)
  const { ask, company, person } = desk
  const find = (query: Asked = {}) => ask(findExceptions, { query })
  /** Everything that was announced is heard, and every record looked at whose time has come by then. */
  const look = async (at?: Date) => {
    for (const consumer of consumers) await react(portal, person, `exceptions.${consumer}`)
    await lookAround(portal, at ?? new Date())
  }
  const sentences = async (query: Asked = {}) => (await find(query)).data.map(({ reason }) => reason)
  const kinds = async (query: Asked = {}) => (await find(query)).data.map(({ kind }) => kind)
  return {
    ...desk,
    find,
    look,
    sentences,
    kinds,
    counts: () => ask(countExceptions, {}),
    assign: (id: string, assigneeId: string | null) => ask(assignExceptions, { body: { ids: [id], assigneeId } }),
    snooze: (id: string, until: string | null = null) => ask(snoozeExceptions, { body: { ids: [id], until } }),
    complete: (id: string) => ask(completeExceptions, { body: { ids: [id] } }),
    reopen: (id: string) => ask(reopenExceptions, { body: { ids: [id] } }),
    /** The only open entry. */
    only: async (query: Asked = {}) => {
      const { data } = await find(query)
      const [entry] = data
      if (!entry || data.length > 1) throw new Error(`One entry was expected, not ${data.length}`)
      return entry
    },
    /** What a partner or the clock would have done to a record, which is looked at afterwards. */
    set: async (turn: Turn, change: ReturnType<typeof sql>) => {
      await change.execute(portal.database.owner)
      await inCompany(portal.database.db, company.id, (db) =>
        askForLooks({ db, user: { companyId: company.id }, wake: () => undefined }, [turn], new Date(0)),
      )
      await lookAround(portal)
    },
    /** When somebody will look at a record next. */
    nextLook: async (entityId: string) =>
      (
        await sql<{ dueAt: Date }>`select due_at from system.exception_turns where entity_id = ${entityId}`.execute(
          portal.database.owner,
        )
      ).rows[0]?.dueAt ?? null,
  }
}
