import { createCommodity, updateCommodity } from '@lanewise/contract/commodities'
import { deleteLocation } from '@lanewise/contract/locations'
import { addDays, instantOfWallTime, weekdayOf } from '@lanewise/domain/shared/calendar'
import type { Updateable } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { rowsOf } from '#platform/testing/snapshot.ts'
import { type OrderBody, orderSetup, peaches, pickupDay } from '../testing/given.ts'

let portal: TestPortal
let setup: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  portal = await sharedTestPortal()
  setup = await orderSetup(portal)
})

/** The issues of an order that differs from a valid one in these values. Nothing of it may be saved. */
async function refusal(more: Record<string, unknown>, by = setup) {
  const before = await rowsOf(portal.database.owner, by.company.id)
  const { status, problem } = await by.tryCreate(more)
  expect(await rowsOf(portal.database.owner, by.company.id)).toEqual(before)
  expect(status).toBe(422)
  return problem.modelState
}

const stopsWith = (first: object, second: object = {}) => [
  { ...setup.pickup(), ...first },
  { ...setup.dropoff(), ...second },
]

describe('an order is refused with the words of the form', () => {
  it.each<[string, Partial<OrderBody>, Record<string, string[]>]>([
    ['without equipment mode', { equipmentMode: null }, { equipmentMode: ['Must select Equipment Mode'] }],
    [
      'without freight terms',
      { tmsOrderDetails: { freightTermType: null, markup: null } },
      { 'tmsOrderDetails.freightTermType': ['Must select Freight Terms'] },
    ],
    [
      'charged on without a markup',
      { tmsOrderDetails: { freightTermType: 'PrepaidAdd', markup: null } },
      { 'tmsOrderDetails.markup': ['Markup % required for Prepaid and Add'] },
    ],
    ['without a billing setting', { billingSettings: null }, { billingSettings: ['Billing Setting is required'] }],
    ['of a part without feet', { isPartial: true }, { linearFeet: ['Linear Feet required for Partial TL'] }],
    [
      'with an empty reference number',
      { referenceNumbers: [{ label: 'GL Code', value: ' ', typeId: 'GlCode' }] },
      { 'referenceNumbers.0.value': ['Reference Number must have a value'] },
    ],
  ])('%s', async (_what, more, state) => {
    expect(await refusal(more)).toEqual(state)
  })

  it('for a bill-to company where one can be chosen', async () => {
    const own = await orderSetup(portal)
    await set(own.company.id, { allowTmsBillToCompany: true })
    expect(await refusal({}, own)).toEqual({ billToCompanyNumber: ['Bill to Company is required'] })
  })

  it('at each stop: location, date, times and type', async () => {
    const empty = { earlyDateTimeOffset: null, lateDateTimeOffset: null, baseDate: null, locationNumber: null }
    expect(await refusal({ stops: stopsWith(empty, empty) })).toEqual(
      Object.fromEntries(
        ['Pickup', 'Dropoff'].flatMap((type, index) => [
          [`stops.${index}.locationNumber`, [`${type} Location is required`]],
          [`stops.${index}.baseDate`, [`${type} date required`]],
          [`stops.${index}.earlyDateTimeOffset`, ['Early Time is required']],
          [`stops.${index}.lateDateTimeOffset`, ['Late Time is required']],
        ]),
      ),
    )
    expect(await refusal({ stops: stopsWith({ type: null }) })).toMatchObject({
      'stops.0.type': ['Stop type is required'],
    })
  })

  it('for a forbidden material, at the item that names it [DEF-132]', async () => {
    const emergency = { hazmatEmergencyContactInfo: 'Chem Desk (800) 555-0101', chemtracAccountNumber: 'CCN 1' }
    const hazard = { hazmatHazardClass: '9', hazmatPackingGroup: 'None', hazmatUNNumber: 'UN3480' }
    const item = { ...setup.item, isHazmat: true, ...hazard, properShippingName: 'Acetylene silver nitrate' }
    const stops = stopsWith({ lineItems: [item] }, { lineItems: [item] })
    expect(await refusal({ ...emergency, stops })).toMatchObject({
      'stops.0.lineItems.0.properShippingName': ['Acetylene silver nitrate is forbidden in transportation'],
    })
  })

  it('for times out of order and outside of the dock hours of that weekday', async () => {
    const { earlyDateTimeOffset: early, lateDateTimeOffset: late } = setup.pickup()
    const turned = { earlyDateTimeOffset: late, lateDateTimeOffset: early }
    expect(await refusal({ stops: stopsWith(turned) })).toEqual({
      'stops.0.earlyDateTimeOffset': ['Must be before late time'],
      'stops.0.lateDateTimeOffset': ['Must be after early time'],
    })
    const own = await orderSetup(portal)
    const day = { dayOfWeek: weekdayOf(pickupDay), startTime: '09:30:00', endTime: '15:00:00' }
    await own.setDock(own.chicago.locationNumber, { isAppointmentRequired: false, dockHours: [day] })
    expect(await refusal({}, own)).toEqual({
      'stops.0.earlyDateTimeOffset': ['Must be inside dock opening: "09:30"'],
      'stops.0.lateDateTimeOffset': ['Must be inside dock closing: "15:00"'],
    })
  })

  it('for stops without freight, and freight without a dropoff', async () => {
    const extra = peaches()
    expect(await refusal({ stops: stopsWith({ lineItems: [] }, { lineItems: [] }) })).toEqual({
      'stops.0.lineItems': ['Must have at least one line item'],
      'stops.1.lineItems': ['Please assign at least one Line Item to your Dropoff'],
    })
    expect(await refusal({ stops: stopsWith({ lineItems: [setup.item, extra] }) })).toEqual({
      'stops.0.lineItems': ['All line items must be assigned to a dropoff'],
    })
  })

  it('for LTL with more than one pickup and one dropoff [DEF-121]', async () => {
    const [other] = [peaches()]
    const stops = [
      setup.pickup(),
      setup.pickup({ lineItems: [other] }),
      setup.dropoff({ lineItems: [setup.item, other] }),
    ]
    for (const shippingMode of ['LTL', 'VLTL'])
      expect(await refusal({ shippingMode, stops })).toEqual({
        shippingMode: ['LTL needs exactly one pickup and one dropoff'],
      })
  })
})

