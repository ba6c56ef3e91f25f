import * as contract from '@lanewise/contract/commodities'
import { getHistory } from '@lanewise/contract/history'
import { hazardClasses } from '@lanewise/domain/commodities/hazmat'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Company, Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
let company: Company
let ana: Person

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const pasta = { commodityCode: 'PASTA-PENNE-20', description: 'Penne rigate 20 lb' }
const acid = {
  commodityCode: 'CLEAN-CONC-5',
  description: 'Cleaning concentrate',
  isHazmat: true,
  hazmatHazardClass: '8',
  hazmatPackingGroup: 'III',
  hazmatUNNumber: 'UN1760',
} as const

async function someone() {
  company = await portal.given.company()
  ana = await portal.given.person({ company })
  return portal.as(ana)
}

describe('the catalogue', () => {
  it('answers a created commodity with all its fields and an id [COMM-10] [COMM-42] [COMM-45]', async () => {
    const { ask, attempt } = await someone()
    const full = {
      ...acid,
      cargoClassification: 'Chemicals',
      perPackageWeight: 40.5,
      packageLength: 48,
      packageWidth: 40,
      packageHeight: 36,
      palletCount: 2,
      packageQuantity: 48,
      packagingUnitType: 'Pail',
      freightClass: '65',
      nmfcNumber: '048580-2',
      customerProductCode: '00123',
      isStackable: true,
    } as const
    const created = await ask(contract.createCommodity, { body: full })
    expect(created).toMatchObject(full)
    expect(created.id).toMatch(/^[0-9a-f-]{36}$/)
    const changed = await ask(contract.updateCommodity, {
      params: { id: created.id },
      body: { ...full, description: 'Concentrate' },
    })
    expect(changed).toMatchObject({ ...full, id: created.id, description: 'Concentrate' })
    expect(await attempt(contract.deleteCommodity, { params: { id: created.id } })).toMatchObject({
      status: 204,
      content: undefined,
    })
  })

  it('searches by text, pages, and counts all matches [COMM-41]', async () => {
    const { ask } = await someone()
    for (const number of [1, 2, 3]) {
      await ask(contract.createCommodity, { body: { commodityCode: `TOM-${number}`, description: 'Tomato puree' } })
    }
    await ask(contract.createCommodity, { body: pasta })
    const page = await ask(contract.findCommodities, { query: { searchTerm: 'tomato', page: 2, pageSize: 2 } })
    expect(page.total).toBe(3)
    expect(page.data.map((one) => one.commodityCode)).toEqual(['TOM-3'])
  })

  it('compares words without regard to signs, case and accents', async () => {
    const { ask } = await someone()
    await ask(contract.createCommodity, { body: { commodityCode: 'A', description: '100% cotton' } })
    await ask(contract.createCommodity, { body: { commodityCode: 'B', description: '100 cotton' } })
    await ask(contract.createCommodity, { body: { commodityCode: 'CAFÉ-1', description: 'Röstkaffee' } })
    const codes = async (searchTerm: string) =>
      (await ask(contract.findCommodities, { query: { searchTerm } })).data.map(({ commodityCode }) => commodityCode)
    expect(await codes('100%')).toEqual(['A', 'B'])
    expect(await codes('TON cot')).toEqual(['A', 'B'])
    for (const term of ['CAFÉ-1', 'cafe 1', 'röst', 'ROST']) expect(await codes(term)).toEqual(['CAFÉ-1'])
    for (const signs of ['_', '%', '--']) expect(await codes(signs)).toEqual([])
  })

  it('is served at the paths that other programs know [COMM-47]', async () => {
    const { ask, raw } = await someone()
    const { id } = await ask(contract.createCommodity, { body: pasta })
    const body = JSON.stringify(pasta)
    const headers = { 'content-type': 'application/json' }
    expect((await raw('GET', '/api/v1/commodities')).status).toBe(200)
    expect((await raw('POST', '/api/v1/commodities', { body: JSON.stringify(acid), headers })).status).toBe(201)
    expect((await raw('PUT', `/api/v1/commodities/${id}`, { body, headers })).status).toBe(200)
    expect((await raw('DELETE', `/api/v1/commodities/${id}`)).status).toBe(204)
    expect((await raw('POST', '/api/v1/commodities/import', { body: '{}', headers })).status).toBe(400)
    for (const lookup of ['hazard-classes', 'packing-groups', 'freight-classes']) {
      expect((await raw('GET', `/api/v1/lookups/${lookup}`)).status).toBe(200)
    }
  })

  it('changes a commodity by id [COMM-43] and deletes one by id [COMM-44]', async () => {
    const { ask, attempt } = await someone()
    const fresh = await ask(contract.createCommodity, { body: acid })
    const { id } = await ask(contract.createCommodity, { body: pasta })
    await ask(contract.updateCommodity, { params: { id }, body: { ...pasta, description: 'Penne' } })
    expect((await ask(contract.getCommodity, { params: { id } })).description).toBe('Penne')
    await ask(contract.deleteCommodity, { params: { id } })
    expect((await attempt(contract.getCommodity, { params: { id } })).status).toBe(404)
    expect((await ask(contract.findCommodities, {})).data.map((one) => one.id)).toEqual([fresh.id])
  })
})

