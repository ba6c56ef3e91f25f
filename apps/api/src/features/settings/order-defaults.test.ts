import { createCommodity, deleteCommodity } from '@lanewise/contract/commodities'
import { getCompanySettings, getCustomerConfiguration } from '@lanewise/contract/configuration'
import { getHistory } from '@lanewise/contract/history'
import { createCompanyLocation } from '@lanewise/contract/locations'
import { getOrderDefaultSettings as read, updateOrderDefaultSettings as update } from '@lanewise/contract/settings'
import { phoneMessage } from '@lanewise/domain/contacts/phone'
import { equipmentTypeLabels, equipmentTypes } from '@lanewise/domain/freight/equipment-types'
import { freightTerms } from '@lanewise/domain/freight/freight-terms'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { findSettings } from './settings.queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const chicago = {
  country: 'US',
  addressLine1: '100 West Adams Street',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60606',
  verifiedLocationName: 'Chicago DC',
  companyName: 'Northwind Foods',
} as const

async function anOwner() {
  const ana = await portal.given.person()
  const { ask, attempt } = portal.as(ana)
  const { id: pasta } = await ask(createCommodity, { body: { commodityCode: 'PASTA', description: 'Penne' } })
  const { location } = await ask(createCompanyLocation, { body: chicago })
  return { ana, ask, attempt, pasta, dock: location.id }
}

const started = {
  version: 1,
  defaultOrderType: 'Sales',
  availableFreightTerms: [...freightTerms],
  defaultFreightTerm: 'Prepaid',
  availableShippingModes: ['LTL', 'VLTL', 'TL'],
  defaultShippingMode: 'TL',
  availableEquipmentModes: [1, 2, 3, 4, 5, 6],
  defaultEquipmentMode: 1,
  availableEquipmentTypes: [...equipmentTypes],
  defaultEquipmentType: 'Van',
  defaultReeferMode: 'Continuous',
  defaultReeferTemp: null,
  mustHaveRequirements: [],
  mustNotHaveRequirements: [],
  additionalRequirements: [],
  availableDefaultLTLAccessorials: [],
  defaultLocation: null,
  defaultLocationName: null,
  prioritizeHistoricalLocations: false,
  showLocationName: true,
  defaultCommodity: null,
  defaultCommodityCode: null,
  requiredOrderReferences: [],
  requiredPickupReferences: [],
  requiredDropoffReferences: [],
  defaultTLSpecialInstructions: '',
  defaultLTLSpecialInstructions: '',
  defaultSpecialInstructions: '',
  customsBrokerName: null,
  customsContact: null,
  customsPhoneNumber: null,
  customsPort: null,
}

/** A value different from the default in every field. */
const changed = (given: { pasta: string; dock: string }) => ({
  defaultOrderType: 'Purchase' as const,
  availableFreightTerms: ['Prepaid' as const, 'Collect' as const],
  defaultFreightTerm: 'Collect' as const,
  availableShippingModes: ['LTL' as const, 'VLTL' as const],
  defaultShippingMode: 'LTL' as const,
  availableEquipmentModes: [1 as const, 2 as const],
  defaultEquipmentMode: 2 as const,
  availableEquipmentTypes: ['Van' as const, 'Reefer' as const],
  defaultEquipmentType: 'Reefer' as const,
  defaultReeferMode: 'Cycle' as const,
  defaultReeferTemp: -10.5,
  mustHaveRequirements: ['FoodGrade' as const, 'CleanAndDry' as const],
  mustNotHaveRequirements: ['RollDoor' as const],
  additionalRequirements: ['Call before arrival'],
  availableDefaultLTLAccessorials: ['LiftgateDelivery', 'AppointmentDelivery'],
  defaultLocation: given.dock,
  prioritizeHistoricalLocations: true,
  showLocationName: false,
  defaultCommodity: given.pasta,
  requiredOrderReferences: ['GlCode' as const],
  requiredPickupReferences: ['PickupNumber' as const],
  requiredDropoffReferences: ['Department' as const, 'DeliveryNumber' as const],
  defaultTLSpecialInstructions: 'Two straps',
  defaultLTLSpecialInstructions: 'Liftgate at the back',
  defaultSpecialInstructions: 'Ask for Joe',
  customsBrokerName: 'Laredo Brokers',
  customsContact: 'Luz Vega',
  customsPhoneNumber: '(956) 555-0188',
  customsPort: 'Laredo, TX',
})

