import {
  createBillingSetting,
  createBillToCompany,
  deleteBillingSetting,
  deleteBillToCompany,
  getBillingSetting,
  getBillingSettings,
  getBillToCompanies,
  getBillToCompany,
  getDefaultBillingSetting,
  updateBillingSetting,
  updateBillToCompany,
} from '@lanewise/contract/billing'
import { getHistory } from '@lanewise/contract/history'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const joliet = {
  addressLine1: '2400 Mound Rd',
  city: 'Joliet',
  state: 'IL',
  postalCode: '60433',
  country: 'US',
} as const
const statement = { name: 'Statement', billToName: 'Acme Foods, Inc.', ...joliet, terms: 45 }

/** Two users of one company. The first one manages its booking settings. */
async function anOffice() {
  const company = await portal.given.company()
  const ana = portal.as(await portal.given.person({ company, permissions: ['BookingSettings'] }))
  const reader = portal.as(await portal.given.person({ company, permissions: [] }))
  return { company, ana, reader }
}
type Office = Awaited<ReturnType<typeof anOffice>>['ana']

const marked = async ({ ask }: Office) =>
  (await ask(getBillingSettings, {})).data.map(({ name, isDefault }) => [name, isDefault])

const sentencesOf = async ({ ask }: Office, entity: string, entityId: string) =>
  (await ask(getHistory, { params: { entity, entityId } })).data.flatMap(({ sentences }) => sentences)

