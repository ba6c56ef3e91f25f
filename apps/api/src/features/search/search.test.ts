import { createCustomerContact, deleteContact } from '@lanewise/contract/contacts'
import { createCompanyLocation, updateLocation } from '@lanewise/contract/locations'
import { search } from '@lanewise/contract/search'
import { searchKinds } from '@lanewise/domain/search/search-kinds'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const dallas = {
  country: 'US',
  addressLine1: '1200 Market Street',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75212',
  verifiedLocationName: 'Dallas Cross-Dock',
  companyName: 'Keystone Wholesale',
} as const

async function someone(facts: Parameters<TestPortal['given']['person']>[0] = {}) {
  const company = facts.company ?? (await portal.given.company())
  const person = await portal.given.person({ lastName: 'Searcher', ...facts, company })
  const { ask, attempt, raw } = portal.as(person)
  const find = (kind: string, q: string, more: object = {}) => ask(search, { params: { kind }, query: { q, ...more } })
  const names = async (kind: string, q: string) =>
    (await find(kind, q)).map((one) => ('locationName' in one ? one.locationName : 'lastName' in one && one.lastName))
  const addLocation = async (facts: object = {}) =>
    (await ask(createCompanyLocation, { body: { ...dallas, ...facts } })).location
  const addContact = (facts: { firstName: string; lastName: string; primaryEmailAddress: string }) =>
    ask(createCustomerContact, { body: facts })
  return { company, person, ask, attempt, raw, find, names, addLocation, addContact }
}

describe('the searches', () => {
  it('are served by kind and answer a bare list [SEARCH-29] [SEARCH-26] [DEF-9]', async () => {
    const { raw } = await someone()
    for (const kind of searchKinds) {
      const answer = await raw('GET', `/api/v1/search/${kind}?q=nothing-like-it&includeVoided=true`)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual([])
    }
    expect((await raw('GET', '/api/v1/search/everything?q=x')).status).toBe(400)
  })

  it('of locations answer number, names and company [SEARCH-18]', async () => {
    const { find, addLocation } = await someone()
    const { locationNumber } = await addLocation({ locationAlias: 'Big D' })
    const results = await find('locations', 'market street')
    expect(results).toEqual([
      {
        projection: 'location',
        id: expect.any(String),
        locationNumber,
        locationAlias: 'Big D',
        locationName: 'Dallas Cross-Dock',
        companyName: 'Keystone Wholesale',
        companyAlias: null,
        address: '1200 Market Street, Dallas, TX 75212',
      },
    ])
  })

  it('of contacts take the own company and answer names and email [SEARCH-19] [SEARCH-27]', async () => {
    const { company, find, addContact } = await someone()
    await addContact({ firstName: 'José', lastName: 'O’Brien', primaryEmailAddress: 'jose@keystone.test' })
    const match = await find('contacts', 'obrien', { companyId: company.id })
    expect(match).toEqual([
      {
        projection: 'contact',
        id: expect.any(String),
        firstName: 'José',
        lastName: 'O’Brien',
        primaryEmailAddress: 'jose@keystone.test',
      },
    ])
  })

  it('refuse the company of somebody else [DEF-17]', async () => {
    const { attempt } = await someone()
    const other = await portal.given.company()
    for (const kind of searchKinds) {
      const { status } = await attempt(search, { params: { kind }, query: { q: 'a', companyId: other.id } })
      expect(status).toBe(403)
    }
  })

  it('of all types answer every kind, kind by kind [SEARCH-26]', async () => {
    const { find, addLocation, addContact } = await someone()
    await addLocation({ addressLine1: '2 Market Street' })
    await addContact({ firstName: 'Mia', lastName: 'Market', primaryEmailAddress: 'mia@keystone.test' })
    await addLocation({ addressLine1: '3 Market Street' })
    const match = await find('all', 'market', { includeVoided: true })
    expect(match.map(({ projection }) => projection)).toEqual(['location', 'location', 'contact'])
  })

  it('leave out what the user may not view, and show contacts to every user [SEARCH-30]', async () => {
    const { company, addLocation } = await someone()
    await addLocation({ companyName: 'Nobody Foods' })
    const clerk = await someone({ company, permissions: [], lastName: 'Nobody' })
    expect(await clerk.find('locations', 'nobody')).toEqual([])
    expect((await clerk.find('all', 'nobody')).map(({ projection }) => projection)).toEqual(['contact'])
    const viewer = await someone({ company, permissions: ['ViewLocations'], lastName: 'Viewer' })
    expect(await viewer.find('locations', 'nobody')).toHaveLength(1)
  })
})

