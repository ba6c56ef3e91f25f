import * as contract from '@lanewise/contract/locations'
import { locationTemplateHeader } from '@lanewise/domain/locations/location-row'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { type aPlace, someone } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const withName = (name: string) => ({ verifiedLocationName: name })
const montreal = { country: 'CA', city: 'Montréal', state: 'QC', postalCode: 'H3B 1A7' } as const
const tijuana = { country: 'MX', city: 'Tijuana', state: 'BC', postalCode: '22000' } as const
const namesOf = (list: { locationName: string }[]) => list.map(({ locationName }) => locationName)

describe('pickers', () => {
  it('answer options with address and postal address, by name, at most 20 [CONTACT-28] [CONTACT-63] [LOC-3]', async () => {
    const { add, ask } = await someone(portal)
    const place = await add({ ...withName('Zebra'), locationAlias: 'Aardvark', addressLine2: 'Dock 2' })
    for (let count = 0; count < 21; count += 1) await add(withName(`Store ${count}`))
    const { items } = await ask(contract.findLocations, { query: { q: '' } })
    expect(items).toHaveLength(20)
    expect(items[0]).toEqual({
      id: place.id,
      name: 'Aardvark',
      locationNumber: place.locationNumber,
      companyName: 'Northwind Foods',
      companyAlias: null,
      locationName: 'Zebra',
      locationAlias: 'Aardvark',
      ianaTimeZone: 'America/Chicago',
      address: {
        line1: place.addressLine1,
        line2: 'Dock 2',
        city: 'Chicago',
        state: 'IL',
        zip: '60606',
        country: 'US',
      },
      postalAddress: { postalCode: '60606' },
    })
    const matches = await ask(contract.findLocations, { query: { q: place.locationNumber.toLowerCase() } })
    expect(matches.items.map(({ id }) => id)).toEqual([place.id])
  })

  it('find only locations with a warehouse ID, by that ID, name or address, in the EDI search', async () => {
    const { add, ask } = await someone(portal)
    await add(withName('Plain Joliet'))
    const partner = await add({ ...withName('Joliet DC'), ediCodes: ['0042'] })
    const find = async (q: string) => (await ask(contract.findEdiLocations, { query: { q } })).items.map(({ id }) => id)
    expect(await find('joliet')).toEqual([partner.id])
    expect(await find('0042')).toEqual([partner.id])
    expect(await find(partner.addressLine1)).toEqual([partner.id])
    expect(await find('0043')).toEqual([])
  })

  it('tell other companies’ locations from the own [CONTACT-61] [CONTACT-62]', async () => {
    const { add, ask } = await someone(portal)
    await add({ ...withName('Ours'), belongsToMyCompany: true })
    await add(withName('Theirs B'))
    await add(withName('Theirs A'))
    const others = (query: object) => ask(contract.findCustomerLocations, { query })
    expect(namesOf(await others({}))).toEqual(['Theirs A', 'Theirs B'])
    expect(namesOf(await others({ searchTerm: 'theirs', page: 2, pageSize: 1 }))).toEqual(['Theirs B'])
    expect(namesOf(await others({ searchTerm: 'ours' }))).toEqual([])
    expect(namesOf(await ask(contract.getCustomerCompanyLocations, {}))).toEqual(['Ours'])
  })

  it('read the own company and the known ones by name [LOC-20]', async () => {
    const { add, ask, company } = await someone(portal)
    const { companyId } = await add({ companyName: 'Contoso' })
    const own = { id: company.id, companyName: company.name }
    const other = { id: companyId, companyName: 'Contoso' }
    expect(await ask(contract.findCompanies, { query: { q: '' } })).toEqual({ items: [own, other] })
    expect(await ask(contract.findCompanies, { query: { q: 'conTO' } })).toEqual({ items: [other] })
    expect(await ask(contract.findCompanies, { query: { q: '%' } })).toEqual({ items: [] })
  })
})

