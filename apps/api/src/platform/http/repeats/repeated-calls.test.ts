import { createCommodity, deleteCommodity, importCommodities, updateCommodity } from '@lanewise/contract/commodities'
import { commodityTemplateHeader } from '@lanewise/domain/commodities/import-row'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const penne = { commodityCode: 'PENNE', description: 'Penne rigate' }

async function someone() {
  const person = await portal.given.person()
  return { ...portal.as(person), person }
}

async function countOf(table: 'commodities' | 'audit_entries' | 'system.outbox', { companyId }: Person) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where company_id = ${companyId}`.execute(
    portal.database.owner,
  )
  return rows[0]?.count
}

describe('an Idempotency-Key', () => {
  it('gives the same answer for the same key and body, and does the work once [APIKEY-3]', async () => {
    const { ask, person } = await someone()
    const first = await ask(createCommodity, { body: penne }, { idempotencyKey: 'one' })
    const second = await ask(createCommodity, { body: penne }, { idempotencyKey: 'one' })
    expect(second).toEqual(first)
    expect(await countOf('commodities', person)).toBe(1)
    expect(await countOf('audit_entries', person)).toBe(1)
    expect(await countOf('system.outbox', person)).toBe(1)
  })

  it('repeats the status too, also of an answer without a body [APIKEY-3]', async () => {
    const { ask, raw } = await someone()
    const { id } = await ask(createCommodity, { body: penne })
    const send = () => raw('DELETE', `/api/v1/commodities/${id}`, { headers: { 'idempotency-key': 'gone' } })
    expect([(await send()).status, (await send()).status]).toEqual([204, 204])
    expect((await raw('DELETE', `/api/v1/commodities/${id}`)).status).toBe(404)
  })

  it('is refused with 422 for another body or another call, and changes nothing [APIKEY-3]', async () => {
    const { ask, attempt, person } = await someone()
    const key = { idempotencyKey: 'two' }
    const { id } = await ask(createCommodity, { body: penne }, key)
    const other = { ...penne, commodityCode: 'FUSILLI' }
    const refused = [
      await attempt(createCommodity, { body: other }, key),
      await attempt(updateCommodity, { params: { id }, body: other }, key),
      await attempt(deleteCommodity, { params: { id } }, key),
    ]
    for (const { status, problem } of refused)
      expect([status, problem.detail]).toEqual([422, 'This Idempotency-Key was used with another request'])
    expect(await countOf('commodities', person)).toBe(1)
    expect(await countOf('audit_entries', person)).toBe(1)
  })

  it('tells two large files apart by their content', async () => {
    const { attempt } = await someone()
    const key = { idempotencyKey: 'files' }
    const send = (description: string) => {
      const rows = `commodityCode,description\nBIG,${description.repeat(80_000)}`
      return attempt(importCommodities, { body: { data: Buffer.from(rows).toString('base64') } }, key)
    }
    const first = await send('x')
    expect([first.status, (await send('x')).content]).toEqual([200, first.content])
    expect((await send('y')).status).toBe(422)
  })

  it('sent ten times at once does the work once and gives ten equal answers [APIKEY-3]', async () => {
    const { ask, person } = await someone()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(createCommodity, { body: penne }, { idempotencyKey: 'ten' })),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await countOf('commodities', person)).toBe(1)
    expect(await countOf('system.outbox', person)).toBe(1)
  })

  it('is free again after a refusal, so that a repaired call goes through', async () => {
    const { ask, attempt } = await someone()
    await ask(createCommodity, { body: penne })
    const key = { idempotencyKey: 'three' }
    expect((await attempt(createCommodity, { body: penne }, key)).status).toBe(409)
    expect((await attempt(createCommodity, { body: { commodityCode: 'X' } }, key)).status).toBe(400)
    expect((await attempt(createCommodity, { body: { ...penne, commodityCode: 'FUSILLI' } }, key)).status).toBe(201)
  })

  it('belongs to its user: the same key of a colleague is another one', async () => {
    const company = await portal.given.company()
    const [ana, ben] = [await portal.given.person({ company }), await portal.given.person({ company })]
    const key = { idempotencyKey: 'shared' }
    const first = await portal.as(ana).ask(createCommodity, { body: penne }, key)
    const second = await portal.as(ben).ask(createCommodity, { body: { ...penne, commodityCode: 'FUSILLI' } }, key)
    expect(second.id).not.toBe(first.id)
  })

  it('holds for work that saves in chunks as well [APIKEY-3]', async () => {
    const { ask, person } = await someone()
    const data = Buffer.from(`${commodityTemplateHeader.join(',')}\nPENNE,Penne rigate`).toString('base64')
    const first = await ask(importCommodities, { body: { data } }, { idempotencyKey: 'import' })
    expect(first).toMatchObject({ isSuccess: true, saved: 1 })
    expect(await ask(importCommodities, { body: { data } }, { idempotencyKey: 'import' })).toEqual(first)
    expect(await countOf('commodities', person)).toBe(1)
  })

  it('is at most 200 characters', async () => {
    const { attempt } = await someone()
    const { status, problem } = await attempt(createCommodity, { body: penne }, { idempotencyKey: 'x'.repeat(201) })
    expect([status, problem.detail]).toEqual([400, 'The Idempotency-Key is at most 200 characters'])
    expect((await attempt(createCommodity, { body: penne }, { idempotencyKey: 'x'.repeat(200) })).status).toBe(201)
  })
})

describe('an old Idempotency-Key', () => {
  const age = (person: Person, interval: string) =>
    sql`update idempotency_keys set created_at = now() - ${interval}::interval where user_id = ${person.id}`.execute(
      portal.database.owner,
    )

  it('is forgotten after a day', async () => {
    const { ask, attempt, person } = await someone()
    await ask(createCommodity, { body: penne }, { idempotencyKey: 'day' })
    await age(person, '25 hours')
    expect((await attempt(createCommodity, { body: penne }, { idempotencyKey: 'day' })).status).toBe(409)
  })
})