describe('the billing settings', () => {
  it('begin with one that bills the company itself and is the default', async () => {
    const { company, reader } = await anOffice()
    const { data } = await reader.ask(getBillingSettings, {})
    expect(data).toMatchObject([{ name: 'Company', billToName: company.name, terms: 30, isDefault: true, version: 1 }])
    expect(await reader.ask(getDefaultBillingSetting, {})).toEqual({ billingSetting: data[0] })
  })

  it('are named records with bill-to name, address, terms in days, default and third-party mark', async () => {
    const { ana, reader } = await anOffice()
    const fields = { ...statement, addressLine2: 'Suite 300', isDefault: true, isThirdParty: true }
    const created = await ana.ask(createBillingSetting, { body: fields })
    expect(created).toEqual({ id: created.id, version: 1, ...fields })
    expect((await reader.ask(getBillingSettings, {})).data[0]).toEqual(created)
    expect(await ana.ask(getBillingSetting, { params: { billingSettingId: created.id } })).toEqual(created)
    expect(await reader.ask(getDefaultBillingSetting, {})).toEqual({ billingSetting: created })
  })

  it('keep the address in one spelling and refuse one that cannot be', async () => {
    const { ana } = await anOffice()
    const body = { ...statement, state: 'Illinois', addressLine1: ' 2400  Mound Rd ' }
    expect(await ana.ask(createBillingSetting, { body })).toMatchObject({ state: 'IL', addressLine1: '2400 Mound Rd' })
    const wrong = { ...statement, name: 'Other', state: 'ON', postalCode: '6043' }
    const { status, problem } = await ana.attempt(createBillingSetting, { body: wrong })
    expect(status).toBe(400)
    expect(Object.keys(problem.modelState ?? {}).sort()).toEqual(['postalCode', 'state'])
  })

  it.each([
    [{ name: ' ' }, { name: ['This field is required.'] }],
    [{ terms: -1 }, { terms: ['Cannot be negative'] }],
    [{ terms: 366 }, { terms: ['At most 365 days'] }],
    [{ terms: 1.5 }, { terms: ['Enter a whole number'] }],
    [{ country: 'FR' }, { country: ['Choose US, CA or MX'] }],
    [{ isDefault: 'yes' }, { isDefault: ['Answer true or false'] }],
  ])('refuse %j', async (wrong, modelState) => {
    const { ana } = await anOffice()
    const refused = await ana.attempt(createBillingSetting, { body: { ...statement, ...wrong } })
    expect([refused.status, refused.problem.modelState]).toEqual([400, modelState])
    expect(await marked(ana)).toEqual([['Company', true]])
  })

  it('refuse a name that is taken, however it is written, until the other is deleted', async () => {
    const { ana } = await anOffice()
    const { id } = await ana.ask(createBillingSetting, { body: statement })
    const body = { ...statement, name: 'STATEMENT' }
    const message = 'A billing setting named STATEMENT already exists'
    const taken = await ana.attempt(createBillingSetting, { body })
    expect([taken.status, taken.problem.modelState]).toEqual([409, { name: [message] }])
    const { id: other } = await ana.ask(createBillingSetting, { body: { ...statement, name: 'Other' } })
    const renamed = await ana.attempt(updateBillingSetting, {
      params: { billingSettingId: other },
      body: { name: 'STATEMENT' },
    })
    expect([renamed.status, renamed.problem.modelState]).toEqual([409, { name: [message] }])
    await ana.ask(deleteBillingSetting, { params: { billingSettingId: id } })
    expect((await ana.attempt(createBillingSetting, { body })).status).toBe(201)
  })

  it('move the default mark with the one that gets it, and both histories tell so', async () => {
    const { ana } = await anOffice()
    const [company] = (await ana.ask(getBillingSettings, {})).data
    const { id } = await ana.ask(createBillingSetting, { body: statement })
    const saved = await ana.ask(updateBillingSetting, { params: { billingSettingId: id }, body: { isDefault: true } })
    expect(saved).toMatchObject({ isDefault: true, version: 2 })
    expect(await marked(ana)).toEqual([
      ['Statement', true],
      ['Company', false],
    ])
    await ana.ask(createBillingSetting, { body: { ...statement, name: 'Third', isDefault: true } })
    expect(await marked(ana)).toEqual([
      ['Third', true],
      ['Company', false],
      ['Statement', false],
    ])
    expect(await sentencesOf(ana, 'billingSetting', company?.id ?? '')).toEqual(['Ana Ruiz removed it as the default'])
    expect((await sentencesOf(ana, 'billingSetting', id)).slice(0, 2)).toEqual([
      'Ana Ruiz removed it as the default',
      'Ana Ruiz made it the default',
    ])
  })

  it('have exactly one default, also when many get the mark at once', async () => {
    const { ana } = await anOffice()
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    const made = await Promise.all(
      names.map((name) => ana.attempt(createBillingSetting, { body: { ...statement, name, isDefault: true } })),
    )
    expect(made.map(({ status }) => status)).toEqual(names.map(() => 201))
    const settings = (await ana.ask(getBillingSettings, {})).data
    await Promise.all(
      settings.map(({ id }) =>
        ana.ask(updateBillingSetting, { params: { billingSettingId: id }, body: { ...joliet, isDefault: true } }),
      ),
    )
    expect((await marked(ana)).filter(([, isDefault]) => isDefault)).toHaveLength(1)
  })

  it('refuse to lose the default, and say what to do instead', async () => {
    const { ana } = await anOffice()
    const { id } = await ana.ask(createBillingSetting, { body: { ...statement, isDefault: true } })
    const params = { billingSettingId: id }
    const instead = 'One setting must be the default. Make another one the default instead.'
    const unmarked = await ana.attempt(updateBillingSetting, { params, body: { isDefault: false } })
    expect([unmarked.status, unmarked.problem.modelState]).toEqual([409, { isDefault: [instead] }])
    const deleted = await ana.attempt(deleteBillingSetting, { params })
    expect([deleted.status, deleted.problem.message]).toEqual([
      409,
      'Statement is the default. Make another one the default, then delete it.',
    ])
    expect(await ana.ask(getDefaultBillingSetting, {})).toMatchObject({ billingSetting: { id } })
  })

  it('ask for an address with the first change of the one that every company begins with', async () => {
    const { ana } = await anOffice()
    const [company] = (await ana.ask(getBillingSettings, {})).data
    const params = { billingSettingId: company?.id ?? '' }
    const { status, problem } = await ana.attempt(updateBillingSetting, { params, body: { terms: 10 } })
    expect(status).toBe(400)
    expect(Object.keys(problem.modelState ?? {})).toContain('addressLine1')
    expect(await ana.ask(updateBillingSetting, { params, body: { terms: 10, ...joliet } })).toMatchObject({ terms: 10 })
  })

  it('join what two people change, and refuse a field that both changed with both values', async () => {
    const { ana } = await anOffice()
    const { id } = await ana.ask(createBillingSetting, { body: statement })
    const params = { billingSettingId: id }
    await ana.ask(updateBillingSetting, { params, body: { terms: 10, version: 1 } })
    expect(await ana.ask(updateBillingSetting, { params, body: { billToName: 'AP', version: 1 } })).toMatchObject({
      terms: 10,
      billToName: 'AP',
      version: 3,
    })
    const { status, problem } = await ana.attempt(updateBillingSetting, { params, body: { terms: 11, version: 1 } })
    expect(status).toBe(409)
    expect(problem.conflicts).toMatchObject([{ field: 'terms', label: 'Terms (days)', mine: '11', theirs: '10' }])
  })

  it('are changed by whoever keeps the booking settings and by nobody else, and so is their history read', async () => {
    const { ana, reader } = await anOffice()
    const { id } = await ana.ask(createBillingSetting, { body: statement })
    const params = { billingSettingId: id }
    expect((await reader.attempt(createBillingSetting, { body: statement })).status).toBe(403)
    expect((await reader.attempt(updateBillingSetting, { params, body: { terms: 1 } })).status).toBe(403)
    expect((await reader.attempt(deleteBillingSetting, { params })).status).toBe(403)
    const history = { params: { entity: 'billingSetting', entityId: id } }
    expect((await reader.attempt(getHistory, history)).status).toBe(403)
    expect((await ana.ask(getHistory, history)).data.map(({ action }) => action)).toEqual(['created'])
  })

  it('are gone once deleted, and their history says by whom', async () => {
    const { ana } = await anOffice()
    const { id } = await ana.ask(createBillingSetting, { body: statement })
    const params = { billingSettingId: id }
    await ana.ask(deleteBillingSetting, { params })
    expect(await marked(ana)).toEqual([['Company', true]])
    expect((await ana.attempt(updateBillingSetting, { params, body: { terms: 1 } })).status).toBe(404)
    expect((await ana.attempt(deleteBillingSetting, { params })).status).toBe(404)
    const { data } = await ana.ask(getHistory, { params: { entity: 'billingSetting', entityId: id } })
    expect(data[0]?.sentences).toEqual(['Ana Ruiz deleted billing setting Statement'])
  })
})

