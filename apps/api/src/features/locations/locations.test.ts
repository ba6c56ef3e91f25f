import * as contract from '@lanewise/contract/locations'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { aPlace, someone } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const numberOf = ({ locationNumber }: { locationNumber: string }) => ({ params: { locationNumber } })

describe('a location', () => {
  it('answers all its fields, verified names among them [LOC-1] [LOC-2]', async () => {
    const { ask, company } = await someone(portal)
    const entered = aPlace({
      addressLine2: 'Dock 4',
      companyAlias: 'NWF',
      locationAlias: 'The big one',
      ediCodes: ['0042', 'NW-7'],
      leadProviderId: 'LP-9',
      supportLocationTypes: ['DistributionCenter', 'Warehouse'],
      requirementFlags: ['Lumper', 'LiftGate'],
      notes: 'Gate 3',
      averageLoadingMinutes: 45,
      averageUnloadingMinutes: 90,
    })
    const { location } = await ask(contract.createCompanyLocation, { body: entered })
    const { verifiedLocationName, supportLocationTypes: _types, requirementFlags: _flags, ...same } = entered
    expect(location).toMatchObject({
      ...same,
      locationNumber: expect.stringMatching(/^L\d{6,}$/),
      locationName: verifiedLocationName,
      verifiedLocationName,
      verifiedCompanyName: 'Northwind Foods',
      isInternational: false,
      ianaTimeZone: 'America/Chicago',
      belongsToMyCompany: false,
      supportLocationTypes: ['Warehouse', 'DistributionCenter'],
      requirementFlags: ['LiftGate', 'Lumper'],
      version: 1,
    })
    expect(location.companyId).not.toBe(company.id)
    expect(location.latitude).toBeCloseTo(41.88, 1)
    expect(location.longitude).toBeCloseTo(-87.64, 1)
    expect(await ask(contract.getCompanyLocation, numberOf(location))).toEqual(location)
  })

  it.each([
    [{ country: 'CA', city: 'Montréal', state: 'Quebec', postalCode: 'h3b1a7' }, 'QC', 'H3B 1A7', 'America/Toronto'],
    [{ country: 'MX', city: 'Monterrey', state: 'NL', postalCode: '64000' }, 'NL', '64000', 'America/Monterrey'],
    [{ country: 'US', city: 'Deer Isle', state: 'Maine', postalCode: '04627' }, 'ME', '04627', 'America/New_York'],
  ] as const)(
    'knows place and zone of %o and keeps leading zeros [LOC-1] [TRADE-8]',
    async (place, state, zip, zone) => {
      const { add } = await someone(portal)
      expect(await add(place)).toMatchObject({
        state,
        postalCode: zip,
        ianaTimeZone: zone,
        isInternational: place.country !== 'US',
        latitude: expect.any(Number),
      })
    },
  )

  it('is there for those of its company alone', async () => {
    const { add } = await someone(portal)
    const location = await add()
    const stranger = await someone(portal)
    const gone = 404
    expect((await stranger.attempt(contract.getCompanyLocation, numberOf(location))).status).toBe(gone)
    expect((await stranger.attempt(contract.deleteLocation, numberOf(location))).status).toBe(gone)
    expect((await stranger.ask(contract.findAllLocations, { body: {} })).total).toBe(0)
    expect((await stranger.ask(contract.findLocations, { query: { q: location.locationNumber } })).items).toEqual([])
    const { items } = await stranger.ask(contract.findCompanies, { query: { q: 'Northwind' } })
    expect(items).toEqual([])
    const body = aPlace({ companyId: location.companyId, companyName: null })
    expect((await stranger.attempt(contract.createCompanyLocation, { body })).status).toBe(403)
  })
})

