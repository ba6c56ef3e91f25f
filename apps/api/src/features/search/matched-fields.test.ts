import { createCustomerContact } from '@lanewise/contract/contacts'
import { search } from '@lanewise/contract/search'
import { foldSearchText } from '@lanewise/domain/search/matched-fields'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepOrder } from '#features/orders/testing/stored-order.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('a result', () => {
  it('of an order names the stop or the reference that holds the text', async () => {
    const person = await portal.given.person()
    await keepOrder(portal, person, {
      customerName: 'Acme Foods',
      destinationCompanyName: 'Harvest Lane',
      referenceNumbers: [{ label: 'PO', typeId: 'PurchaseOrder', value: 'PO-10447', isRequired: false }],
    })
    const { ask } = portal.as(person)
    const matchesOf = async (q: string) => {
      const [result] = await ask(search, { params: { kind: 'orders' }, query: { q } })
      return result?.matches
    }
    expect(await matchesOf('harvest dallas')).toEqual([{ label: 'Delivery', text: 'Harvest Lane, Dallas, TX 75201' }])
    expect(await matchesOf('po10447')).toEqual([{ label: 'PO', text: 'PO-10447' }])
    expect(await matchesOf('acme foods')).toBeUndefined()
  })

  it('of a contact names a phone number that it does not show', async () => {
    const { ask } = portal.as(await portal.given.person({ lastName: 'Searcher' }))
    const body = {
      firstName: 'Bo',
      lastName: 'Lind',
      primaryEmailAddress: 'bo.lind@phones.test',
      officeNumber: '(312) 555-0147',
    }
    await ask(createCustomerContact, { body })
    const [byPhone] = await ask(search, { params: { kind: 'contacts' }, query: { q: '3125550147' } })
    expect(byPhone?.matches).toEqual([{ label: 'Office', text: '(312) 555-0147' }])
    const [byName] = await ask(search, { params: { kind: 'contacts' }, query: { q: 'lind' } })
    expect(byName).not.toHaveProperty('matches')
  })
})

it('compares texts as the index of the database does', async () => {
  const words = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom("Sam's Dock", 'Entrepôt Montréal', 'PO-1044/2', 'O’Brien', '100% Cotton', 'ﬁn', 'Łódź 12'),
  )
  const drawn = fc.sample(words, { numRuns: 300, seed: 7 })
  const { rows } = await sql<{ given: string; folded: string }>`
    select given, system.fold_search_text(given) as folded
    from jsonb_array_elements_text(${JSON.stringify(drawn)}::jsonb) given`.execute(portal.database.owner)
  expect(rows.length).toBe(300)
  // The collation of the database lowers plain letters only.
  for (const { given, folded } of rows) expect(foldSearchText(given), given).toBe(folded.toLowerCase())
})
