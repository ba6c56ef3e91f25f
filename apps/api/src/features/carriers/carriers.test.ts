import * as contract from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import type { CallInput } from '@lanewise/contract/operation'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Company } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
let company: Company

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const prairie = { name: 'Prairie Freight', dotNumber: '80321' }
const kestrel: CallInput<typeof contract.createCarrier>['body'] = {
  name: 'Kestrel Lines',
  docketNumber: 'MC 654321',
  scac: 'kstl',
  modes: ['TL'],
  equipmentModes: [2],
}

async function someone() {
  company = await portal.given.company()
  return portal.as(await portal.given.person({ company }))
}

describe('the network', () => {
  it('answers a carrier with its numbers in one spelling and everything that was entered [CARRIER-3]', async () => {
    const { ask } = await someone()
    const created = await ask(contract.createCarrier, {
      body: {
        ...kestrel,
        dotNumber: 'USDOT 0123456',
        cargoTypes: ['Meat', 'RefrigeratedFood', 'Meat'],
        phone: '(312) 555-0101',
        email: 'ops@kestrel.test',
        website: 'www.kestrel.test',
        addressLine1: '1 Main St',
        city: 'Joliet',
        state: 'IL',
        postalCode: '60431',
        country: 'US',
        notes: ' Prefers mornings ',
      },
    })
    expect(created).toMatchObject({
      name: 'Kestrel Lines',
      dotNumber: '123456',
      docketNumber: 'MC-654321',
      scac: 'KSTL',
      modes: ['TL'],
      equipmentModes: [2],
      cargoTypes: ['Meat', 'RefrigeratedFood'],
      website: 'https://www.kestrel.test',
      notes: 'Prefers mornings',
      insuranceState: 'None',
      insuranceWarning: 'No insurance certificate is on file.',
      insuranceObstacle: null,
      isOnHold: false,
      certificates: [],
      contacts: [],
      version: 1,
    })
    const { carrierId, version } = created
    const changed = await ask(contract.updateCarrier, {
      params: { carrierId },
      body: { ...prairie, docketNumber: null, scac: null, modes: ['LTL', 'VLTL'], version },
    })
    expect(changed).toMatchObject({ ...prairie, docketNumber: null, scac: null, modes: ['LTL', 'VLTL'], version: 2 })
    expect(await ask(contract.getCarrier, { params: { carrierId } })).toEqual(changed)
  })

  it('lists 50 to a page with modes, equipment and insurance, and searches name, numbers and place [CARRIER-1] [UX-26]', async () => {
    const { ask } = await someone()
    await ask(contract.createCarrier, { body: { ...kestrel, city: 'Joliet', state: 'IL' } })
    for (let number = 1; number <= 51; number += 1) {
      await ask(contract.createCarrier, { body: { name: `Line ${100 + number}`, dotNumber: String(number) } })
    }
    const { data, total } = await ask(contract.findCarriers, {})
    expect([data.length, total]).toEqual([50, 52])
    expect(data[0]).toMatchObject({
      name: 'Kestrel Lines',
      dotNumber: null,
      docketNumber: 'MC-654321',
      modes: ['TL'],
      equipmentModes: [2],
      insuranceState: 'None',
      isOnHold: false,
    })
    const names = async (searchTerm: string) =>
      (await ask(contract.findCarriers, { query: { searchTerm } })).data.map(({ name }) => name)
    for (const text of ['kestrel', 'mc654321', 'MC-654', 'kstl', 'joliet'])
      expect(await names(text)).toEqual(['Kestrel Lines'])
    expect(await names('line 15')).toEqual(['Line 115', 'Line 150', 'Line 151'])
    expect(await names('%')).toEqual([])
  })

  it('filters by mode, equipment and hold, several values at once, and sorts either way [CARRIER-1]', async () => {
    const { ask, raw } = await someone()
    const { carrierId } = await ask(contract.createCarrier, {
      body: { ...prairie, modes: ['LTL'], equipmentModes: [1] },
    })
    await ask(contract.createCarrier, { body: kestrel })
    await ask(contract.createCarrier, { body: { name: 'Able', dotNumber: '9', modes: ['VLTL', 'TL'] } })
    await ask(contract.holdCarrier, { params: { carrierId }, body: { reason: 'Claims' } })
    const names = async (query: object) => (await ask(contract.findCarriers, { query })).data.map(({ name }) => name)
    expect(await names({ mode: 'TL' })).toEqual(['Able', 'Kestrel Lines'])
    expect(await names({ mode: ['LTL', 'VLTL'] })).toEqual(['Able', 'Prairie Freight'])
    expect(await names({ equipment: [1, 2] })).toEqual(['Kestrel Lines', 'Prairie Freight'])
    expect(await names({ hold: 'OnHold' })).toEqual(['Prairie Freight'])
    expect(await names({ hold: ['Active'], mode: 'TL', equipment: 2 })).toEqual(['Kestrel Lines'])
    expect(await names({ sort: '-name' })).toEqual(['Prairie Freight', 'Kestrel Lines', 'Able'])
    expect(await names({ sort: 'dotNumber' })).toEqual(['Able', 'Prairie Freight', 'Kestrel Lines'])
    expect(await names({ sort: '-docketNumber' })).toEqual(['Kestrel Lines', 'Able', 'Prairie Freight'])
    for (const wrong of ['mode=Rail', 'equipment=7', 'equipment=x', 'insurance=Maybe', 'hold=1', 'sort=colour'])
      expect((await raw('GET', `/api/v1/carriers?${wrong}`)).status).toBe(400)
  })

  it('deletes a carrier, which frees its numbers', async () => {
    const { ask, attempt } = await someone()
    const { carrierId } = await ask(contract.createCarrier, { body: prairie })
    await ask(contract.deleteCarrier, { params: { carrierId } })
    expect((await attempt(contract.getCarrier, { params: { carrierId } })).status).toBe(404)
    expect((await attempt(contract.holdCarrier, { params: { carrierId }, body: { reason: 'x' } })).status).toBe(404)
    expect((await ask(contract.findCarriers, {})).total).toBe(0)
    expect((await attempt(contract.createCarrier, { body: prairie })).status).toBe(201)
  })

  it('offers at most 10 carriers to whoever is signed in [DEF-45] [DEF-6]', async () => {
    const { ask } = await someone()
    for (let number = 1; number <= 11; number += 1) {
      await ask(contract.createCarrier, { body: { name: `Line ${number}`, dotNumber: String(number) } })
    }
    const clerk = portal.as(await portal.given.person({ company, permissions: [] }))
    expect((await clerk.ask(contract.findCarrierOptions, {})).items).toHaveLength(10)
    const { items } = await clerk.ask(contract.findCarrierOptions, { query: { q: 'line 11' } })
    expect(items).toMatchObject([{ name: 'Line 11', dotNumber: '11', insuranceState: 'None', isOnHold: false }])
  })
})