describe('saving a new location', () => {
  it('takes its name from the verified location name and answers its number [LOC-23]', async () => {
    const { ask } = await someone(portal)
    const answer = await ask(contract.createCompanyLocation, { body: aPlace({ verifiedLocationName: 'Joliet Yard' }) })
    expect(answer).toMatchObject({
      resultNumber: answer.location.locationNumber,
      resultId: answer.location.id,
      isSuccess: true,
      contactId: null,
      location: { locationName: 'Joliet Yard' },
    })
  })

  it('names a location without a name after company and city', async () => {
    const { add } = await someone(portal)
    expect((await add({ verifiedLocationName: null })).locationName).toBe('Northwind Foods – Chicago')
  })

  it('claims the location for the own company when it belongs to it [LOC-21]', async () => {
    const { add, ask, company } = await someone(portal)
    const claimed = await add({ belongsToMyCompany: true, companyName: null })
    expect(claimed).toMatchObject({ companyId: company.id, companyName: company.name, belongsToMyCompany: true })
    expect((await add({ companyId: company.id, companyName: null })).belongsToMyCompany).toBe(true)
    expect(await ask(contract.getCustomerCompanyLocations, {})).toHaveLength(2)
  })

  it('knows a company once, whatever the case of its name', async () => {
    const { add, ask } = await someone(portal)
    const first = await add()
    const second = await add({ companyName: 'NORTHWIND foods' })
    const third = await add({ companyName: null, companyId: first.companyId })
    expect(new Set([first.companyId, second.companyId, third.companyId]).size).toBe(1)
    expect(second.companyName).toBe('Northwind Foods')
    const { items } = await ask(contract.findCompanies, { query: { q: 'north' } })
    expect(items).toEqual([{ id: first.companyId, companyName: 'Northwind Foods' }])
  })

  it('creates the contact that was newly entered with it [LOC-28]', async () => {
    const { ask } = await someone(portal)
    const contact = { firstName: 'Dee', lastName: 'Dock', primaryEmailAddress: 'dee@northwind.test' }
    const phone = { officeNumber: '(312) 555-0101' }
    const answer = await ask(contract.createCompanyLocation, { body: aPlace({ contact: { ...contact, ...phone } }) })
    const { data } = await ask(contract.getLocationContacts, numberOf(answer.location))
    expect(data).toEqual([
      { id: answer.contactId, name: 'Dee Dock', ...contact, ...phone, title: null, mobileNumber: null },
    ])
  })

  it('saves nothing when the contact is refused', async () => {
    const { ask, attempt, person } = await someone(portal)
    const contact = { firstName: 'Dee', lastName: 'Dock', primaryEmailAddress: person.emailAddress }
    const body = aPlace({ contact })
    expect(await attempt(contract.createCompanyLocation, { body })).toMatchObject({
      status: 409,
      problem: { message: 'Email already exists' },
    })
    expect((await ask(contract.findAllLocations, { body: {} })).total).toBe(0)
  })

  it('says of each missing field that it is required', async () => {
    const { attempt } = await someone(portal)
    const { status, problem } = await attempt(contract.createCompanyLocation, { body: { companyName: 'X' } })
    expect(status).toBe(400)
    expect(problem.modelState).toEqual({
      country: ['Country is required'],
      state: ['State is required'],
      city: ['City is required'],
      postalCode: ['Zip Code is required'],
      addressLine1: ['Address Line 1 is required'],
    })
    const { companyName: _none, ...ownerless } = aPlace()
    expect((await attempt(contract.createCompanyLocation, { body: ownerless })).problem.modelState).toEqual({
      companyName: ['Company Name is required'],
    })
  })

  it.each([
    ['of another state', { state: 'TX' }, { postalCode: ['60606 is in IL, not in TX'] }],
    ['that does not exist', { postalCode: '00000' }, { postalCode: ['There is no Zip Code 00000'] }],
    [
      'that lost its zero',
      { state: 'ME', postalCode: '4627' },
      { postalCode: ['4627 has too few digits: with its leading zero it is 04627'] },
    ],
    [
      'of another form',
      { postalCode: 'K1A 0B1' },
      { postalCode: ['A US Zip Code has 5 digits, or 5 and 4 with a hyphen'] },
    ],
    ['in a state that is none', { state: 'Ontario' }, { state: ['Ontario is not a state of the United States'] }],
    [
      'in a city nobody knows, in Mexico',
      { country: 'MX', state: 'JAL', city: 'Nowhereville', postalCode: '44100' },
      { city: ['There is no city Nowhereville in Jalisco'] },
    ],
  ] as const)('refuses a postal code %s and says so beside the field', async (_what, facts, modelState) => {
    const { attempt } = await someone(portal)
    const answer = await attempt(contract.createCompanyLocation, { body: aPlace(facts) })
    expect(answer).toMatchObject({ status: 400, problem: { modelState } })
  })
})

describe('permissions', () => {
  const nobody = 'ViewOrder'

  it.each(['CreateOrder', 'EditOrder', 'EditLocations'] as const)(
    'lets %s alone add a location, and none of the three not',
    async (permission) => {
      const { attempt } = await someone(portal, { permissions: [permission] })
      expect((await attempt(contract.createCompanyLocation, { body: aPlace() })).status).toBe(200)
      const without = await someone(portal, { permissions: [nobody] })
      expect((await without.attempt(contract.createCompanyLocation, { body: aPlace() })).status).toBe(403)
    },
  )

  it('lets everybody signed in use the pickers; asks for ViewLocations or the right to enter orders for the list and a location', async () => {
    const company = await portal.given.company()
    const { ask } = portal.as(await portal.given.person({ company }))
    const { location } = await ask(contract.createCompanyLocation, { body: aPlace() })
    const without = portal.as(await portal.given.person({ company, permissions: [] }))
    const statuses = await Promise.all([
      without.attempt(contract.findLocations, { query: { q: '' } }),
      without.attempt(contract.findEdiLocations, { query: { q: '' } }),
      without.attempt(contract.findCustomerLocations, {}),
      without.attempt(contract.getCustomerCompanyLocations, {}),
      without.attempt(contract.findCompanies, { query: { q: '' } }),
      without.attempt(contract.getLocationContacts, numberOf(location)),
      without.attempt(contract.getDockSchedule, numberOf(location)),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200])
    expect((await without.attempt(contract.findAllLocations, { body: {} })).status).toBe(403)
    expect((await without.attempt(contract.getCompanyLocation, numberOf(location))).status).toBe(403)
    for (const permission of ['CreateOrder', 'EditOrder'] as const) {
      const setup = portal.as(await portal.given.person({ company, permissions: [permission] }))
      expect((await setup.attempt(contract.findAllLocations, { body: {} })).status).toBe(200)
      expect((await setup.attempt(contract.getCompanyLocation, numberOf(location))).status).toBe(200)
      expect((await setup.attempt(contract.exportLocations, { body: {} })).status).toBe(403)
    }
  })
})
