import { allOperations } from '@lanewise/contract'
import { createCommodity } from '@lanewise/contract/commodities'
import type { Operation } from '@lanewise/contract/operation'
import { productActor } from '@lanewise/domain/history/actor'
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
 * Display preferences and saved views are not business records. A rate sheet before it is applied and a file of orders
 * are not either: the jobs that apply them record each rate and each order.
 */
const notBusiness = [
  ...['updatePreferences', 'createSavedView', 'updateSavedView', 'deleteSavedView'],
  ...['previewRateSheet', 'chooseRateSheetRows', 'correctRateSheetCell', 'applyRateSheet', 'discardRateSheet'],
  ...['uploadOrders', 'cancelOrderUpload'],
  // Reading notifications does not change the records they are about.
  'readNotifications',
  // A picture becomes part of a note only when the note is sent.
  'addNotePicture',
  // Repeats an existing event. Its effects are recorded where they happen.
  'triggerEntityDocumentEvent',
  // Tracking events are stored as carriers report them. Their effects are recorded where they happen.
  'recordTrackingEvents',
  // A mailed quote stays as it is. The test of its summary checks the history.
  'mailQuote',
  // A spot market price is only an answer, which a user may choose for a record or not.
  'createAPIQuote',
]
/** Searches with filters too long for a URL. */
const reads = [
  ...['findAllLocations', 'exportLocations', 'searchByAddress', 'getShipmentLaneRates'],
  ...['getMileage', 'checkChosenQuote', 'printQuoteSummary', 'findFilteredOrders', 'exportOrders'],
  ...['findShipments', 'exportShipments', 'findTrackedShipments', 'exportTrackedShipments', 'getTrackedTrucks'],
  ...['getBolReport', 'generatePalletLabels', 'generateOrderLabels'],
  ...['findConsolidationCandidates', 'previewConsolidation', 'downloadDocuments'],
]
/**
 * Operations that settle what a partner left open. No example can create that state, so their own tests check the
 * history.
 */
const afterPartners = ['askAboutBooking', 'resolveBooking', 'confirmOrderChanges']
/** Personal links and carrier tokens have no user. The tests of their features check the history. */
const byLink = [
  'addExternalWatcher',
  'confirmWatch',
  'answerOffer',
  'answerRateRequest',
  'noteRequestOpened',
  'answerTender',
  'receiveEdi',
  'unsubscribe',
]
/** A carrier's file is recorded with each shipment that it answers. */
const files = ['uploadEdiFile']
/** Operations that must run first, so that there is something to undo. */
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
      // What a rule does after the call is recorded under the product.
      const byAdmin = entries.filter(({ userName }) => userName !== productActor)
      expect(byAdmin.length).toBeGreaterThan(0)
      for (const entry of byAdmin) expect(entry).toMatchObject({ userId: admin.id, userName: 'Ana Ruiz' })
      for (const entry of entries) {
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

/** The administrator of a new, empty company. */
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

/**
 * Calls share companies. A call that does not find its record in any of them, because earlier calls changed or removed
 * it, gets a new company.
 */
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

/** Rows written in one transaction share its number. */
async function transactionOf(table: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ transaction: string }>`
    select xmin::text as transaction from ${sql.table(table)} where id = ${id}`.execute(portal.database.owner)
  return rows[0]?.transaction
}
