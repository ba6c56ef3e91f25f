import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { keepOrder } from '#features/orders/testing/stored-order.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** An order and its search entry. The version tells whether the entry was written again. */
async function searchableOrder() {
  const id = await keepOrder(portal, await portal.given.person(), { customerName: 'Acme' })
  const { owner } = portal.database
  const entry = async () => {
    const { rows } = await sql<{ version: string; text: string; isVoided: boolean }>`
      select xmin::text as version, search_text as text, is_voided from system.search_entries
      where kind = 'order' and entity_id = ${id}`.execute(owner)
    return rows[0]
  }
  const change = (columns: RawBuilder<unknown>) => sql`update orders set ${columns} where id = ${id}`.execute(owner)
  return { entry, change }
}

it('does not write the entry of an order again when its status, its times or its weight change', async () => {
  const { entry, change } = await searchableOrder()
  const before = await entry()
  await change(sql`status = 3, weight = 7, origin_early_at = origin_early_at + interval '1 hour', updated_at = now()`)
  expect(await entry()).toEqual(before)
})

it('keeps the entry of an order up to date when its text changes, when it is voided and when it is deleted', async () => {
  const { entry, change } = await searchableOrder()
  await change(sql`customer_name = 'Xylograph Mills'`)
  expect((await entry())?.text).toContain(' xylograph mills')
  await change(sql`status = -2, voided_at = now()`)
  expect((await entry())?.isVoided).toBe(true)
  await change(sql`status = 1, voided_at = null`)
  expect((await entry())?.isVoided).toBe(false)
  await change(sql`deleted_at = now()`)
  expect(await entry()).toBeUndefined()
  await change(sql`deleted_at = null`)
  expect((await entry())?.text).toContain(' xylograph mills')
})