describe('adding by number', () => {
  it('finds the carrier that has the DOT or docket number, however it is written [CARRIER-3]', async () => {
    const { ask, attempt } = await someone()
    const { carrierId } = await ask(contract.createCarrier, { body: { ...kestrel, dotNumber: '80321' } })
    for (const number of ['80321', 'mc654321', 'MC-0654321'])
      expect((await ask(contract.findCarrierByNumber, { query: { number } })).carrier?.carrierId).toBe(carrierId)
    expect((await ask(contract.findCarrierByNumber, { query: { number: 'MX-1' } })).carrier).toBeNull()
    const { status, problem } = await attempt(contract.findCarrierByNumber, { query: { number: 'Kestrel' } })
    expect([status, problem.message]).toEqual([400, 'Enter a DOT number, or a docket number such as MC-123456'])
  })

  it.each([
    ['dotNumber', '80321', 'A carrier with this DOT number already exists.'],
    ['docketNumber', 'mc 654321', 'A carrier with this docket number already exists.'],
    ['scac', 'KSTL', 'A carrier with this SCAC already exists.'],
  ])('refuses a %s that is taken', async (field, value, message) => {
    const { ask, attempt } = await someone()
    await ask(contract.createCarrier, { body: { ...kestrel, dotNumber: '80321' } })
    const other = { name: 'Other', dotNumber: '5' }
    const { status, problem } = await attempt(contract.createCarrier, { body: { ...other, [field]: value } })
    expect([status, problem.modelState]).toEqual([409, { [field]: [message] }])
    const { carrierId } = await ask(contract.createCarrier, { body: other })
    const saved = await attempt(contract.updateCarrier, { params: { carrierId }, body: { ...other, [field]: value } })
    expect([saved.status, saved.problem.message]).toEqual([409, message])
  })

  it.each([
    ['dotNumber', '123456789', 'A DOT number is 1 to 8 digits'],
    ['docketNumber', 'XX-1', 'A docket number is MC, MX or FF and up to 7 digits'],
    ['scac', 'A1', 'A SCAC is 2 to 4 letters'],
    ['website', 'javascript:alert(1)', 'Enter a web address such as www.carrier.com'],
    ['email', 'nobody', 'Not a valid email'],
    ['phone', '555', 'Not a valid phone number'],
    ['name', ' ', 'This field is required.'],
    ['modes', ['Rail'], 'Choose one of the modes'],
  ])('refuses the %s %j', async (field, value, message) => {
    const { attempt } = await someone()
    const { status, problem } = await attempt(contract.createCarrier, { body: { ...prairie, [field]: value } })
    expect(status).toBe(400)
    expect(Object.values(problem.modelState ?? {})).toEqual([[message]])
  })

  it('asks for one of the two numbers [CARRIER-3]', async () => {
    const { attempt } = await someone()
    const { problem } = await attempt(contract.createCarrier, { body: { name: 'Nameless' } })
    expect(problem.modelState).toEqual({ dotNumber: ['Enter a DOT number or a docket number.'] })
  })
})