describe('the order defaults', () => {
  it('begin with what is usual', async () => {
    const { ana, ask } = await anOwner()
    expect(await ask(read, {})).toEqual({ id: ana.companyId, ...started })
  })

  it('are every field of the configuration but markups, and forms begin with them and offer them at once', async () => {
    const { ana, ask, pasta, dock } = await anOwner()
    const fields = changed({ pasta, dock })
    const names = { defaultCommodityCode: 'PASTA', defaultLocationName: 'Chicago DC' }
    await ask(getCustomerConfiguration, {})
    const saved = await ask(update, { body: fields })
    expect(saved).toEqual({ id: ana.companyId, version: 2, ...fields, ...names })
    expect(await ask(read, {})).toEqual(saved)
    const { defaultSpecialInstructions, requiredOrderReferences, requiredPickupReferences, ...rest } = fields
    const { requiredDropoffReferences, ...configured } = rest
    expect(await ask(getCustomerConfiguration, {})).toMatchObject(configured)
    expect(await ask(getCompanySettings, {})).toMatchObject({
      defaultSpecialInstructions,
      defaultLTLSpecialInstructions: fields.defaultLTLSpecialInstructions,
    })
    const row = await inCompany(portal.database.db, ana.companyId, findSettings)
    expect(row).toMatchObject({ requiredOrderReferences, requiredPickupReferences, requiredDropoffReferences })
  })

  it('record each changed field with old value and new value in words [SETTINGS-3]', async () => {
    const { ana, ask, pasta, dock } = await anOwner()
    const before = Date.now()
    await ask(update, { body: changed({ pasta, dock }) })
    const params = { entity: 'orderDefaultSettings', entityId: ana.companyId }
    const { data } = await ask(getHistory, { params })
    const all = equipmentTypes.map((type) => equipmentTypeLabels[type]).join(', ')
    expect(data).toHaveLength(1)
    expect(data[0]?.who).toBe('Ana Ruiz')
    expect(Date.parse(data[0]?.at ?? '')).toBeGreaterThanOrEqual(before - 1)
    expect(Date.parse(data[0]?.at ?? '')).toBeLessThanOrEqual(Date.now())
    expect(data[0]?.changes.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Default order type', 'Sales Order', 'Purchase Order'],
      ['Freight terms on offer', 'Prepaid, Prepaid & Add, Collect, Third Party', 'Prepaid, Collect'],
      ['Default freight terms', 'Prepaid', 'Collect'],
      ['Shipping modes on offer', 'LTL, LTL-Volume, Truckload', 'LTL, LTL-Volume'],
      ['Default shipping mode', 'Truckload', 'LTL'],
      ['Equipment on offer', 'Dry, Reefer, Flatbed, Bulk, Drayage, Power Only', 'Dry, Reefer'],
      ['Default equipment', 'Dry', 'Reefer'],
      ['Equipment types on offer', all, 'Dry Van, Refrigerated Trailer'],
      ['Default equipment type', 'Dry Van', 'Refrigerated Trailer'],
      ['Default reefer mode', 'Continuous', 'Cycle'],
      ['Default temperature', null, '-10.5 °F'],
      ['Must have', null, 'Food Grade, Clean and Dry'],
      ['Must not have', null, 'Roll Door'],
      ['Other requirements', null, 'Call before arrival'],
      ['Accessorials of a new LTL order', null, 'Liftgate Delivery, Delivery Appointment'],
      ['Default location', null, 'Chicago DC'],
      ['Search locations with a warehouse ID', 'Off', 'On'],
      ['Location names in searches', 'On', 'Off'],
      ['Default commodity', null, 'PASTA'],
      ['Required on orders', null, 'GL Code'],
      ['Required at pickups', null, 'Pickup #'],
      ['Required at dropoffs', null, 'Department #, Delivery #'],
      ['Truckload instructions', null, 'Two straps'],
      ['LTL instructions', null, 'Liftgate at the back'],
      ['General instructions', null, 'Ask for Joe'],
      ['Customs broker', null, 'Laredo Brokers'],
      ['Broker contact', null, 'Luz Vega'],
      ['Broker phone', null, '(956) 555-0188'],
      ['Port of entry', null, 'Laredo, TX'],
    ])
  })

  it('tell each change in words, the commodity by its code', async () => {
    const { ana, ask, pasta } = await anOwner()
    await ask(update, { body: { availableShippingModes: ['LTL', 'TL'], defaultCommodity: pasta } })
    await ask(update, { body: { defaultShippingMode: 'LTL', availableDefaultLTLAccessorials: ['LiftgateDelivery'] } })
    const params = { entity: 'orderDefaultSettings', entityId: ana.companyId }
    const { data } = await ask(getHistory, { params })
    expect(data.map(({ changes }) => changes.map(({ label, from, to }) => [label, from, to]))).toEqual([
      [
        ['Default shipping mode', 'Truckload', 'LTL'],
        ['Accessorials of a new LTL order', null, 'Liftgate Delivery'],
      ],
      [
        ['Shipping modes on offer', 'LTL, LTL-Volume, Truckload', 'LTL, Truckload'],
        ['Default commodity', null, 'PASTA'],
      ],
    ])
  })

  it.each([
    [{ availableShippingModes: ['LTL'] }, { defaultShippingMode: ['Truckload is not on offer'] }],
    [{ availableEquipmentModes: [2] }, { defaultEquipmentMode: ['Dry is not on offer'] }],
    [{ defaultEquipmentMode: 9 }, { defaultEquipmentMode: ['Not a kind of equipment'] }],
    [
      { availableDefaultLTLAccessorials: ['Magic'] },
      { 'availableDefaultLTLAccessorials.0': ['Choose one of the accessorials'] },
    ],
    [
      { defaultCommodity: '0198c0de-0000-7000-8000-000000000001' },
      { defaultCommodity: ['Choose one of your commodities'] },
    ],
    [
      { defaultLocation: '0198c0de-0000-7000-8000-000000000001' },
      { defaultLocation: ['Choose one of your locations'] },
    ],
    [{ availableFreightTerms: ['Collect'] }, { defaultFreightTerm: ['Prepaid is not on offer'] }],
    [{ availableEquipmentTypes: ['Reefer'] }, { defaultEquipmentType: ['Dry Van is not on offer'] }],
    [{ defaultEquipmentMode: 2 }, { defaultEquipmentType: ['Dry Van does not belong to Reefer'] }],
    [
      { mustHaveRequirements: ['LiftGate'], mustNotHaveRequirements: ['Chains', 'LiftGate'] },
      { mustNotHaveRequirements: ['Lift Gate cannot be both required and excluded'] },
    ],
    [{ mustHaveRequirements: ['Magic'] }, { 'mustHaveRequirements.0': ['Choose one of the requirements'] }],
    [{ defaultOrderType: 'Gift' }, { defaultOrderType: ['Not an order type'] }],
    [{ defaultReeferTemp: -100.5 }, { defaultReeferTemp: ['At least -100 °F'] }],
    [{ defaultReeferTemp: 33.55 }, { defaultReeferTemp: ['At most 1 decimal'] }],
    [{ customsPhoneNumber: '12' }, { customsPhoneNumber: [phoneMessage] }],
    [{ additionalRequirements: [' '] }, { 'additionalRequirements.0': ['This field is required.'] }],
    [{ requiredPickupReferences: ['GlCode'] }, { 'requiredPickupReferences.0': ['Not a reference number of pickups'] }],
    [{ showLocationName: 'yes' }, { showLocationName: ['Answer true or false'] }],
  ])('refuse %j', async (body, modelState) => {
    const { ask, attempt } = await anOwner()
    expect(await attempt(update, { body })).toMatchObject({ status: 400, problem: { modelState } })
    expect((await ask(read, {})).version).toBe(1)
  })

  it('refuse the last mode and the last kind of equipment to go', async () => {
    const { attempt } = await anOwner()
    const body = {
      availableShippingModes: [],
      defaultShippingMode: null,
      availableEquipmentModes: [],
      defaultEquipmentMode: null,
    }
    expect((await attempt(update, { body })).problem.modelState).toEqual({
      availableShippingModes: ['Offer at least one mode'],
      availableEquipmentModes: ['Offer at least one kind of equipment'],
    })
  })

  it('refuse a commodity and a location of another company', async () => {
    const { attempt } = await anOwner()
    const { pasta, dock } = await anOwner()
    expect((await attempt(update, { body: { defaultCommodity: pasta } })).status).toBe(400)
    expect((await attempt(update, { body: { defaultLocation: dock } })).status).toBe(400)
  })

  it('take empty lists of freight terms and equipment types, which set no limit', async () => {
    const { ask } = await anOwner()
    const body = { availableFreightTerms: [], availableEquipmentTypes: [] }
    expect(await ask(update, { body })).toMatchObject(body)
  })

  it('can be changed after the default commodity and the default location were deleted', async () => {
    const { ana, ask, pasta, dock } = await anOwner()
    await ask(update, { body: { defaultCommodity: pasta, defaultLocation: dock } })
    await ask(deleteCommodity, { params: { id: pasta } })
    await inCompany(portal.database.db, ana.companyId, (tx) =>
      tx.updateTable('locations').set({ deletedAt: new Date() }).where('id', '=', dock).execute(),
    )
    expect(await ask(update, { body: { defaultShippingMode: 'LTL' } })).toMatchObject({
      defaultShippingMode: 'LTL',
      defaultLocation: dock,
      defaultLocationName: null,
    })
  })
})