describe('what only a program can send is refused', () => {
  it('a line that is delivered twice, that nobody picked up, or whose identifier is taken', async () => {
    const [one, stranger] = [setup.item, peaches()]
    const later = (lineItems: object[]) => ({ ...setup.dropoff(), lineItems })
    expect(await refusal({ stops: [setup.pickup(), later([one]), later([one])] })).toEqual({
      'stops.2.lineItems.0.uniqueIdentifier': ['This line item is already delivered at another stop'],
    })
    expect(await refusal({ stops: [setup.pickup(), later([one, stranger])] })).toEqual({
      'stops.1.lineItems.1.uniqueIdentifier': ['No pickup before this stop has this line item'],
    })
    expect(await refusal({ stops: [setup.pickup({ lineItems: [one, one] }), later([one])] })).toMatchObject({
      'stops.0.lineItems.1.uniqueIdentifier': ['Another line item of this order has this identifier'],
    })
  })

  it('a billing setting, a bill-to company and a contact that are not there', async () => {
    const id = '0190a2f0-0000-7000-8000-000000000001'
    expect(
      await refusal({
        billingSettings: id,
        billToCompanyNumber: 'B1',
        stops: stopsWith({ contact: { contactId: id } }),
      }),
    ).toEqual({
      billingSettings: ['This billing setting no longer exists'],
      billToCompanyNumber: ['This bill-to company no longer exists'],
      'stops.0.contact.contactId': ['This contact no longer exists'],
    })
  })

  it('an early and a late time on different days of the place', async () => {
    const lateDateTimeOffset = instantOfWallTime(addDays(pickupDay, 1), '10:00:00', 'America/Chicago')
    expect(await refusal({ stops: stopsWith({ lateDateTimeOffset }) })).toEqual({
      'stops.0.lateDateTimeOffset': ['Must be on the day of the early time'],
    })
  })

  it('a margin that leads to no price', async () => {
    const own = await orderSetup(portal)
    await set(own.company.id, { prepaidAddMarkupMethod: 'Margin' })
    expect(await refusal({ tmsOrderDetails: { freightTermType: 'PrepaidAdd', markup: 100 } }, own)).toEqual({
      'tmsOrderDetails.markup': ['A margin must be below 100%'],
    })
  })
})

const set = (companyId: string, columns: Updateable<Tables['companySettings']>) =>
  inCompany(portal.database.db, companyId, (tx) => tx.updateTable('companySettings').set(columns).execute())

describe('the settings of the company', () => {
  it('refuse freight terms, modes and equipment that they do not allow', async () => {
    const own = await orderSetup(portal)
    await set(own.company.id, {
      availableFreightTerms: ['Collect'],
      availableShippingModes: ['LTL'],
      availableEquipmentModes: [2],
      availableEquipmentTypes: ['Reefer'],
    })
    const not = (label: string) => [`${label} is not allowed by the settings of your company`]
    expect(await refusal({}, own)).toEqual({
      'tmsOrderDetails.freightTermType': not('Prepaid'),
      shippingMode: not('Truckload'),
      equipmentMode: not('Dry'),
      equipmentTypes: not('Dry Van'),
    })
  })

  it('limit nothing by an empty list [ORDER-20]', async () => {
    const own = await orderSetup(portal)
    await set(own.company.id, {
      availableFreightTerms: [],
      availableShippingModes: [],
      availableEquipmentModes: [],
      availableEquipmentTypes: [],
    })
    expect((await own.tryCreate()).status).toBe(201)
  })
})

