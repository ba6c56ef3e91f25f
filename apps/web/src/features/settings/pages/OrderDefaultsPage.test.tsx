import { findCommodities } from '@lanewise/contract/commodities'
import { getHistory } from '@lanewise/contract/history'
import { findLocations } from '@lanewise/contract/locations'
import { updateOrderDefaultSettings } from '@lanewise/contract/settings'
import { phoneMessage } from '@lanewise/domain/contacts/phone'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  anEntry,
  aSettingsServer,
  bar,
  openSettings,
  queryBar,
  someDefaults,
} from '#features/settings/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'

const pasta = '0198c0de-0000-7000-9000-000000000001'

async function openDefaults(server = aSettingsServer(), options: Parameters<typeof openSettings>[1] = {}) {
  const opened = await openSettings('/settings/order-defaults', options, server)
  await screen.findByRole('group', { name: 'Shipping modes on offer' })
  const sent = () => opened.portal.calls(updateOrderDefaultSettings).map(({ body }) => body)
  const save = () => opened.keys.click(screen.getByRole('button', { name: /^Save changes/ }))
  const choose = async (label: string, option: string) => {
    await opened.keys.click(screen.getByRole('combobox', { name: label }))
    await opened.keys.click(await screen.findByRole('option', { name: option }))
  }
  return { ...opened, sent, save, choose }
}

const offered = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => [box.parentElement?.textContent, box.checked])