describe('the list', () => {
  it('takes search text, page 1, page size 20 and postal code together [LOC-5]', async () => {
    const { add, ask } = await someone(portal)
    for (let count = 1; count <= 21; count += 1) await add({ ...withName(`Store ${count}`), postalCode: '60607' })
    await add({ ...withName('Yard'), postalCode: '60607' })
    await add({ ...withName('Store elsewhere'), postalCode: '60606' })
    const filter = { fuzzyMatchTerm: 'store', page: 1, pageSize: 20, postalCode: '60607' }
    const first = await ask(contract.findAllLocations, { body: filter })
    expect([first.data.length, first.total]).toEqual([20, 21])
    expect(namesOf(first.data).filter((name) => !/^Store \d+$/.test(name))).toEqual([])
    const second = await ask(contract.findAllLocations, { body: { ...filter, page: 2 } })
    expect(namesOf([...first.data, ...second.data]).sort()).toEqual(
      Array.from({ length: 21 }, (_, index) => `Store ${index + 1}`).sort(),
    )
    const byDefault = await ask(contract.findAllLocations, { body: { fuzzyMatchTerm: 'store', postalCode: '60607' } })
    expect(namesOf(byDefault.data)).toEqual(namesOf(first.data))
  })

  it('takes search text, page, page size and postal code, and counts all matches', async () => {
    const { add, ask } = await someone(portal)
    for (const name of ['Store 3', 'Store 1', 'Store 2']) await add(withName(name))
    await add({ ...withName('Yard'), postalCode: '60607-1234' })
    const list = (body: object) => ask(contract.findAllLocations, { body })
    const page = await list({ fuzzyMatchTerm: 'store', page: 2, pageSize: 2 })
    expect([namesOf(page.data), page.total]).toEqual([['Store 3'], 3])
    const byCode = await list({ fuzzyMatchTerm: '', page: 1, pageSize: 20, postalCode: '60607' })
    expect([namesOf(byCode.data), byCode.total]).toEqual([['Yard'], 1])
    expect((await list({ postalCode: '60606' })).total).toBe(3)
  })

  it('finds each word anywhere, in any order, without regard to case and accents', async () => {
    const { add, ask } = await someone(portal)
    await add({ ...withName('Entrepôt'), ...montreal })
    await add(withName('100% Dock'))
    const find = async (fuzzyMatchTerm: string) => {
      const { data } = await ask(contract.findAllLocations, { body: { fuzzyMatchTerm } })
      return namesOf(data)
    }
    expect(await find('montreal ENTREPOT northwind')).toEqual(['Entrepôt'])
    expect(await find('MONTRÉAL')).toEqual(['Entrepôt'])
    expect(await find('dock 100%')).toEqual(['100% Dock'])
    expect(await find('montreal dock')).toEqual([])
  })

  it('filters by type, state and company, and tells provinces from states of the same code [LOCPAGE-1]', async () => {
    const { add, ask, company } = await someone(portal)
    await add({ ...withName('Plant'), supportLocationTypes: ['Plant', 'Warehouse'], belongsToMyCompany: true })
    const store = await add({ ...withName('Store'), supportLocationTypes: ['Store'], companyName: 'Contoso' })
    await add({ ...withName('Tijuana'), ...tijuana })
    await add({ ...withName('Vancouver'), country: 'CA', city: 'Vancouver', state: 'BC', postalCode: 'V6B 1A1' })
    const find = async (body: object) => namesOf((await ask(contract.findAllLocations, { body })).data)
    expect(await find({ types: ['Warehouse', 'Store'] })).toEqual(['Plant', 'Store'])
    expect(await find({ states: ['MX-BC'] })).toEqual(['Tijuana'])
    expect(await find({ states: ['CA-BC', 'US-IL'] })).toEqual(['Plant', 'Store', 'Vancouver'])
    expect(await find({ companyIds: [company.id, store.companyId] })).toEqual(['Plant', 'Store'])
    expect(await find({ companyIds: [store.companyId] })).toEqual(['Store'])
    expect(await find({ companyIds: [company.id] })).toEqual(['Plant'])
    expect(await find({ ids: [store.id] })).toEqual(['Store'])
  })

  it('sorts by name, number, city and time of change, both ways', async () => {
    const { add, ask } = await someone(portal)
    const deerIsle = { city: 'Deer Isle', state: 'ME', postalCode: '04627' }
    const [b, a, c] = [await add(withName('b')), await add({ ...withName('A'), ...deerIsle }), await add(withName('C'))]
    await ask(contract.updateLocation, {
      params: { locationNumber: b.locationNumber },
      body: { country: 'US', ...pick(b), notes: 'Newest' },
    })
    const sorted = async (sort: string) => {
      const { data } = await ask(contract.findAllLocations, { body: { sort } as object })
      return namesOf(data).join('')
    }
    expect([await sorted('name'), await sorted('-name')]).toEqual(['AbC', 'CbA'])
    expect([await sorted('number'), await sorted('-number')]).toEqual(['bAC', 'CAb'])
    expect([await sorted('updated'), await sorted('-updated')]).toEqual(['ACb', 'bCA'])
    expect((await sorted('city')).at(-1)).toBe('A')
    expect((await sorted('-city')).at(0)).toBe('A')
    expect([a.city, c.city]).toEqual(['Deer Isle', 'Chicago'])
  })

  it('exports what it finds in its own order, in the columns of the template, with the dock hours', async () => {
    const { add, ask } = await someone(portal)
    await add({ ...withName('Beta'), requirementFlags: [] })
    await add(withName('Alpha'))
    const { locationNumber } = await add(withName('Other'))
    const { id } = await ask(contract.getDockSchedule, { params: { locationNumber } })
    const monday = { startTime: '07:00:00', endTime: '15:30:00', isClosed: false, isTwentyFourHour: false }
    const dockHours = [{ dayOfWeek: 1, ...monday }]
    await ask(contract.updateDockSchedule, {
      params: { dockScheduleId: id },
      body: { isAppointmentRequired: true, dockHours },
    })
    const file = await ask(contract.exportLocations, { body: { fuzzyMatchTerm: 'a', sort: '-name' } })
    const [header, ...rows] = file.replace('\ufeff', '').trim().split('\r\n')
    expect(header).toBe(locationTemplateHeader.join(','))
    expect(rows.map((row) => row.split(',')[0])).toEqual(['Other', 'Beta', 'Alpha'])
    expect(rows[0]).toMatch(/true,.*07:00-15:30/)
  })
})