describe('what changed meanwhile', () => {
  it('a location that was deleted is named at its stop, and an order that has it keeps it', async () => {
    const own = await orderSetup(portal)
    const { orderNumber } = await own.create()
    const sent = await own.sent(orderNumber)
    await own.admin.ask(deleteLocation, { params: { locationNumber: own.dallas.locationNumber } })
    expect(await refusal({}, own)).toEqual({ 'stops.1.locationNumber': ['This location no longer exists'] })
    expect((await own.tryUpdate({ ...sent, specialInstructions: 'Ring twice' })).status).toBe(200)
    const moved = sent.stops.map((stop) => ({ ...stop, id: null }))
    expect((await own.tryUpdate({ ...sent, version: 2, stops: moved })).problem.modelState).toEqual({
      'stops.1.locationNumber': ['This location no longer exists'],
    })
  })

  it('a commodity that was renamed changes nothing of a line, which is a copy', async () => {
    const body = { commodityCode: 'PEACH', description: 'Peaches' }
    const { id } = await setup.ask(createCommodity, { body })
    const item = peaches({ commodityCode: 'PEACH', description: 'Peaches' })
    const stops = stopsWith({ lineItems: [item] }, { lineItems: [item] })
    const { orderNumber } = await setup.create({ stops })
    await setup.ask(updateCommodity, { params: { id }, body: { commodityCode: 'PEACH-2', description: 'Nectarines' } })
    const sent = await setup.sent(orderNumber)
    expect((await setup.tryUpdate({ ...sent, specialInstructions: 'Ring twice' })).status).toBe(200)
    const [first] = await setup.stops(orderNumber)
    expect(first?.lineItems[0]).toMatchObject({ commodityCode: 'PEACH', description: 'Peaches' })
  })
})

describe('too much of anything is refused before it is worked on', () => {
  it('1,000 stops, 5,000 items and years that no order is for', async () => {
    const many = Array.from({ length: 1000 }, () => setup.pickup())
    const stops = await setup.tryCreate({ stops: many })
    expect([stops.status, stops.problem.message]).toEqual([400, 'At most 50 stops'])
    const lineItems = Array.from({ length: 5000 }, () => peaches())
    const items = await setup.tryCreate({ stops: stopsWith({ lineItems }) })
    expect(items.status).toBeGreaterThanOrEqual(400)
    expect(items.status).toBeLessThan(500)
    for (const year of ['0000', '0001', '1969', '9999']) {
      const window = { earlyDateTimeOffset: `${year}-11-18T08:00:00Z`, lateDateTimeOffset: `${year}-11-18T16:00:00Z` }
      const { status, problem } = await setup.tryCreate({ stops: stopsWith(window) })
      expect([status, problem.modelState?.['stops.0.earlyDateTimeOffset']]).toEqual([
        expect.toBeOneOf([400, 422]),
        [expect.any(String)],
      ])
    }
  })

  it('characters that no database keeps', async () => {
    const broken = ['\u0000', '\ud800']
    for (const character of broken) {
      const item = peaches({ uniqueIdentifier: `a${character}` })
      expect((await setup.tryCreate({ specialInstructions: character })).status).toBe(400)
      expect((await setup.tryCreate({ stops: stopsWith({ lineItems: [item] }, { lineItems: [item] }) })).status).toBe(
        400,
      )
    }
  })
})

describe('the change of clocks', () => {
  const night = (date: string, early: string, late: string) => ({
    baseDate: date,
    earlyDateTimeOffset: `${date}T${early}`,
    lateDateTimeOffset: `${date}T${late}`,
  })

  it('in autumn: the hour that comes twice is kept as it was sent, and cannot run backwards', async () => {
    // In Chicago, 01:00 to 02:00 on November 1, 2026 occurs twice, first at -05:00, then at -06:00.
    const twice = night('2026-11-01', '01:15:00-05:00', '01:45:00-06:00')
    const { status, content } = await setup.tryCreate({ stops: stopsWith(twice) })
    expect(status).toBe(201)
    const [first] = await setup.stops((content as { orderNumber: string }).orderNumber)
    expect([first?.earlyDateTime, first?.lateDateTime]).toEqual([twice.earlyDateTimeOffset, twice.lateDateTimeOffset])
    const back = night('2026-11-01', '01:15:00-06:00', '01:45:00-05:00')
    expect(await refusal({ stops: stopsWith(back) })).toEqual({
      'stops.0.earlyDateTimeOffset': ['Must be before late time'],
      'stops.0.lateDateTimeOffset': ['Must be after early time'],
    })
  })

  it('in spring: the day is that of the place, over the hour that is skipped', async () => {
    const skipped = night('2027-03-14', '00:30:00-06:00', '23:30:00-05:00')
    const { status, content } = await setup.tryCreate({ stops: stopsWith(skipped) })
    expect(status).toBe(201)
    const [first] = await setup.stops((content as { orderNumber: string }).orderNumber)
    expect(first).toMatchObject({
      baseDate: '2027-03-14',
      earlyDateTime: skipped.earlyDateTimeOffset,
      lateDateTime: skipped.lateDateTimeOffset,
    })
  })
})
