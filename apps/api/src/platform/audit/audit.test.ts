import { allOperations } from '@lanewise/contract'
import { createCommodity } from '@lanewise/contract/commodities'
import type { Operation } from '@lanewise/contract/operation'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { examples } from '#platform/testing/examples.ts'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { rowsOf } from '#platform/testing/snapshot.ts'
import { createWorld } from '#platform/testing/world.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

/**
 * How a user likes the portal and its lists to look is no business record, nor is a rate sheet before it is applied or a
 * file of orders; the jobs that apply them record each rate and each order.
 */
const notBusiness = [
  ...['updatePreferences', 'createSavedView', 'updateSavedView', 'deleteSavedView'],
  ...['previewRateSheet', 'chooseRateSheetRows', 'correctRateSheetCell', 'applyRateSheet', 'discardRateSheet'],
  ...['uploadOrders', 'cancelOrderUpload'],
  // Reading what one is told changes nothing that it tells of.
  'readNotifications',
  // A picture is part of a note only when the note is sent.
  'addNotePicture',
  // Says once more what is there; what follows from it is recorded where it happens.
  'triggerEntityDocumentEvent',
  // What carriers tell is kept as they told it; what follows from it is recorded where it happens.
  'recordTrackingEvents',
  // A price of the spot market is an answer, which somebody may choose for a record or not.
  'createAPIQuote',
]
/** Searches whose filter is too long for an address. */
const reads = [
  ...['findAllLocations', 'exportLocations', 'searchByAddress', 'getShipmentLaneRates'],
  ...['getMileage', 'checkChosenQuote', 'printQuoteSummary', 'findFilteredOrders', 'exportOrders'],
  ...['findShipments', 'exportShipments', 'findTrackedShipments', 'exportTrackedShipments', 'getTrackedTrucks'],
  ...['getBolReport', 'generatePalletLabels', 'generateOrderLabels'],
  ...['findConsolidationCandidates', 'previewConsolidation'],
]
/** They end what a partner left open, which no example can make: their own test reads what they record. */
const afterPartners = ['askAboutBooking', 'resolveBooking', 'confirmOrderChanges']
/** Whoever holds a personal link or a carrier's token is no user: the tests of their feature read what is recorded. */
const byLink = [
  'addExternalWatcher',
  'answerOffer',
  'answerRateRequest',
  'noteRequestOpened',
  'answerTender',
  'receiveEdi',
  'unsubscribe',
]
/** What a file of a carrier does is recorded with each load that it answers. */
const files = ['uploadEdiFile']
/** What has to be done first, so that there is something to undo. */
const first: Record<string, string> = {
  releaseCarrier: 'holdCarrier',
  reopenExceptions: 'completeExceptions',
  removeCarrierLogo: 'setCarrierLogo',
  removeCompanyLogo: 'setCompanyLogo',
  removeCertificateFile: 'setCertificateFile',
}
const tableOf = (entity: string) =>
  portal.features.flatMap(({ records = [] }) => records).find((kind) => kind.entity.name === entity)?.table ?? ''

type Entry = {
  userId: string
  userName: string
  entity: string
  entityId: string
  action: string
  changes: Record<string, [unknown, unknown]>
  transaction: string
  age: number
}

describe('every call that changes a business record', () => {
  const writes = allOperations.filter(
    ({ operation: { name, method } }) =>
      method !== 'GET' && ![...notBusiness, ...reads, ...afterPartners, ...byLink, ...files].includes(name),
  )
  for (const { operation } of writes) {
    it(`${operation.method} ${operation.path} leaves who, when, what, old and new values, in the transaction of the change [AUDIT-1]`, async () => {
      const { admin, entries } = await entriesOf(operation)
      expect(entries.length).toBeGreaterThan(0)
      for (const entry of entries) {
        expect(entry).toMatchObject({ userId: admin.id, userName: 'Ana Ruiz' })
        expect(entry.age).toBeGreaterThanOrEqual(0)
        const changes = Object.values(entry.changes)
        expect(changes.length).toBeGreaterThan(0)
        for (const [from, to] of changes) expect(from).not.toEqual(to)
        expect(await transactionOf(tableOf(entry.entity), entry.entityId)).toBe(entry.transaction)
      }
    })
  }
})