describe('a hold', () => {
  it('needs a reason, says who and when, and ends by release, all of it in the history [CARRIER-3] [AUDIT-2]', async () => {
    const { ask, attempt } = await someone()
    const { carrierId } = await ask(contract.createCarrier, { body: prairie })
    const params = { carrierId }
    const empty = await attempt(contract.holdCarrier, { params, body: { reason: '  ' } })
    expect([empty.status, empty.problem.modelState]).toEqual([400, { reason: ['This field is required.'] }])
    const held = await ask(contract.holdCarrier, { params, body: { reason: 'Unpaid claims' } })
    expect(held).toMatchObject({ isOnHold: true, holdReason: 'Unpaid claims', heldByName: 'Ana Ruiz' })
    expect(held.heldAt).toMatch(/^\d{4}-/)
    expect((await attempt(contract.holdCarrier, { params, body: { reason: 'Again' } })).status).toBe(409)
    const free = await ask(contract.releaseCarrier, { params })
    expect(free).toMatchObject({ isOnHold: false, holdReason: null, heldAt: null, heldByName: null })
    const again = await attempt(contract.releaseCarrier, { params })
    expect([again.status, again.problem.message]).toEqual([409, 'Prairie Freight is not on hold'])
    const { data } = await ask(getHistory, { params: { entity: 'carrier', entityId: carrierId } })
    expect(data.flatMap(({ sentences }) => sentences)).toEqual([
      'Ana Ruiz released the hold (was Unpaid claims)',
      'Ana Ruiz put the carrier on hold: Unpaid claims',
      'Ana Ruiz created carrier Prairie Freight',
    ])
  })
})

describe('two people at once', () => {
  it('joins what they changed, and asks in words about what both changed [DEF-123]', async () => {
    const { ask, attempt } = await someone()
    const ben = portal.as(await portal.given.person({ company, firstName: 'Ben', lastName: 'Cole' }))
    const { carrierId, version } = await ask(contract.createCarrier, { body: prairie })
    const params = { carrierId }
    await ben.ask(contract.updateCarrier, { params, body: { equipmentModes: [1, 6], version } })
    await ben.ask(contract.holdCarrier, { params, body: { reason: 'Claims' } })
    const joined = await ask(contract.updateCarrier, { params, body: { notes: 'Ring first', version } })
    expect(joined).toMatchObject({ notes: 'Ring first', equipmentModes: [1, 6], isOnHold: true, version: 4 })
    const { status, problem } = await attempt(contract.updateCarrier, {
      params,
      body: { equipmentModes: [2], city: 'Joliet', version },
    })
    expect(status).toBe(409)
    expect(problem.conflicts).toEqual([
      {
        field: 'equipmentModes',
        label: 'Equipment',
        mine: 'Reefer',
        theirs: 'Dry, Power Only',
        mineValue: [2],
        theirsValue: [1, 6],
        changedBy: 'Ben Cole',
      },
    ])
  })

  it('lets one of several simultaneous creates with one number win', async () => {
    const { attempt } = await someone()
    const answers = await Promise.all([1, 2, 3].map(() => attempt(contract.createCarrier, { body: prairie })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('permissions', () => {
  it('needs ViewCarrierNetwork to read and EditCarrierNetwork to write [ROUTE-20] [CARRIER-3]', async () => {
    const { ask } = await someone()
    const { carrierId } = await ask(contract.createCarrier, { body: prairie })
    const viewer = portal.as(await portal.given.person({ company, permissions: ['ViewCarrierNetwork'] }))
    const editor = portal.as(await portal.given.person({ company, permissions: ['EditCarrierNetwork'] }))
    const params = { carrierId }
    for (const [operation, input] of [
      [contract.findCarriers, {}],
      [contract.getCarrier, { params }],
      [getHistory, { params: { entity: 'carrier', entityId: carrierId } }],
    ] as const) {
      expect((await viewer.attempt(operation, input)).status).toBe(200)
      expect((await editor.attempt(operation, input)).status).toBe(403)
    }
    for (const [operation, input] of [
      [contract.updateCarrier, { params, body: prairie }],
      [contract.holdCarrier, { params, body: { reason: 'x' } }],
      [contract.releaseCarrier, { params }],
      [contract.deleteCarrier, { params }],
    ] as const) {
      expect((await viewer.attempt(operation, input)).status).toBe(403)
      expect((await editor.attempt(operation, input)).status).toBeLessThan(300)
    }
  })
})