describe('a text', () => {
  it('finds a location by number, names, company, address and warehouse ID, whatever its case and accents', async () => {
    const { find, addLocation } = await someone()
    const { locationNumber } = await addLocation({
      verifiedLocationName: 'Entrepôt Montréal',
      locationAlias: "Sam's Dock",
      companyName: 'Boulangerie Lévesque',
      ediCodes: ['WH-0451'],
    })
    const texts = [
      locationNumber,
      locationNumber.slice(1),
      locationNumber.toLowerCase(),
      'entrepot montreal',
      'ÉVESQUE',
    ]
    for (const text of [...texts, 'sams', "sam's", 'dall', '75212', 'wh-0451', 'WH0451', '1200 mark', 'WH 0451']) {
      expect(await find('locations', text), text).toHaveLength(1)
    }
  })

  it('finds a contact by name, email, title and phone, also by the digits alone', async () => {
    const { ask, find, company } = await someone({ lastName: 'Elsewhere' })
    await ask(createCustomerContact, {
      body: {
        firstName: 'Bo',
        lastName: 'Lind',
        title: 'Dock Lead',
        primaryEmailAddress: `bo.lind@${company.id.slice(0, 8)}.test`,
        officeNumber: '(312) 555-0147',
      },
    })
    for (const text of ['lind bo', 'bo.lind@', 'dock lead', '312 555-0147', '3125550147', '555-0147']) {
      expect(await find('contacts', text), text).toHaveLength(1)
    }
  })

  it('of several words finds what holds all of them', async () => {
    const { names, addLocation } = await someone()
    await addLocation()
    await addLocation({ addressLine1: '5 Lake Street', city: 'Joliet', verifiedLocationName: 'Joliet Market' })
    expect(await names('locations', 'joliet keystone')).toEqual(['Joliet Market'])
    expect(await names('locations', 'joliet keystone nothing')).toEqual([])
  })

  it('finds each of several numbers, in their order, once', async () => {
    const { find, addLocation } = await someone()
    const first = await addLocation({ addressLine1: '1 A Street' })
    const second = await addLocation({ addressLine1: '2 A Street' })
    await addLocation({ addressLine1: '3 A Street' })
    const numbers = [second.locationNumber, first.locationNumber]
    for (const q of [
      numbers.join('\n'),
      numbers.join(', '),
      `${numbers.join(' ')} nothing-7`,
      `${numbers.join(';')};${numbers[0]}`,
    ]) {
      const results = await find('all', q)
      expect(results.map((one) => 'locationNumber' in one && one.locationNumber)).toEqual(numbers)
    }
  })

  it('finds the number first, then beginnings of numbers and of words, then what stands inside, the newest first', async () => {
    const { names, addLocation } = await someone()
    const exact = await addLocation({ addressLine1: '1 A Street', verifiedLocationName: 'Exact' })
    const wanted = exact.locationNumber
    await addLocation({ addressLine1: '2 A Street', verifiedLocationName: `Inside x${wanted}` })
    await addLocation({ addressLine1: '3 A Street', verifiedLocationName: `Word ${wanted}-old` })
    await addLocation({ addressLine1: '4 A Street', verifiedLocationName: `Word ${wanted}-new` })
    expect(await names('locations', wanted)).toEqual([
      'Exact',
      `Word ${wanted}-new`,
      `Word ${wanted}-old`,
      `Inside x${wanted}`,
    ])
  })

  it('of signs alone, of quotes, of controls or of great length is harmless and finds nothing', async () => {
    const { find, addLocation } = await someone()
    await addLocation()
    const signs = ['%', '_', '\\', "'", '"', '%_%', ' ', '\u0000', '💥']
    for (const q of [...signs, "'; drop table contacts; --", 'x'.repeat(2000), 'x7 '.repeat(600)]) {
      expect(await find('all', q), q).toEqual([])
    }
  })

  it('with signs of a pattern in it is taken as it is read', async () => {
    const { names, addLocation } = await someone()
    await addLocation({ verifiedLocationName: '100% Cotton' })
    expect(await names('locations', '100%')).toEqual(['100% Cotton'])
    expect(await names('locations', 'c_tton')).toEqual([])
  })

  it('of more than 2,000 characters is refused', async () => {
    const { attempt } = await someone()
    const { status, problem } = await attempt(search, { params: { kind: 'all' }, query: { q: 'x'.repeat(2001) } })
    expect([status, problem.message]).toEqual([400, 'The search text is at most 2,000 characters'])
  })
})

describe('the search follows its records', () => {
  it('finds a changed record by its new text and no longer by the old', async () => {
    const { ask, names, addLocation } = await someone()
    const { locationNumber } = await addLocation({ locationAlias: 'Oldname' })
    const { country, addressLine1, city, state, postalCode } = dallas
    await ask(updateLocation, {
      params: { locationNumber },
      body: { country, addressLine1, city, state, postalCode, locationAlias: 'Newname' },
    })
    expect(await names('locations', 'newname')).toEqual(['Dallas Cross-Dock'])
    expect(await names('locations', 'oldname')).toEqual([])
  })

  it('finds nothing of a deleted record', async () => {
    const { ask, names, addContact } = await someone()
    const { resultId } = await addContact({ firstName: 'Cy', lastName: 'Gone', primaryEmailAddress: 'cy@gone.test' })
    expect(await names('contacts', 'gone')).toEqual(['Gone'])
    await ask(deleteContact, { params: { id: resultId } })
    expect(await names('contacts', 'gone')).toEqual([])
  })
})