describe('a change that does not happen', () => {
  it('leaves no entry when it is undone after it was recorded [AUDIT-1]', async () => {
    const { admin, ask } = await newcomer()
    const { id } = await ask(createCommodity, { body: { commodityCode: 'PASTA', description: 'Once' } })
    const { db, owner } = portal.database
    const user = await inCompany(db, admin.companyId, (tx) => readUser(tx, admin.id))
    const before = await rowsOf(owner, admin.companyId)
    const undone = portal.transactions.as(user as NonNullable<typeof user>, async (ctx) => {
      await sql`update commodities set description = 'Never' where id = ${id}`.execute(ctx.db)
      const subject = { entity: 'commodity', id, name: 'PASTA' }
      ctx.record(subject, 'changed', { description: ['Once', 'Never'] })
      throw new Error('at the last moment')
    })
    await expect(undone).rejects.toThrow('at the last moment')
    expect(await rowsOf(owner, admin.companyId)).toEqual(before)
  })

  it('is a change whose entry cannot be written: both or neither [AUDIT-1]', async () => {
    const { admin, attempt } = await newcomer()
    const { owner, roleName } = portal.database
    const before = await rowsOf(owner, admin.companyId)
    const role = sql.raw(pg.escapeIdentifier(roleName))
    await sql`revoke insert on audit_entries from ${role}`.execute(owner)
    try {
      const body = { commodityCode: 'PASTA', description: 'Penne' }
      expect((await attempt(createCommodity, { body })).status).toBe(500)
    } finally {
      await sql`grant insert on audit_entries to ${role}`.execute(owner)
    }
    expect(await rowsOf(owner, admin.companyId)).toEqual(before)
  })
})

/** The administrator of a company that has nothing yet. */
async function newcomer() {
  const admin = await portal.given.person()
  return { admin, ...portal.as(admin) }
}

async function newestEntry(companyId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from audit_entries where company_id = ${companyId}`.execute(portal.database.owner)
  return rows[0]?.id ?? 0
}

async function entriesAfter(companyId: string, id: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select user_id, user_name, entity, entity_id, action, changes, xmin::text as transaction,
      extract(epoch from clock_timestamp() - at)::float as age
    from audit_entries where company_id = ${companyId} and id > ${id}`.execute(portal.database.owner)
  return rows
}

const companies: Awaited<ReturnType<typeof createWorld>>[] = []

/** The calls share companies; one that finds in none of them what earlier calls changed or removed gets a new one. */
async function entriesOf(operation: Operation): Promise<{ admin: Person; entries: Entry[] }> {
  for (const company of companies) {
    const { status, entries } = await entriesIn(company, operation)
    if (status < 300 && entries.length > 0) return { admin: company.admin, entries }
  }
  const company = await createWorld(portal, operation.name.toUpperCase())
  companies.unshift(company)
  const { status, entries } = await entriesIn(company, operation)
  expect(status).toBeLessThan(300)
  return { admin: company.admin, entries }
}

async function entriesIn({ admin, world }: (typeof companies)[number], operation: Operation) {
  const prior = allOperations.find((one) => one.operation.name === first[operation.name])?.operation
  if (prior) await portal.as(admin).attempt(prior, examples[prior.name]?.(world))
  const before = await newestEntry(world.companyId)
  const { status } = await portal.as(admin).attempt(operation, examples[operation.name]?.(world))
  return { status, entries: await entriesAfter(world.companyId, before) }
}

/** Rows of one transaction carry its number. */
async function transactionOf(table: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ transaction: string }>`
    select xmin::text as transaction from ${sql.table(table)} where id = ${id}`.execute(portal.database.owner)
  return rows[0]?.transaction
}
