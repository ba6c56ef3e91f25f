import { createCommodity } from '@lanewise/contract/commodities'
import {
  type CustomerConfiguration,
  getCompanySettings,
  getConfiguration,
  getCustomerConfiguration,
  getFeatureFlag,
  publicSettings,
} from '@lanewise/contract/configuration'
import { createCompanyLocation } from '@lanewise/contract/locations'
import { updateQuoteMarkupSettings } from '@lanewise/contract/settings'
import { equipmentTypes } from '@lanewise/domain/freight/equipment-types'
import { freightTerms } from '@lanewise/domain/freight/freight-terms'
import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { type Selectable, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  const settings = {
    PRODUCT_NAME: 'Freightwise',
    SUPPORT_URL: 'https://help.example',
    PRODUCTION_HOSTS: 'freight.example',
  }
  portal = await startTestPortal({ settings })
})
afterAll(() => portal.close())

describe('the lookups', () => {
  it('are three calls, which need a sign-in and no permission [TELE-11]', async () => {
    const nobody = portal.as(await portal.given.person({ permissions: [] }))
    for (const path of ['/configuration/productName', '/feature-flags/anything', '/customers/settings']) {
      expect((await nobody.raw('GET', `/api/v1${path}`)).status).toBe(200)
      expect((await portal.as(null).raw('GET', `/api/v1${path}`)).status).toBe(401)
    }
  })

  it('answer the settings of the fixed public list and 404 for any other [TELE-11]', async () => {
    const { ask, attempt } = portal.as(await portal.given.person())
    const values = await Promise.all(
      publicSettings.map(async (setting) => (await ask(getConfiguration, { params: { setting } })).value),
    )
    expect(values).toEqual(['Freightwise', 'https://help.example', 'freight.example'])
    for (const setting of ['DATABASE_URL', 'DEMO_PASSWORD', 'toString', '__proto__', 'constructor', '']) {
      expect((await attempt(getConfiguration, { params: { setting } })).status).toBe(404)
    }
  })

  it('answer a flag as on or off, and one that is unknown as off [TELE-7]', async () => {
    await sql`insert into system.feature_flags (name, is_on) values ('new-map', true), ('old-map', false)`.execute(
      portal.database.owner,
    )
    const { ask } = portal.as(await portal.given.person())
    const flag = async (name: string) => (await ask(getFeatureFlag, { params: { flag: name } })).isOn
    expect([await flag('new-map'), await flag('old-map'), await flag('no-map')]).toEqual([true, false, false])
  })

  it('answer the seven settings of the own company [TELE-11] [ORDER-13]', async () => {
    const ana = await portal.given.person()
    await inCompany(portal.database.db, ana.companyId, (tx) =>
      tx
        .updateTable('companySettings')
        .set({
          allowTmsBillToCompany: true,
          defaultSpecialInstructions: 'Call ahead',
          defaultLtlSpecialInstructions: 'Liftgate at every stop',
          freightAuditEnabled: true,
          freightAuditManagementFee: 2.5,
        })
        .execute(),
    )
    expect(await portal.as(ana).ask(getCompanySettings, {})).toEqual({
      allowTMSBillToCompany: true,
      defaultSpecialInstructions: 'Call ahead',
      defaultLTLSpecialInstructions: 'Liftgate at every stop',
      enableTMSFreightAudit: false,
      enableThirdPartyTMSFreightAudit: false,
      freightAuditEnabled: true,
      freightAuditManagementFee: 2.5,
    })
    const other = await portal.as(await portal.given.person()).ask(getCompanySettings, {})
    expect(other.defaultSpecialInstructions).toBe('')
  })
})

type Settings = Partial<Omit<Selectable<Tables['companySettings']>, 'accessorialPrices' | 'companyHolidays'>>

/** Writes company settings to the database as the settings pages do. */
const given = (companyId: string, settings: Settings) =>
  inCompany(portal.database.db, companyId, (tx) =>
    tx
      .updateTable('companySettings')
      .set({ ...settings, updatedAt: new Date() })
      .execute(),
  )