describe('rules', () => {
  it.each([['commodityCode'], ['description']] as const)(
    'refuses blanks only in %s as if it were absent [COMM-17]',
    async (field) => {
      const { attempt } = await someone()
      const { status, problem } = await attempt(contract.createCommodity, { body: { ...pasta, [field]: '   ' } })
      expect(status).toBe(400)
      expect(problem.modelState).toEqual({ [field]: ['This field is required.'] })
    },
  )

  it('refuses a code that is taken, whatever its case, until the first is deleted [COMM-18]', async () => {
    const { ask, attempt } = await someone()
    const first = await ask(contract.createCommodity, { body: pasta })
    const again = { ...pasta, commodityCode: 'pasta-PENNE-20' }
    const { status, problem } = await attempt(contract.createCommodity, { body: again })
    expect(status).toBe(409)
    expect(problem.modelState).toEqual({ commodityCode: ['A commodity with the code pasta-PENNE-20 already exists'] })
    const other = await ask(contract.createCommodity, { body: acid })
    expect((await attempt(contract.updateCommodity, { params: { id: other.id }, body: again })).status).toBe(409)
    await ask(contract.deleteCommodity, { params: { id: first.id } })
    expect((await attempt(contract.createCommodity, { body: again })).status).toBe(201)
  })

  it('names each missing hazmat field while Hazmat is on, beside other errors', async () => {
    const { attempt } = await someone()
    const { problem } = await attempt(contract.createCommodity, { body: { commodityCode: 'X', isHazmat: true } })
    expect(Object.keys(problem.modelState ?? {}).sort()).toEqual([
      'description',
      'hazmatHazardClass',
      'hazmatPackingGroup',
      'hazmatUNNumber',
    ])
  })

  it('keeps no hazmat data of a commodity that is no longer hazmat', async () => {
    const { ask } = await someone()
    const { id } = await ask(contract.createCommodity, { body: acid })
    const changed = await ask(contract.updateCommodity, { params: { id }, body: { ...acid, isHazmat: false } })
    expect(changed).toMatchObject({
      isHazmat: false,
      hazmatHazardClass: null,
      hazmatPackingGroup: null,
      hazmatUNNumber: null,
    })
  })

  it('keeps proper shipping name, technical name, reportable quantity and the limited-quantity mark [TRADE-1]', async () => {
    const { ask } = await someone()
    const names = {
      properShippingName: 'Corrosive liquid, n.o.s.',
      technicalName: 'Sodium hydroxide',
      reportableQuantity: '1000 lbs',
      isLimitedQuantity: true,
    }
    expect(await ask(contract.createCommodity, { body: { ...acid, ...names } })).toMatchObject(names)
  })

  it('refuses the name of a forbidden material, and keeps the subsidiary classes in one spelling [DEF-132]', async () => {
    const { ask, attempt } = await someone()
    const { status, problem } = await attempt(contract.createCommodity, {
      body: { ...acid, properShippingName: 'Acetylene silver nitrate' },
    })
    const message = 'Acetylene silver nitrate is forbidden in transportation'
    expect([status, problem.modelState]).toEqual([422, { properShippingName: [message] }])
    const { hazmatSubsidiaryClasses } = await ask(contract.createCommodity, {
      body: { ...acid, hazmatSubsidiaryClasses: '3 6.1' },
    })
    expect(hazmatSubsidiaryClasses).toBe('3, 6.1')
    const unknown = await attempt(contract.createCommodity, { body: { ...acid, hazmatSubsidiaryClasses: 'acid' } })
    expect(unknown.problem.modelState).toHaveProperty('hazmatSubsidiaryClasses')
  })

  it('takes packing group None for the classes that have no group, and refuses it for the others [TRADE-2]', async () => {
    const { attempt } = await someone()
    const refusedFor: string[] = []
    for (const [index, hazmatHazardClass] of hazardClasses.entries()) {
      const body = { ...acid, commodityCode: `NONE-${index}`, hazmatHazardClass, hazmatPackingGroup: 'None' as const }
      const { status, problem } = await attempt(contract.createCommodity, { body })
      if (status === 201) continue
      const message = `Packing group None is not allowed for hazard class ${hazmatHazardClass}`
      expect([status, problem.modelState]).toEqual([400, { hazmatPackingGroup: [message] }])
      refusedFor.push(hazmatHazardClass)
    }
    expect(hazardClasses).toHaveLength(20)
    expect(refusedFor).toEqual(['3', '4.2', '4.3', '5.1', '6.1'])
  })

  it('keeps item and sub of an NMFC number apart and gives them back as entered [TRADE-3]', async () => {
    const { ask, attempt } = await someone()
    const created = await ask(contract.createCommodity, { body: { ...pasta, nmfcNumber: '006600-02' } })
    expect(created.nmfcNumber).toBe('006600-02')
    const row = await portal.database.owner
      .selectFrom('commodities')
      .select(['nmfcItem', 'nmfcSub'])
      .where('id', '=', created.id)
      .executeTakeFirst()
    expect(row).toEqual({ nmfcItem: '006600', nmfcSub: '02' })
    const { id } = created
    const changed = await ask(contract.updateCommodity, { params: { id }, body: { nmfcNumber: '156600' } })
    expect(changed.nmfcNumber).toBe('156600')
    expect(
      (await attempt(contract.createCommodity, { body: { ...acid, nmfcNumber: 'ABC' } })).problem.modelState,
    ).toHaveProperty('nmfcNumber')
  })
})

