import { getCurrentUser } from '@lanewise/contract/auth'
import { addCarrierInsurance, createCarrier, findCarriers, getCarrier } from '@lanewise/contract/carriers'
import { getCompanySettings, getCustomerConfiguration } from '@lanewise/contract/configuration'
import { getHistory } from '@lanewise/contract/history'
import type { Operation } from '@lanewise/contract/operation'
import * as contract from '@lanewise/contract/settings'
import type { Permission } from '@lanewise/domain/access/permissions'
import { addDays, zonedDate } from '@lanewise/domain/shared/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

const { getInsuranceSettings, updateInsuranceSettings, getQuoteMarkupSettings, updateQuoteMarkupSettings } = contract

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

async function twoPeople() {
  const company = await portal.given.company()
  const ana = portal.as(await portal.given.person({ company, firstName: 'Ana', lastName: 'Ruiz' }))
  const ben = portal.as(await portal.given.person({ company, firstName: 'Ben', lastName: 'Cole' }))
  return { company, ana, ben }
}

const historyOf = (entity: string, companyId: string) => ({ params: { entity, entityId: companyId } })

describe('a page of the settings', () => {
  it('begins with what is usual', async () => {
    const ana = await portal.given.person()
    const { ask } = portal.as(ana)
    const page = { id: ana.companyId, version: 1 }
    expect(await ask(contract.getBookingSettings, {})).toEqual({
      ...page,
      allowTMSBillToCompany: false,
      enableTMSFreightAudit: false,
      enableThirdPartyTMSFreightAudit: false,
      freightAuditEnabled: false,
      freightAuditManagementFee: 0,
      fuelPerMile: 0.5,
      accessorialPrices: [],
      companyHolidays: [],
      firstStopCharge: 75,
      furtherStopCharge: 100,
      truckloadSpeed: null,
      ltlSpeed: null,
      roundsPublicPositions: false,
      timeZone: 'America/Chicago',
      logoFileId: null,
    })
    expect(await ask(getInsuranceSettings, {})).toEqual({ ...page, warningDays: 30 })
    expect(await ask(getQuoteMarkupSettings, {})).toEqual({
      ...page,
      includePrepaidAddMarkupQuotes: false,
      prepaidAddMarkupMethod: 'Margin',
      domesticTLMarkup: null,
      domesticLTLMarkup: null,
      internationalTLMarkup: null,
      internationalLTLMarkup: null,
      defaultPrepaidAdd: null,
      includePartialTLQuotes: false,
    })
  })

  it('is read and changed with its own permission and with no other', async () => {
    const pages: [Permission, Operation, Operation, object][] = [
      ['BookingSettings', contract.getBookingSettings, contract.updateBookingSettings, { allowTMSBillToCompany: true }],
      ['InsuranceSettings', getInsuranceSettings, updateInsuranceSettings, { warningDays: 40 }],
      [
        'OrderDefaultSettings',
        contract.getOrderDefaultSettings,
        contract.updateOrderDefaultSettings,
        { defaultShippingMode: 'LTL' },
      ],
      ['QuoteMarkupSettings', getQuoteMarkupSettings, updateQuoteMarkupSettings, { domesticTLMarkup: 4 }],
    ]
    for (const [permission, get, update, body] of pages) {
      const holder = portal.as(await portal.given.person({ permissions: [permission] }))
      const others = pages.map(([other]) => other).filter((other) => other !== permission)
      const other = portal.as(await portal.given.person({ permissions: others }))
      expect((await holder.attempt(get, {})).status).toBe(200)
      expect((await holder.attempt(update, { body })).status).toBe(200)
      expect((await other.attempt(get, {})).status).toBe(403)
      expect((await other.attempt(update, { body })).status).toBe(403)
    }
  })

  it('records each change with old value, new value, who and when [SETTINGS-3]', async () => {
    const { company, ana, ben } = await twoPeople()
    const before = Date.now()
    await ana.ask(updateInsuranceSettings, { body: { warningDays: 45 } })
    await ben.ask(updateInsuranceSettings, { body: { warningDays: 1 } })
    const body = { prepaidAddMarkupMethod: 'Markup', domesticTLMarkup: 12.5, includePartialTLQuotes: true } as const
    await ben.ask(updateQuoteMarkupSettings, { body })
    await ana.ask(updateQuoteMarkupSettings, { body: { domesticTLMarkup: null } })
    const insurance = await ana.ask(getHistory, historyOf('insuranceSettings', company.id))
    const markup = await ana.ask(getHistory, historyOf('quoteMarkupSettings', company.id))
    expect(insurance.data.map(({ who, sentences }) => [who, sentences])).toEqual([
      ['Ben Cole', ['Ben Cole changed Warning days from 45 days to 1 day']],
      ['Ana Ruiz', ['Ana Ruiz changed Warning days from 30 days to 45 days']],
    ])
    expect(markup.data.map(({ who, sentences }) => [who, sentences])).toEqual([
      ['Ana Ruiz', ['Ana Ruiz cleared Domestic truckload (was 12.5%)']],
      [
        'Ben Cole',
        [
          'Ben Cole changed Method from Margin to Markup',
          'Ben Cole set Domestic truckload to 12.5%',
          'Ben Cole turned on Partial truckload quotes',
        ],
      ],
    ])
    for (const { at } of [...insurance.data, ...markup.data]) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(before - 1)
      expect(Date.parse(at)).toBeLessThanOrEqual(Date.now())
    }
  })

  it('has a history for whoever may open the page and for nobody else', async () => {
    const { company, ana } = await twoPeople()
    await ana.ask(updateQuoteMarkupSettings, { body: { domesticTLMarkup: 20 } })
    const insurer = portal.as(await portal.given.person({ company, permissions: ['InsuranceSettings'] }))
    expect((await insurer.attempt(getHistory, historyOf('quoteMarkupSettings', company.id))).status).toBe(403)
    expect((await insurer.attempt(getHistory, historyOf('settings', company.id))).status).toBe(404)
  })

  it('records and announces nothing when nothing changed', async () => {
    const { company, ana } = await twoPeople()
    expect(await ana.ask(updateInsuranceSettings, { body: { warningDays: 30, version: 1 } })).toMatchObject({
      version: 1,
    })
    expect(await ana.ask(getHistory, historyOf('insuranceSettings', company.id))).toMatchObject({ data: [], total: 0 })
  })

  it('keeps what two people change in different fields, and refuses a field that both changed, with both values', async () => {
    const { ana, ben } = await twoPeople()
    await ana.ask(updateQuoteMarkupSettings, { body: { domesticTLMarkup: 10, version: 1 } })
    expect(await ben.ask(updateQuoteMarkupSettings, { body: { domesticLTLMarkup: 8, version: 1 } })).toMatchObject({
      domesticTLMarkup: 10,
      domesticLTLMarkup: 8,
      version: 3,
    })
    const { status, problem } = await ben.attempt(updateQuoteMarkupSettings, {
      body: { domesticTLMarkup: 11, includePartialTLQuotes: true, version: 1 },
    })
    expect(status).toBe(409)
    const { conflicts } = problem
    expect(conflicts).toEqual([
      {
        field: 'domesticTLMarkup',
        label: 'Domestic truckload',
        mine: '11%',
        theirs: '10%',
        mineValue: 11,
        theirsValue: 10,
        changedBy: 'Ana Ruiz',
      },
    ])
    expect(await ana.ask(getQuoteMarkupSettings, {})).toMatchObject({ includePartialTLQuotes: false, version: 3 })
  })

  it('is not met by a change of another page', async () => {
    const { ana, ben } = await twoPeople()
    await ben.ask(updateQuoteMarkupSettings, { body: { domesticTLMarkup: 10 } })
    const { version } = await ana.ask(getQuoteMarkupSettings, {})
    await ben.ask(updateInsuranceSettings, { body: { warningDays: 7 } })
    const saved = await ana.ask(updateQuoteMarkupSettings, { body: { domesticTLMarkup: 11, version } })
    expect(saved).toMatchObject({ domesticTLMarkup: 11, version: version + 1 })
  })
})