describe('the order defaults', () => {
  it('show modes, equipment, accessorials and the commodity that are set', async () => {
    const server = aSettingsServer()
    server.kept.defaults = someDefaults({ defaultCommodity: pasta, defaultCommodityCode: 'PASTA' })
    await openDefaults(server)
    expect(screen.getByRole('heading', { level: 1, name: 'Order default settings' })).toBeVisible()
    expect(offered('Shipping modes on offer')).toEqual([
      ['LTL', true],
      ['LTL-Volume', true],
      ['Truckload', true],
    ])
    expect(offered('Equipment on offer')).toEqual([
      ['Dry', true],
      ['Reefer', true],
      ['Flatbed', true],
      ['Bulk', false],
      ['Drayage', false],
      ['Power Only', false],
    ])
    expect(screen.getByRole('combobox', { name: 'Default shipping mode' })).toHaveTextContent('Truckload')
    expect(screen.getByRole('combobox', { name: 'Default equipment' })).toHaveTextContent('Dry')
    expect(screen.getByText('Liftgate Delivery')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Default commodity' })).toHaveValue('PASTA')
  })

  it('are saved alone, with the version they began from, and the bar tells old and new', async () => {
    const { keys, sent, save, choose, portal } = await openDefaults()
    portal.on(findCommodities, {
      data: [{ ...commodity, id: pasta, commodityCode: 'PASTA', description: 'Penne' }],
      total: 1,
    })
    await keys.click(screen.getByRole('checkbox', { name: 'LTL-Volume' }))
    await choose('Default shipping mode', 'LTL')
    await choose('Default equipment', 'Reefer')
    await keys.type(screen.getByRole('combobox', { name: 'Default commodity' }), 'pas')
    await keys.click(await screen.findByRole('option', { name: /PASTA/ }))
    expect(
      bar()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Shipping modes on offerLTL, LTL-Volume, Truckload becomes LTL, Truckload',
      'Default shipping modeTruckload becomes LTL',
      'Default equipmentDry becomes Reefer',
      'Default equipment typeDry Van becomes not set',
      'Default commoditynot set becomes PASTA',
    ])
    await save()
    expect(await screen.findByText('Order default settings saved')).toBeVisible()
    expect(sent()).toEqual([
      {
        availableShippingModes: ['LTL', 'TL'],
        defaultShippingMode: 'LTL',
        defaultEquipmentMode: 2,
        defaultEquipmentType: null,
        defaultCommodity: pasta,
        version: 3,
      },
    ])
    await waitFor(() => expect(queryBar()).toBeNull())
  })

  it('refuse a default that is not on offer, and a list of nothing, before they are sent', async () => {
    const { keys, save, sent } = await openDefaults()
    await keys.click(screen.getByRole('checkbox', { name: 'Truckload' }))
    await save()
    expect(await screen.findByText('Truckload is not on offer')).toBeVisible()
    for (const name of ['LTL', 'LTL-Volume']) await keys.click(screen.getByRole('checkbox', { name }))
    await save()
    expect(await screen.findByText('Offer at least one mode')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('hold order type, terms, trailers, reefer, requirements, references, instructions and customs', async () => {
    const { keys, save, sent, choose, portal } = await openDefaults()
    portal.on(findLocations, { items: [dock] })
    await choose('Default order type', 'Purchase Order')
    await keys.click(screen.getByRole('checkbox', { name: 'Prepaid & Add' }))
    await choose('Default freight terms', 'Collect')
    await choose('Default equipment', 'Reefer')
    await keys.click(screen.getByRole('combobox', { name: 'Default equipment type' }))
    const trailers = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(trailers).toEqual(['None', 'Refrigerated Trailer', 'Multi-Temperature Reefer'])
    await keys.click(screen.getByRole('option', { name: 'Refrigerated Trailer' }))
    await choose('Default reefer mode', 'Cycle')
    await keys.type(screen.getByLabelText(/^Default temperature/), '-10.5')
    await choose('Must have', 'Food Grade')
    await keys.keyboard('{Escape}')
    await keys.type(screen.getByLabelText('Other requirements'), 'Call first{Enter}')
    await keys.click(screen.getByRole('switch', { name: 'Search locations with a warehouse ID' }))
    await keys.type(screen.getByRole('combobox', { name: 'Default location' }), 'chi')
    await keys.click(await screen.findByRole('option', { name: /Chicago DC/ }, { timeout: 3000 }))
    await keys.click(screen.getByRole('checkbox', { name: 'Pickup #' }))
    await keys.type(screen.getByLabelText('Truckload instructions'), 'Two straps')
    await keys.type(screen.getByLabelText('Customs broker'), 'Laredo Brokers')
    await keys.type(screen.getByLabelText('Broker phone'), '9565550188')
    expect(bar().getByText('Default location').textContent).toBe('Default locationnot set becomes Chicago DC')
    await save()
    expect(await screen.findByText('Order default settings saved')).toBeVisible()
    expect(sent()).toEqual([
      {
        defaultOrderType: 'Purchase',
        availableFreightTerms: ['Prepaid', 'Collect', 'ThirdParty'],
        defaultFreightTerm: 'Collect',
        defaultEquipmentMode: 2,
        defaultEquipmentType: 'Reefer',
        defaultReeferMode: 'Cycle',
        defaultReeferTemp: -10.5,
        mustHaveRequirements: ['FoodGrade'],
        additionalRequirements: ['Call first'],
        prioritizeHistoricalLocations: true,
        defaultLocation: dock.id,
        requiredPickupReferences: ['PickupNumber'],
        defaultTLSpecialInstructions: 'Two straps',
        customsBrokerName: 'Laredo Brokers',
        customsPhoneNumber: expect.stringMatching(/956.*555.*0188/),
        version: 3,
      },
    ])
  })

  it('refuse a wrong phone number, and what is demanded and excluded at once, before they are sent', async () => {
    const server = aSettingsServer()
    server.kept.defaults = someDefaults({ mustHaveRequirements: ['LiftGate'] })
    const { keys, save, sent, choose } = await openDefaults(server)
    await keys.type(screen.getByLabelText('Broker phone'), '12')
    await choose('Must not have', 'Lift Gate')
    await keys.keyboard('{Escape}')
    await save()
    expect(await screen.findByText(phoneMessage)).toBeVisible()
    expect(screen.getByText('Lift Gate cannot be both required and excluded')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it.each([
    ['Chicago DC', 'Chicago DC'],
    [null, 'Deleted location'],
  ])('show the default location by its name %s as %s', async (defaultLocationName, shown) => {
    const server = aSettingsServer()
    server.kept.defaults = someDefaults({ defaultLocation: dock.id, defaultLocationName })
    await openDefaults(server)
    expect(screen.getByRole('combobox', { name: 'Default location' })).toHaveValue(shown)
  })

  it('can be none: no mode, no equipment and no commodity to begin with', async () => {
    const { save, sent, choose } = await openDefaults()
    await choose('Default shipping mode', 'None')
    await choose('Default equipment', 'None')
    await save()
    await waitFor(() => expect(sent()).toEqual([{ defaultShippingMode: null, defaultEquipmentMode: null, version: 3 }]))
  })

  it('say what the server refuses beside the field', async () => {
    const { portal, save, choose } = await openDefaults()
    const modelState = { defaultEquipmentMode: ['Dry is not on offer'] }
    portal.on(updateOrderDefaultSettings, refused(400, 'Dry is not on offer', { modelState }))
    await choose('Default equipment', 'Reefer')
    await save()
    expect(await screen.findByText('Dry is not on offer')).toBeVisible()
  })

  it('show their own history, and a page of their own for its permission alone', async () => {
    const server = aSettingsServer()
    const change = { label: 'Default equipment', from: 'Dry', to: 'Reefer' }
    server.portal.on(getHistory, { data: [anEntry({ entity: 'orderDefaultSettings', changes: [change] })], total: 1 })
    const { portal } = await openDefaults(server, { user: { permissions: ['OrderDefaultSettings'] } })
    expect(await screen.findByText('Default equipment')).toBeVisible()
    expect(portal.calls(getHistory)[0]?.params).toMatchObject({ entity: 'orderDefaultSettings' })
    const pages = within(screen.getByRole('navigation', { name: 'Settings pages' })).getAllByRole('link')
    expect(pages.map(({ textContent }) => textContent)).toEqual(['Order defaultsMode, equipment, location'])
    expect(screen.getByText('Searching the catalog requires View Commodity')).toBeVisible()
  })
})

const dock = {
  id: '0198c0de-0000-7000-9000-000000000002',
  name: 'Chicago DC',
  locationNumber: 'L100001',
  companyName: 'Northwind Foods',
  companyAlias: null,
  locationName: 'Chicago DC',
  locationAlias: null,
  ianaTimeZone: 'America/Chicago',
  address: { line1: '100 West Adams', line2: null, city: 'Chicago', state: 'IL', zip: '60606', country: 'US' },
  postalAddress: { postalCode: '60606' },
} as const

const commodity = {
  cargoClassification: 'Food',
  perPackageWeight: null,
  packageLength: null,
  packageWidth: null,
  packageHeight: null,
  palletCount: null,
  packageQuantity: null,
  packagingUnitType: 'Skid',
  freightClass: null,
  nmfcNumber: null,
  customerProductCode: null,
  isHazmat: false,
  isStackable: false,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
  properShippingName: null,
  hazmatSubsidiaryClasses: null,
  technicalName: null,
  reportableQuantity: null,
  isLimitedQuantity: false,
  version: 1,
  updatedAt: '2026-11-14T15:30:00.000Z',
} as const
