import {
  createBillingSetting,
  createBillToCompany,
  deleteBillingSetting,
  deleteBillToCompany,
} from '@lanewise/contract/billing'
import { getHistory } from '@lanewise/contract/history'
import { centsOfDollars } from '@lanewise/contract/money'
import { createAPIQuote } from '@lanewise/contract/rates'
import { formatMoney } from '@lanewise/domain/shared/format'
import { beforeAll, expect, it } from 'vitest'
import { truck } from '#features/quotes/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { type OrderBody, orderSetup, peaches, pickupDay } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const address = { addressLine1: '1 Quay', city: 'Boston', state: 'MA', postalCode: '02110' }

/** An order with its history. `save` changes it, each time based on the previous state. */
async function orderWithHistory(facts: Partial<OrderBody> = {}) {
  const setup = await orderSetup(portal)
  const { orderNumber, orderId } = await setup.create(facts)
  const save = async (change: (sent: Awaited<ReturnType<typeof setup.sent>>) => object) => {
    const sent = await setup.sent(orderNumber)
    await setup.update({ ...sent, ...change(sent) })
    const { data } = await setup.ask(getHistory, { params: { entity: 'order', entityId: orderId } })
    return data[0]?.sentences
  }
  const addBilling = async () => {
    const [setting, company] = await Promise.all([
      setup.admin.ask(createBillingSetting, { body: { ...address, name: 'Night desk', billToName: 'Acme Nights' } }),
      setup.admin.ask(createBillToCompany, { body: { ...address, name: 'Harbor Grocers' } }),
    ])
    return { setting, company }
  }
  return { ...setup, orderNumber, orderId, save, addBilling }
}

it('tells every choice of the order in the words of its form, and what was cleared', async () => {
  const { save, addBilling } = await orderWithHistory()
  const { setting, company } = await addBilling()
  const chosen = {
    equipmentMode: 2,
    equipmentTypes: ['Reefer', 'MultiTempReefer'],
    reeferMode: 'Cycle',
    reeferTemperature: -4.5,
    reeferTemperatureMin: -10,
    reeferTemperatureMax: 33.5,
    mustHaveEquipmentRequirementFlags: ['LoadBars', 'Sealed'],
    mustNotHaveEquipmentRequirementFlags: ['RollDoor'],
    requirements: ['Driver wears boots', 'No pets'],
    accessorials: ['LiftgatePickup', 'InsideDelivery'],
    orderType: 'Transfer',
    tmsOrderDetails: { freightTermType: 'PrepaidAdd', markup: 10 },
    billToCompanyNumber: company.billToCompanyNumber,
    billingSettings: setting.id,
  }
  let before: object = {}
  const sentences = await save((sent) => {
    before = Object.fromEntries(Object.keys(chosen).map((name) => [name, sent[name as keyof typeof sent]]))
    return chosen
  })
  expect(sentences).toEqual([
    'Ana Ruiz changed Equipment mode from Dry to Reefer',
    'Ana Ruiz changed Equipment type from Dry Van to Refrigerated Trailer, Multi-Temperature Reefer',
    'Ana Ruiz set Reefer mode to Cycle',
    'Ana Ruiz set Temperature (°F) to -4.5',
    'Ana Ruiz set Minimum temperature (°F) to -10',
    'Ana Ruiz set Maximum temperature (°F) to 33.5',
    'Ana Ruiz set Must have to Load Bars, Sealed',
    'Ana Ruiz set Must not have to Roll Door',
    'Ana Ruiz set Requirements to Driver wears boots, No pets',
    'Ana Ruiz set Accessorials to Liftgate Pickup, Inside Delivery',
    'Ana Ruiz changed Order Type from Sales Order to Transfer Order',
    'Ana Ruiz changed Freight Terms from Prepaid to Prepaid & Add',
    'Ana Ruiz set Markup % to 10%',
    'Ana Ruiz set Bill to Company to Harbor Grocers',
    'Ana Ruiz changed Billing Setting from Company to Night desk',
  ])
  const back = await save(() => before)
  expect(back).toContain('Ana Ruiz cleared Must have (was Load Bars, Sealed)')
  expect(back).toContain('Ana Ruiz cleared Requirements (was Driver wears boots, No pets)')
  expect(back).toContain('Ana Ruiz cleared Bill to Company (was Harbor Grocers)')
})