/** Configuration of a company with these settings, requested by a user without permissions. */
async function configurationOf(settings: Settings = {}): Promise<CustomerConfiguration> {
  const nobody = await portal.given.person({ permissions: [] })
  await given(nobody.companyId, settings)
  return portal.as(nobody).ask(getCustomerConfiguration, {})
}

const chicago = {
  country: 'US',
  addressLine1: '100 West Adams Street',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60606',
  verifiedLocationName: 'Chicago DC',
  companyName: 'Northwind Foods',
} as const

const configured = [
  'additionalRequirements availableDefaultLTLAccessorials availableEquipmentModes availableEquipmentTypes',
  'availableFreightTerms availableShippingModes customsBrokerName customsContact customsPhoneNumber customsPort',
  'defaultCommodity defaultEquipmentMode defaultEquipmentType defaultFreightTerm defaultLTLSpecialInstructions',
  'defaultLocation defaultOrderType defaultPrepaidAdd defaultReeferMode defaultReeferTemp defaultShippingMode',
  'defaultTLSpecialInstructions domesticLTLMarkup domesticTLMarkup includePartialTLQuotes',
  'includePrepaidAddMarkupQuotes internationalLTLMarkup internationalTLMarkup mustHaveRequirements',
  'mustNotHaveRequirements prepaidAddMarkupMethod prioritizeHistoricalLocations showLocationName companyHolidays',
].flatMap((line) => line.split(' '))

const seven = [
  'allowTMSBillToCompany defaultLTLSpecialInstructions defaultSpecialInstructions enableTMSFreightAudit',
  'enableThirdPartyTMSFreightAudit freightAuditEnabled freightAuditManagementFee',
].flatMap((line) => line.split(' '))

it('settings and configuration are two calls with exactly their fields [DEF-15]', async () => {
  const { raw } = portal.as(await portal.given.person({ permissions: [] }))
  const fieldsAt = async (path: string) => Object.keys((await (await raw('GET', path)).json()) as object).sort()
  expect(await fieldsAt('/api/v1/customers/settings')).toEqual(seven.sort())
  expect(await fieldsAt('/api/v1/customers/configuration')).toEqual(configured.sort())
  expect([getCompanySettings.name, getCustomerConfiguration.name]).toEqual([
    'getCompanySettings',
    'getCustomerConfiguration',
  ])
})