describe('the insurance settings', () => {
  it.each([
    [-1, 'Cannot be negative'],
    [366, 'At most 365 days'],
    [2.5, 'Enter a whole number'],
    ['30', 'Enter a whole number'],
    [null, 'This field is required.'],
  ])('refuse %s warning days', async (warningDays, message) => {
    const { ask, attempt } = portal.as(await portal.given.person())
    const { status, problem } = await attempt(updateInsuranceSettings, { body: { warningDays } })
    expect([status, problem.modelState]).toEqual([400, { warningDays: [message] }])
    expect((await ask(getInsuranceSettings, {})).warningDays).toBe(30)
  })

  it.each([0, 365])('take %s warning days', async (warningDays) => {
    const { ask } = portal.as(await portal.given.person())
    expect((await ask(updateInsuranceSettings, { body: { warningDays } })).warningDays).toBe(warningDays)
  })

  it('decide at once which carriers count as expiring, on the record, in the list and in its filter', async () => {
    const { ask } = portal.as(await portal.given.person())
    const today = zonedDate(new Date(), 'America/Chicago')
    const { carrierId } = await ask(createCarrier, { body: { name: 'Prairie Freight', dotNumber: '1' } })
    const params = { carrierId }
    const cover = { effectiveOn: addDays(today, -300), expiresOn: addDays(today, 50) }
    const body = { kind: 'Cargo', insurer: 'Great Plains', policyNumber: 'CG-1', coverageCents: 100, ...cover } as const
    await ask(addCarrierInsurance, { params, body })
    const readSettings = async () => {
      const carrier = await ask(getCarrier, { params })
      const { data } = await ask(findCarriers, { query: { insurance: 'Expiring' } })
      const { insuranceState, insuranceWarning, certificates } = carrier
      return [insuranceState, insuranceWarning, certificates[0]?.state, data.map(({ name }) => name)]
    }
    expect(await readSettings()).toEqual(['Valid', null, 'Valid', []])
    await ask(updateInsuranceSettings, { body: { warningDays: 50 } })
    const warning = 'Cargo certificate CG-1 expires in 50 days.'
    expect(await readSettings()).toEqual(['Expiring', warning, 'Expiring', ['Prairie Freight']])
    await ask(updateInsuranceSettings, { body: { warningDays: 49 } })
    expect(await readSettings()).toEqual(['Valid', null, 'Valid', []])
  })
})