it('tells which cost center pays, and an order with a longer one than it holds is refused', async () => {
  const { save, read, orderNumber, tryCreate } = await orderWithHistory({ costCenter: ' CC-4410 ' })
  expect((await read(orderNumber)).fields.costCenter).toBe('CC-4410')
  expect(await save(() => ({ costCenter: '5520' }))).toEqual(['Ana Ruiz changed Cost Center from CC-4410 to 5520'])
  expect(await save(() => ({ costCenter: null }))).toEqual(['Ana Ruiz cleared Cost Center (was 5520)'])
  expect((await tryCreate({ costCenter: 'c'.repeat(51) })).problem.modelState).toHaveProperty('costCenter')
})

it('tells the chosen rate by its carrier and its cost', async () => {
  const { save, admin } = await orderWithHistory()
  const quote = await admin.ask(createAPIQuote, { body: truck })
  const quoteText = `Spot market, ${formatMoney(centsOfDollars(quote.totalCost))}`
  expect(await save(() => ({ quoteNumberOrId: quote.id }))).toEqual([`Ana Ruiz set Selected quote to ${quoteText}`])
  expect(await save(() => ({ quoteNumberOrId: null }))).toEqual([`Ana Ruiz cleared Selected quote (was ${quoteText})`])
})

it('tells all that changed of a line item by its names', async () => {
  const acid = {
    isHazmat: true,
    hazmatHazardClass: '8',
    hazmatPackingGroup: 'II',
    hazmatUNNumber: 'UN1760',
    properShippingName: 'Corrosive liquid',
    technicalName: 'Acid mix',
    reportableQuantity: '100 lbs',
    isLimitedQuantity: true,
  }
  const more = {
    nmfcNumber: '73260',
    customerProductCode: 'SKU-9',
    cargoClassification: 'Food',
    isStackable: true,
    packageLength: 40,
    packageWidth: 32,
    packageHeight: 20,
    palletCount: 3,
    packageCount: 4,
    freightClass: '85',
  }
  const { save } = await orderWithHistory()
  const papers = { hazmatEmergencyContactInfo: 'Chem Desk', chemtracAccountNumber: 'CCN-1' }
  const sentences = await save(({ stops: [first, last] }) => {
    const lineItems = first?.lineItems.map((item) => ({ ...item, ...acid, ...more }))
    const stops = [first, last].map((stop) => ({ ...stop, lineItems }))
    return { ...papers, stops }
  })
  const line = 'of line item 1, Canned peaches'
  expect(sentences).toEqual([
    'Ana Ruiz set Hazmat Contact to Chem Desk',
    'Ana Ruiz set Chemtrec Account to CCN-1',
    `Ana Ruiz changed Cargo Classification ${line} from General to Food`,
    `Ana Ruiz set Customer Product Code ${line} to SKU-9`,
    `Ana Ruiz changed Freight Class ${line} from 70 to 85`,
    `Ana Ruiz set Hazard Class ${line} to 8`,
    `Ana Ruiz changed Hazmat ${line} from No to Yes`,
    `Ana Ruiz changed Height ${line} from 48 to 20`,
    `Ana Ruiz changed Length ${line} from 48 to 40`,
    `Ana Ruiz changed Limited Quantity ${line} from No to Yes`,
    `Ana Ruiz set NMFC # ${line} to 73260`,
    `Ana Ruiz set Packing Group ${line} to II`,
    `Ana Ruiz changed Pallet Count ${line} from 2 to 3`,
    `Ana Ruiz set Proper Shipping Name ${line} to Corrosive liquid`,
    `Ana Ruiz changed Quantity ${line} from 2 to 4`,
    `Ana Ruiz set Reportable Quantity ${line} to 100 lbs`,
    `Ana Ruiz changed Stackable ${line} from No to Yes`,
    `Ana Ruiz set Technical Name ${line} to Acid mix`,
    `Ana Ruiz set UN # ${line} to UN1760`,
    `Ana Ruiz changed Width ${line} from 40 to 32`,
  ])
})

it('tells which lines came with how many pallets, and where a line is picked up now', async () => {
  const { save, pickup } = await orderWithHistory()
  const [two, one] = [
    peaches({ description: 'Plums', totalWeight: 1500, palletCount: 2 }),
    peaches({ description: 'Figs', totalWeight: 300, palletCount: 1 }),
  ]
  const added = await save(({ stops: [first, last] }) => {
    const lineItems = [...(first?.lineItems ?? []), two, one]
    return { stops: [first, last].map((stop) => ({ ...stop, lineItems })) }
  })
  expect(added).toEqual([
    'Ana Ruiz added line item 2: Plums, 1,500 lbs, 2 pallets',
    'Ana Ruiz added line item 3: Figs, 300 lbs, 1 pallet',
  ])
  const moved = await save(({ stops: [first, last] }) => {
    const [own, ...others] = first?.lineItems ?? []
    return { stops: [{ ...first, lineItems: [own] }, { ...pickup(), lineItems: others }, last] }
  })
  expect(moved).toContain('Ana Ruiz changed Picked up at of line item 2, Plums from stop 1 to stop 2')
  expect(moved).toContain('Ana Ruiz changed Delivered at of line item 2, Plums from stop 2 to stop 3')
})

