import { createCustomerContact } from '@lanewise/contract/contacts'
import { search } from '@lanewise/contract/search'
import type { SearchKind } from '@lanewise/domain/search/search-kinds'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** Two contacts with the same name. One is marked as voided in the index, like a trigger marks voided records. */
async function twoMarkets() {
  const { ask } = portal.as(await portal.given.person({ lastName: 'Searcher' }))
  const add = (firstName: string) =>
    ask(createCustomerContact, {
      body: { firstName, lastName: 'Market', primaryEmailAddress: `${firstName}@market.test`.toLowerCase() },
    })
  await add('Kept')
  const { resultId } = await add('Voided')
  await sql`update system.search_entries set is_voided = true where entity_id = ${resultId}`.execute(
    portal.database.owner,
  )
  return async (kind: SearchKind, query: { q: string; includeVoided?: boolean }) =>
    (await ask(search, { params: { kind }, query })).map((one) => 'firstName' in one && one.firstName).sort()
}

it('finds voided records only when they are asked for, alone and among all types', async () => {
  const find = await twoMarkets()
  for (const kind of ['contacts', 'all'] as const) {
    expect(await find(kind, { q: 'market' })).toEqual(['Kept'])
    expect(await find(kind, { q: 'market', includeVoided: false })).toEqual(['Kept'])
    expect(await find(kind, { q: 'market', includeVoided: true })).toEqual(['Kept', 'Voided'])
  }
})