describe('the quote markup settings', () => {
  it('refuse a margin of 100 percent or more at its field, also when only the method changes [RATE-41]', async () => {
    const { ask, attempt } = portal.as(await portal.given.person())
    const refused = 'A margin must be below 100%'
    const margin = await attempt(updateQuoteMarkupSettings, { body: { domesticTLMarkup: 100 } })
    expect([margin.status, margin.problem.modelState]).toEqual([400, { domesticTLMarkup: [refused] }])
    const body = { prepaidAddMarkupMethod: 'Markup', defaultPrepaidAdd: 250, domesticTLMarkup: 99.9999 } as const
    expect(await ask(updateQuoteMarkupSettings, { body })).toMatchObject(body)
    const back = await attempt(updateQuoteMarkupSettings, { body: { prepaidAddMarkupMethod: 'Margin' } })
    expect([back.status, back.problem.modelState]).toEqual([400, { defaultPrepaidAdd: [refused] }])
    expect(await ask(getQuoteMarkupSettings, {})).toMatchObject(body)
  })

  it.each([
    [{ domesticLTLMarkup: -1 }, 'Cannot be negative'],
    [{ internationalTLMarkup: 1000.5 }, 'At most 1,000%'],
    [{ internationalLTLMarkup: 1.23456 }, 'At most 4 decimals'],
    [{ prepaidAddMarkupMethod: 'Guess' }, 'Choose Margin or Markup'],
    [{ includePartialTLQuotes: 'yes' }, 'Answer true or false'],
  ])('refuse %j', async (body, message) => {
    const { attempt } = portal.as(await portal.given.person())
    const { status, problem } = await attempt(updateQuoteMarkupSettings, { body })
    expect([status, problem.modelState]).toEqual([400, { [Object.keys(body)[0] ?? '']: [message] }])
  })

  it('are in the customer configuration of everybody at once', async () => {
    const { company, ana } = await twoPeople()
    const reader = portal.as(await portal.given.person({ company, permissions: [] }))
    const percent = async () => (await reader.ask(getCustomerConfiguration, {})).domesticTLMarkup
    expect(await percent()).toBeNull()
    await ana.ask(updateQuoteMarkupSettings, { body: { domesticTLMarkup: 15 } })
    expect(await percent()).toBe(15)
  })
})

