import { createCustomerContact } from '@lanewise/contract/contacts'
import { getCompanyLocation } from '@lanewise/contract/locations'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { createWorld } from '#platform/testing/world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

type Reference = { table: string; column: string; target: string }

const readReferences = async () => {
  const { rows } = await sql<Reference>`
    select f.conrelid::regclass::text as "table", a.attname as "column", f.confrelid::regclass::text as target
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[2]
    where f.contype = 'f' and f.conparentid = 0 and cardinality(f.conkey) = 2 order by 1, 2`.execute(
    portal.database.owner,
  )
  return rows
}

/** A company with a row in every table that refers to another table. */
async function companyWithEverything(name: string) {
  const { admin, world } = await createWorld(portal, name)
  const { ask } = portal.as(admin)
  const { id } = await ask(getCompanyLocation, { params: { locationNumber: world.locationNumber ?? '' } })
  const address = { primaryEmailAddress: `dock.${admin.emailAddress}` }
  await ask(createCustomerContact, {
    body: { firstName: 'Dee', lastName: 'Dock', ...address, nonCompanyLocations: [{ value: id, label: '' }] },
  })
  await sql`insert into optimization_jobs (company_id, name, created_by, problem, seed, time_limit_seconds)
    values (${world.companyId}, 'Job', ${admin.id}, '{}', 1, 60)`.execute(portal.database.owner)
  await sql`insert into quote_rates (company_id, quote_id, source_id, attempt, carrier_name, total_cents,
      min_service_days, max_service_days, service_level, is_guaranteed, expires_at, offer, provider_data)
    select company_id, quote_id, id, 1, 'Carrier', 1, 1, 1, 'Standard', false, now(), '{}', '{}'
    from quote_sources where company_id = ${world.companyId}`.execute(portal.database.owner)
  await sql`insert into tender_messages (company_id, offer_id, connection_id, method, purpose, state)
    select company_id, offer.id, connection.id, 'EDI', 'Offer', 'Waiting'
    from tender_offers offer join tender_connections connection using (company_id)
    where company_id = ${world.companyId} limit 1`.execute(portal.database.owner)
  await sql`insert into api_key_calls (company_id, api_key_id, day, calls)
    select company_id, id, '2026-11-19', 1 from api_keys where company_id = ${world.companyId}`.execute(
    portal.database.owner,
  )
  return world.companyId
}

/** A row refers to exactly one of these, so a different one has to be cleared. */
const oneOf: Record<string, readonly string[]> = {
  documents: ['shipment_id', 'order_stop_id', 'order_id'],
  tender_messages: ['offer_id', 'shipment_id'],
}

/** Columns that must fit the one that is set. */
const fitting: Record<string, Record<string, string>> = {
  'tender_messages.offer_id': { purpose: 'Offer' },
  'tender_messages.shipment_id': { purpose: 'Confirmation' },
}

it('refuses a row that names a record of another company, for every reference [TENANT-1]', async () => {
  const own = await companyWithEverything('OWN')
  const other = await companyWithEverything('OTHER')
  const references = await readReferences()
  expect(references.length).toBeGreaterThanOrEqual(11)
  for (const { table, column, target } of references) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(target)} where company_id = ${other}`.execute(
      portal.database.owner,
    )
    const naming = (id: string | undefined) =>
      inCompany(portal.database.db, own, (tx) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id}::uuid ${besides(table, column)}
          where ctid = (select min(ctid) from ${sql.table(table)})`.execute(tx),
      )
    await expect(naming(rows[0]?.id), `${table}.${column}`).rejects.toMatchObject({ code: '23503' })
  }
})

function besides(table: string, column: string) {
  const targets = oneOf[table] ?? []
  const others = targets.includes(column) ? targets.filter((one) => one !== column) : []
  const fits = Object.entries(fitting[`${table}.${column}`] ?? {})
  return sql.join(
    [
      ...others.map((one) => sql`, ${sql.ref(one)} = null`),
      ...fits.map(([name, value]) => sql`, ${sql.ref(name)} = ${value}`),
    ],
    sql``,
  )
}