describe('two people at once', () => {
  it('lets one of two simultaneous creates with one code win', async () => {
    const { attempt } = await someone()
    const answers = await Promise.all([1, 2, 3, 4].map(() => attempt(contract.createCommodity, { body: pasta })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })
})

describe('history', () => {
  it('tells in plain words who changed what [AUDIT-2]', async () => {
    const { ask } = await someone()
    const { id } = await ask(contract.createCommodity, { body: pasta })
    await ask(contract.updateCommodity, { params: { id }, body: { ...pasta, description: 'Penne', palletCount: 4 } })
    const { data, total } = await ask(getHistory, { params: { entity: 'commodity', entityId: id } })
    expect(total).toBe(2)
    expect(data[0]?.sentences).toEqual([
      'Ana Ruiz changed Description from Penne rigate 20 lb to Penne',
      'Ana Ruiz set Pallet count to 4',
    ])
    expect(data[1]?.sentences).toEqual(['Ana Ruiz created commodity PASTA-PENNE-20'])
  })
})

describe('permissions', () => {
  it.each([
    ['ViewCommodity', 'the list', contract.findCommodities, {}],
    ['EditCommodity', 'adding', contract.createCommodity, { body: pasta }],
    ['EditCommodity', 'the import', contract.importCommodities, { body: { data: 'eA==' } }],
  ] as const)('needs %s for %s', async (permission, _what, operation, input) => {
    const without = portal.as(await portal.given.person({ permissions: ['ViewOrder'] }))
    const holder = portal.as(await portal.given.person({ permissions: [permission] }))
    expect((await without.attempt(operation, input)).status).toBe(403)
    expect((await holder.attempt(operation, input)).status).not.toBe(403)
  })
})