it('tells of a stop its contact, appointment and warehouse, and several references of a kind together', async () => {
  const { save } = await orderWithHistory()
  const reference = (value: string) => ({ label: 'Other', value, typeId: 'Other', isRequired: false })
  const kim = { firstName: 'Kim', lastName: 'Bay', email: null, phoneNumberMobile: null }
  const onFirst = (facts: object) =>
    save(({ stops: [first, last] }) => ({
      stops: [{ ...first, appointmentDateTimeOffset: first?.earlyDateTimeOffset, ...facts }, last],
    }))
  const [year, month, day] = pickupDay.split('-')
  const appointment = `${month}/${day}/${year} 08:00`
  expect(
    await onFirst({ ediCode: 'WH-1', contact: kim, referenceNumbers: [reference('A1'), reference('B2')] }),
  ).toEqual([
    `Ana Ruiz set Appointment of stop 1 to ${appointment}`,
    'Ana Ruiz set Contact of stop 1 to Kim Bay',
    'Ana Ruiz set Reference Other of stop 1 to A1, B2',
    'Ana Ruiz set Warehouse ID of stop 1 to WH-1',
  ])
  expect(await onFirst({ contact: null, appointmentDateTimeOffset: null })).toEqual([
    `Ana Ruiz cleared Appointment of stop 1 (was ${appointment})`,
    'Ana Ruiz cleared Contact of stop 1 (was Kim Bay)',
  ])
})

it('keeps what was chosen for a new order, without what was left empty or off', async () => {
  const referenceNumbers = [{ label: 'Sales Order #', value: 'SO-1', typeId: 'SalesOrder' as const, isRequired: true }]
  const facts = { isBlind: true, specialInstructions: 'Call first', referenceNumbers }
  const { orderId, company, chicago, dallas } = await orderWithHistory(facts)
  const { changes } = await inCompany(portal.database.db, company.id, (tx) =>
    tx.selectFrom('auditEntries').select('changes').where('entityId', '=', orderId).executeTakeFirstOrThrow(),
  )
  expect(changes).toEqual({
    shippingMode: [null, 'Truckload'],
    equipmentMode: [null, 'Dry'],
    equipmentTypes: [null, 'Dry Van'],
    isBlind: [null, true],
    orderType: [null, 'Sales Order'],
    freightTermType: [null, 'Prepaid'],
    specialInstructions: [null, 'Call first'],
    'Reference Sales Order #': [null, 'SO-1'],
    stops: [null, `Chicago DC (${chicago.locationNumber}), Dallas DC (${dallas.locationNumber})`],
  })
})

it('keeps a billing setting and a bill-to company that were deleted since, and gives them to no other order', async () => {
  const { orderNumber, save, addBilling, admin, create, sent, tryCreate, tryUpdate, read } = await orderWithHistory()
  const { setting, company } = await addBilling()
  const names = { billingSettings: setting.id, billToCompanyNumber: company.billToCompanyNumber }
  await save(() => names)
  const other = await create()
  await admin.ask(deleteBillingSetting, { params: { billingSettingId: setting.id } })
  await admin.ask(deleteBillToCompany, { params: { billToCompanyNumber: company.billToCompanyNumber } })
  expect(await save(() => ({ specialInstructions: 'Ring twice' }))).toEqual([
    'Ana Ruiz set Special instructions to Ring twice',
  ])
  expect(await read(orderNumber)).toMatchObject({
    fields: names,
    billingSettingName: 'Night desk',
    billToCompanyName: 'Harbor Grocers',
  })
  const gone = {
    billingSettings: ['This billing setting no longer exists'],
    billToCompanyNumber: ['This bill-to company no longer exists'],
  }
  expect((await tryCreate(names)).problem.modelState).toEqual(gone)
  expect((await tryUpdate({ ...(await sent(other.orderNumber)), ...names })).problem.modelState).toEqual(gone)
})