describe('the search by address', () => {
  const search = { city: 'chicago', governingDistrictName: 'Illinois', postalCode: '60606', country: 'US' } as const

  it('finds the location of the same address in another spelling, and nobody else’s [LOC-13]', async () => {
    const { add, ask } = await someone(portal)
    const place = await add({ addressLine1: '77 North Wacker Drive', addressLine2: 'Suite 400' })
    const address = { addressLine1: '77 n. wacker dr', addressLine2: 'STE 400', companyName: 'northwind FOODS' }
    const body = { ...search, ...address }
    const { match, company } = await ask(contract.searchByAddress, { body })
    expect(match).toEqual(place)
    expect(company).toEqual({ id: place.companyId, companyName: 'Northwind Foods' })
    const stranger = await (await someone(portal)).ask(contract.searchByAddress, { body })
    expect([stranger.match, stranger.company]).toEqual([null, null])
  })

  it('suggests the address in its proper spelling with its place', async () => {
    const { ask } = await someone(portal)
    const body = { ...search, addressLine1: '100 WEST ADAMS STREET', addressLine2: 'dock 12b' }
    const { match, suggestion } = await ask(contract.searchByAddress, { body })
    expect(match).toBeNull()
    expect(suggestion).toEqual({
      addressLine1: '100 West Adams Street',
      addressLine2: 'Dock 12B',
      city: 'Chicago',
      state: 'IL',
      postalCode: '60606',
      country: 'US',
      ianaTimeZone: 'America/Chicago',
      latitude: expect.closeTo(41.88, 1),
      longitude: expect.closeTo(-87.64, 1),
      message: null,
    })
  })

  it('says when the postal code is of another state, and what is missing', async () => {
    const { ask, attempt } = await someone(portal)
    const body = { ...search, addressLine1: '1 A St', governingDistrictName: 'TX' }
    const { suggestion } = await ask(contract.searchByAddress, { body })
    expect(suggestion).toMatchObject({ message: '60606 is in IL, not in TX', ianaTimeZone: null, latitude: null })
    const { problem } = await attempt(contract.searchByAddress, { body: { country: 'US' } })
    expect(problem.modelState).toMatchObject({
      governingDistrictName: ['State is required'],
      addressLine1: ['Address Line 1 is required'],
    })
  })
})

const pick = ({ addressLine1, city, state, postalCode }: Awaited<ReturnType<typeof aPlace>>) => ({
  addressLine1,
  city,
  state,
  postalCode,
})