describe('the bill-to companies', () => {
  const payer = { name: 'Northwind Paper', ...joliet, terms: 15 }

  it('get a number, are listed by name for whoever is signed in, and are changed by the number', async () => {
    const { ana, reader } = await anOffice()
    const created = await ana.ask(createBillToCompany, { body: payer })
    expect(created).toMatchObject({ ...payer, addressLine2: null, version: 1 })
    expect(created.billToCompanyNumber).toMatch(/^B\d+$/)
    await ana.ask(createBillToCompany, { body: { ...payer, name: 'acme', terms: null } })
    const { data } = await reader.ask(getBillToCompanies, {})
    expect(data.map(({ name, terms }) => [name, terms])).toEqual([
      ['acme', null],
      ['Northwind Paper', 15],
    ])
    const params = { billToCompanyNumber: created.billToCompanyNumber }
    const saved = await ana.ask(updateBillToCompany, { params, body: { city: 'Chicago', terms: null, version: 1 } })
    expect(saved).toEqual({ ...created, city: 'Chicago', terms: null, version: 2 })
    expect(await ana.ask(getBillToCompany, { params })).toEqual(saved)
    expect(await sentencesOf(ana, 'billToCompany', created.id)).toEqual([
      'Ana Ruiz changed City from Joliet to Chicago',
      'Ana Ruiz cleared Terms (days) (was 15)',
      'Ana Ruiz created bill to company Northwind Paper',
    ])
    await ana.ask(deleteBillToCompany, { params })
    expect((await reader.ask(getBillToCompanies, {})).data.map(({ name }) => name)).toEqual(['acme'])
    expect((await ana.attempt(updateBillToCompany, { params, body: { terms: 1 } })).status).toBe(404)
  })

  it('refuse a name that is taken and a wrong address at their fields', async () => {
    const { ana } = await anOffice()
    await ana.ask(createBillToCompany, { body: payer })
    const taken = await ana.attempt(createBillToCompany, { body: { ...payer, name: 'northwind paper' } })
    const message = 'A bill-to company named northwind paper already exists'
    expect([taken.status, taken.problem.modelState]).toEqual([409, { name: [message] }])
    const wrong = await ana.attempt(createBillToCompany, { body: { ...payer, name: 'Other', state: 'Bavaria' } })
    expect([wrong.status, Object.keys(wrong.problem.modelState ?? {})]).toEqual([400, ['state']])
  })

  it('are changed by whoever keeps the booking settings and by nobody else', async () => {
    const { ana, reader } = await anOffice()
    const { billToCompanyNumber } = await ana.ask(createBillToCompany, { body: payer })
    const params = { billToCompanyNumber }
    expect((await reader.attempt(createBillToCompany, { body: payer })).status).toBe(403)
    expect((await reader.attempt(updateBillToCompany, { params, body: { terms: 1 } })).status).toBe(403)
    expect((await reader.attempt(deleteBillToCompany, { params })).status).toBe(403)
  })
})