describe('the booking settings', () => {
  it('say whether orders may name a bill-to company, at once and to everybody, and record it', async () => {
    const { company, ana } = await twoPeople()
    const reader = portal.as(await portal.given.person({ company, permissions: [] }))
    const isAllowed = async () => (await reader.ask(getCompanySettings, {})).allowTMSBillToCompany
    expect(await isAllowed()).toBe(false)
    const body = { allowTMSBillToCompany: true, version: 1 }
    expect(await ana.ask(contract.updateBookingSettings, { body })).toMatchObject({ ...body, version: 2 })
    expect(await isAllowed()).toBe(true)
    const { data } = await ana.ask(getHistory, historyOf('bookingSettings', company.id))
    expect(data.flatMap(({ sentences }) => sentences)).toEqual(['Ana Ruiz turned on Bill-to company on orders'])
  })

  it('refuse own and third-party audit at once, also when only one of them is sent [DEF-72]', async () => {
    const { ana } = await twoPeople()
    const both = { enableTMSFreightAudit: true, enableThirdPartyTMSFreightAudit: true }
    const refusal = { enableThirdPartyTMSFreightAudit: ['Cannot be used with own freight audit'] }
    const change = (body: object) => ana.attempt(contract.updateBookingSettings, { body })
    expect(await change(both)).toMatchObject({ status: 400, problem: { modelState: refusal } })
    expect((await change({ enableTMSFreightAudit: true })).status).toBe(200)
    expect(await change({ enableThirdPartyTMSFreightAudit: true })).toMatchObject({
      status: 400,
      problem: { modelState: refusal },
    })
    expect(await ana.ask(contract.getBookingSettings, {})).toMatchObject({
      enableTMSFreightAudit: true,
      enableThirdPartyTMSFreightAudit: false,
    })
  })

  it('are known to everybody at once: audit, its fee, and the zone by whose days the company counts', async () => {
    const { company, ana } = await twoPeople()
    const body = {
      ...{ enableThirdPartyTMSFreightAudit: true, freightAuditEnabled: true, freightAuditManagementFee: 27.5 },
      accessorialPrices: [{ service: 'LiftGate' as const, truckload: 150, partial: null }],
      companyHolidays: [{ date: '2099-12-24', name: 'Inventory' }],
      ...{ fuelPerMile: 0.6125, firstStopCharge: 80, furtherStopCharge: 95.5, timeZone: 'Pacific/Honolulu' },
    }
    expect(await ana.ask(contract.updateBookingSettings, { body })).toMatchObject({ ...body, version: 2 })
    const reader = portal.as(await portal.given.person({ company, permissions: [] }))
    expect(await reader.ask(getCompanySettings, {})).toMatchObject({
      enableTMSFreightAudit: false,
      enableThirdPartyTMSFreightAudit: true,
      freightAuditEnabled: true,
      freightAuditManagementFee: 27.5,
    })
    expect(await reader.ask(getCurrentUser, {})).toMatchObject({ enableThirdPartyTMSFreightAudit: true })
    const { data } = await ana.ask(getHistory, historyOf('bookingSettings', company.id))
    expect(data.flatMap(({ sentences }) => sentences)).toEqual(
      expect.arrayContaining([
        'Ana Ruiz turned on Third-party freight audit',
        'Ana Ruiz changed Audit fee from $0.00 to $27.50',
        'Ana Ruiz changed Fuel per mile from $0.50 to $0.6125',
        'Ana Ruiz changed Accessorial prices from None to Lift Gate $150.00',
        'Ana Ruiz changed Company holidays from None to 12/24/2099 Inventory',
        'Ana Ruiz changed Time zone from America/Chicago to Pacific/Honolulu',
      ]),
    )
    const stored = await portal.database.owner.selectFrom('companies').select('timeZone').where('id', '=', company.id)
    expect(await stored.executeTakeFirst()).toEqual({ timeZone: 'Pacific/Honolulu' })
  })

  it('refuse what is below 0, finer than it is paid, or a zone that nobody ships in', async () => {
    const { ana } = await twoPeople()
    const message = async (body: object) =>
      (await ana.attempt(contract.updateBookingSettings, { body })).problem.modelState
    const twice = { service: 'LiftGate', truckload: 150, partial: null }
    expect(await message({ accessorialPrices: [twice, twice] })).toEqual({
      'accessorialPrices.1.service': ['This service is listed twice'],
    })
    expect(await message({ fuelPerMile: -0.1 })).toEqual({ fuelPerMile: ['Cannot be negative'] })
    expect(await message({ fuelPerMile: 0.12345 })).toEqual({ fuelPerMile: ['At most 4 decimals'] })
    expect(await message({ freightAuditManagementFee: 1.005 })).toEqual({
      freightAuditManagementFee: ['At most 2 decimals'],
    })
    expect(await message({ firstStopCharge: null })).toEqual({ firstStopCharge: ['Enter a number'] })
    expect(await message({ timeZone: 'Europe/Berlin' })).toEqual({
      timeZone: ['Choose a time zone of the US, Canada or Mexico'],
    })
  })
})
