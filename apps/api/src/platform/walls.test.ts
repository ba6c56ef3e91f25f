import { allOperations } from '@lanewise/contract'
import { isAllowed } from '@lanewise/domain/access/allowed'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examples, type World } from './testing/examples.ts'
import type { Person } from './testing/given.ts'
import { startTestPortal, type TestPortal } from './testing/portal.ts'
import { allTables, companyTables, systemTables, watchRows } from './testing/snapshot.ts'
import { createWorld } from './testing/world.ts'

let portal: TestPortal
let acme: { admin: Person; world: World }
let borealis: { admin: Person; world: World }
let nobody: Person
let rowsOf: Awaited<ReturnType<typeof watchRows>>

beforeAll(async () => {
  portal = await startTestPortal()
  acme = await createWorld(portal, 'ACME')
  borealis = await createWorld(portal, 'BOREALIS')
  nobody = await portal.given.person({ company: { id: acme.world.companyId, name: 'ACME' }, permissions: [] })
  rowsOf = await watchRows(portal.database.owner)
})
afterAll(() => portal.close())

const exampleOf = (name: string, world: World) => {
  const example = examples[name]
  if (!example) throw new Error(`No example call of ${name}: add it to the examples of its feature`)
  return example(world)
}
const namesRecord = (path: string) => /\{(id|\w+(Id|Number))\}/.test(path)

describe('company A with ids of company B', () => {
  for (const { operation } of allOperations) {
    it(`${operation.method} ${operation.path} shows and changes nothing of another company [TENANT-2] [PERM-7]`, async () => {
      const before = await rowsOf(borealis.world.companyId)
      const { status, content } = await portal
        .as(acme.admin)
        .attempt(operation, exampleOf(operation.name, borealis.world))
      // A carrier system's call has no user at all.
      const refusals = operation.link === 'carrier' ? [401] : [403, 404]
      if (namesRecord(operation.path)) expect(refusals).toContain(status)
      const text = JSON.stringify(content) ?? ''
      for (const secret of [...Object.values(borealis.world), 'BOREALIS']) expect(text).not.toContain(secret)
      expect(await rowsOf(borealis.world.companyId)).toEqual(before)
    })
  }
})

describe('a user without permissions', () => {
  for (const { operation } of allOperations.filter(({ operation: { permission } }) => !isAllowed(permission, []))) {
    it(`${operation.method} ${operation.path} is refused with 403 and changes nothing [PERM-6]`, async () => {
      const before = await rowsOf(acme.world.companyId)
      const { status, problem } = await portal.as(nobody).attempt(operation, exampleOf(operation.name, acme.world))
      expect(status).toBe(403)
      expect(problem.message).toBe('You do not have permission to perform this action')
      expect(await rowsOf(acme.world.companyId)).toEqual(before)
    })
  }

  it('reads no history of records it may not see', async () => {
    const { attempt } = portal.as(nobody)
    const operation = allOperations.find(({ operation: { name } }) => name === 'getHistory')?.operation
    if (!operation) throw new Error('getHistory is gone')
    expect((await attempt(operation, exampleOf('getHistory', acme.world))).status).toBe(403)
  })
})

describe('nobody at all', () => {
  for (const { operation } of allOperations.filter(({ operation: { permission } }) => permission !== 'public')) {
    it(`${operation.method} ${operation.path} answers 401 without a token`, async () => {
      expect((await portal.as(null).attempt(operation, exampleOf(operation.name, acme.world))).status).toBe(401)
    })
  }
})

describe('the database', () => {
  it('names every table that belongs to no company', async () => {
    const others = (await allTables(portal.database.owner)).filter((name) => !name.startsWith('public.'))
    expect([...systemTables].filter((name) => !name.startsWith('public.'))).toEqual(others)
  })

  it('shows the role of the API nothing of any table without a company [TENANT-1]', async () => {
    const { db, owner } = portal.database
    const tables = await companyTables(owner)
    expect(tables.length).toBeGreaterThan(10)
    for (const table of tables) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
      expect(rows, table).toEqual([])
    }
  })

  it('gives the API a role that is no superuser, owns nothing and cannot bypass policies [TENANT-1]', async () => {
    const { rows } = await sql<{ safe: boolean; owned: number }>`
      select not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb) as safe,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = ${portal.database.roleName}`.execute(portal.database.owner)
    expect(rows).toEqual([{ safe: true, owned: 0 }])
  })

  it('refuses to write a row for another company', async () => {
    const { inCompany } = await import('./db/database.ts')
    const forged = inCompany(portal.database.db, acme.world.companyId, (tx) =>
      tx
        .insertInto('commodities')
        .values({
          companyId: borealis.world.companyId,
          commodityCode: 'X',
          description: 'x',
          cargoClassification: 'General',
          packagingUnitType: 'Skid',
        })
        .execute(),
    )
    await expect(forged).rejects.toThrow(/row-level security/)
  })

  it('lets nobody change or delete an audit entry through the product [AUDIT-1]', async () => {
    const { inCompany } = await import('./db/database.ts')
    const attempts = [
      sql`update audit_entries set user_name = 'x'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ]
    for (const attempt of attempts) {
      await expect(inCompany(portal.database.db, acme.world.companyId, (tx) => attempt.execute(tx))).rejects.toThrow(
        /permission denied/,
      )
    }
  })
})