describe('the customer configuration', () => {
  it('is one call without a payload for whoever is signed in, and each company has its own [RATE-9]', async () => {
    const [ana, erik] = [await portal.given.person({ permissions: [] }), await portal.given.person({ permissions: [] })]
    await given(ana.companyId, { customsBrokerName: 'Laredo Brokers' })
    const answer = await portal.as(ana).raw('GET', '/api/v1/customers/configuration')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ customsBrokerName: 'Laredo Brokers' })
    expect(await portal.as(erik).ask(getCustomerConfiguration, {})).toMatchObject({ customsBrokerName: null })
    expect((await portal.as(null).raw('GET', '/api/v1/customers/configuration')).status).toBe(401)
  })

  it('begins so that every form opens: usual defaults, everything available, no markup', async () => {
    expect(await configurationOf()).toEqual({
      defaultOrderType: 'Sales',
      defaultFreightTerm: 'Prepaid',
      defaultPrepaidAdd: null,
      defaultShippingMode: 'TL',
      defaultEquipmentMode: 1,
      defaultEquipmentType: 'Van',
      defaultReeferMode: 'Continuous',
      defaultReeferTemp: null,
      defaultLocation: null,
      defaultLTLSpecialInstructions: '',
      defaultTLSpecialInstructions: '',
      defaultCommodity: null,
      availableFreightTerms: freightTerms,
      availableShippingModes: [...shippingModes],
      availableEquipmentModes: [...equipmentModes],
      availableEquipmentTypes: equipmentTypes,
      availableDefaultLTLAccessorials: [],
      internationalTLMarkup: null,
      internationalLTLMarkup: null,
      domesticTLMarkup: null,
      domesticLTLMarkup: null,
      includePartialTLQuotes: false,
      includePrepaidAddMarkupQuotes: false,
      prepaidAddMarkupMethod: 'Margin',
      customsBrokerName: null,
      customsContact: null,
      customsPhoneNumber: null,
      customsPort: null,
      additionalRequirements: [],
      mustHaveRequirements: [],
      mustNotHaveRequirements: [],
      prioritizeHistoricalLocations: false,
      showLocationName: true,
      companyHolidays: [],
    })
  })

  it('holds the twelve defaults [RATE-10]', async () => {
    const ana = await portal.given.person()
    const { ask } = portal.as(ana)
    const { id: commodityId } = await ask(createCommodity, { body: { commodityCode: 'PASTA', description: 'Penne' } })
    const { location } = await ask(createCompanyLocation, { body: chicago })
    const locationId = location.id
    await given(ana.companyId, {
      defaultOrderType: 'Purchase',
      defaultFreightTerm: 'Collect',
      defaultPrepaidAdd: 7.25,
      defaultShippingMode: 'LTL',
      defaultEquipmentMode: 2,
      defaultEquipmentType: 'Reefer',
      defaultReeferMode: 'Cycle',
      defaultReeferTemp: -10.5,
      defaultLocationId: locationId,
      defaultLtlSpecialInstructions: 'Liftgate at the back',
      defaultTlSpecialInstructions: 'Two straps',
      defaultCommodityId: commodityId,
    })
    expect(await ask(getCustomerConfiguration, {})).toMatchObject({
      defaultOrderType: 'Purchase',
      defaultFreightTerm: 'Collect',
      defaultPrepaidAdd: 7.25,
      defaultShippingMode: 'LTL',
      defaultEquipmentMode: 2,
      defaultEquipmentType: 'Reefer',
      defaultReeferMode: 'Cycle',
      defaultReeferTemp: -10.5,
      defaultLocation: locationId,
      defaultLTLSpecialInstructions: 'Liftgate at the back',
      defaultTLSpecialInstructions: 'Two straps',
      defaultCommodity: commodityId,
    })
  })

  it('holds the five availability lists [RATE-11]', async () => {
    const lists = {
      availableFreightTerms: ['Collect'],
      availableShippingModes: ['LTL', 'TL'],
      availableEquipmentModes: [1, 3],
      availableEquipmentTypes: ['Van', 'StepDeck'],
    }
    const accessorials = ['LiftgatePickup', 'InsidePickup']
    expect(await configurationOf({ ...lists, availableDefaultLtlAccessorials: accessorials })).toMatchObject({
      ...lists,
      availableDefaultLTLAccessorials: accessorials,
    })
  })

  it('holds the four markups, the two quote options and the method [RATE-12]', async () => {
    const options = {
      includePartialTLQuotes: true,
      includePrepaidAddMarkupQuotes: true,
      prepaidAddMarkupMethod: 'Markup',
    } as const
    const percents = {
      internationalTLMarkup: 10,
      internationalLTLMarkup: 12.5,
      domesticTLMarkup: 15.1234,
      domesticLTLMarkup: 0,
    }
    const ana = await portal.given.person()
    await portal.as(ana).ask(updateQuoteMarkupSettings, { body: { ...options, ...percents } })
    expect(await portal.as(ana).ask(getCustomerConfiguration, {})).toMatchObject({ ...options, ...percents })
    await portal.as(ana).ask(updateQuoteMarkupSettings, { body: { prepaidAddMarkupMethod: 'Margin' } })
    expect((await portal.as(ana).ask(getCustomerConfiguration, {})).prepaidAddMarkupMethod).toBe('Margin')
  })

  it('holds the four customs defaults [RATE-13]', async () => {
    const customs = {
      customsBrokerName: 'Laredo Brokers',
      customsContact: 'Luz Vega',
      customsPhoneNumber: '(956) 555-0188',
      customsPort: 'Laredo, TX',
    }
    expect(await configurationOf(customs)).toMatchObject(customs)
  })

  it('holds requirements, must-haves, must-not-haves and how locations are offered [RATE-14]', async () => {
    const others = {
      additionalRequirements: ['Call before arrival'],
      mustHaveRequirements: ['FoodGrade', 'CleanAndDry'],
      mustNotHaveRequirements: ['RollDoor'],
      prioritizeHistoricalLocations: true,
      showLocationName: false,
    }
    expect(await configurationOf(others)).toMatchObject(others)
  })
})
