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
import { type DueRecord, requestChecks } from '#features/exceptions/checks/due-checks.queries.ts'
import { exceptionChecks } from '#features/exceptions/checks/process-due-checks.ts'
import { processTracking, trackingSetup } from '#features/tracking/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { processDueItems } from '#platform/outbox/process-due-items.ts'
import type { TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { checkTrackedShipments } from '../index.ts'

type InboxQuery = NonNullable<CallInput<typeof findExceptions>['query']>

/** Checks every record that is due, like the loop of a running portal. */
export async function runDueChecks({ database, transactions, app }: TestPortal, at = new Date()) {
  const parts = { db: database.db, transactions, clock: () => at, log: app.log }
  while (await processDueItems(parts, exceptionChecks));
}

/** Processes tracking updates and passes them to the exceptions inbox. */
export const track = (portal: TestPortal) => processTracking(portal, { onTruckUpdates: checkTrackedShipments })

const consumers = ['order-changed', 'shipment-changed', 'on-time-changed', 'document-added', 'document-removed']

/** A user of a new company who ships, with helpers for the company's exceptions inbox. */
export async function inboxSetup(portal: TestPortal) {
  const setup = await trackingSetup(portal)
  const { ask, company, person } = setup
  const find = (query: InboxQuery = {}) => ask(findExceptions, { query })
  /** Runs all reactions to announced events, then checks every record that is due. */
  const look = async (at?: Date) => {
    for (const consumer of consumers) await react(portal, person, `exceptions.${consumer}`)
    await runDueChecks(portal, at ?? new Date())
  }
  const sentences = async (query: InboxQuery = {}) => (await find(query)).data.map(({ reason }) => reason)
  const kinds = async (query: InboxQuery = {}) => (await find(query)).data.map(({ kind }) => kind)
  return {
    ...setup,
    find,
    look,
    sentences,
    kinds,
    counts: () => ask(countExceptions, {}),
    assign: (id: string, assigneeId: string | null) => ask(assignExceptions, { body: { ids: [id], assigneeId } }),
    snooze: (id: string, until: string | null = null) => ask(snoozeExceptions, { body: { ids: [id], until } }),
    complete: (id: string) => ask(completeExceptions, { body: { ids: [id] } }),
    reopen: (id: string) => ask(reopenExceptions, { body: { ids: [id] } }),
    only: async (query: InboxQuery = {}) => {
      const { data } = await find(query)
      const [entry] = data
      if (!entry || data.length > 1) throw new Error(`One entry was expected, not ${data.length}`)
      return entry
    },
    /** Applies a change that a partner system or the passing of time would cause, then checks the record. */
    set: async (record: DueRecord, change: ReturnType<typeof sql>) => {
      await change.execute(portal.database.owner)
      await inCompany(portal.database.db, company.id, (db) =>
        requestChecks({ db, user: { companyId: company.id }, wake: () => undefined }, [record], new Date(0)),
      )
      await runDueChecks(portal)
    },
    /** Time of the record's next check. */
    nextLook: async (entityId: string) =>
      (
        await sql<{ dueAt: Date }>`select due_at from system.exception_turns where entity_id = ${entityId}`.execute(
          portal.database.owner,
        )
      ).rows[0]?.dueAt ?? null,
  }
}
