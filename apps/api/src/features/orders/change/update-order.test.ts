import { deleteContact } from '@lanewise/contract/contacts'
import { getHistory } from '@lanewise/contract/history'
import { confirmOrderChanges, getOrderInformation, updateOrder, voidOrder } from '@lanewise/contract/orders'
import type { OrderStatusId } from '@lanewise/domain/orders/order-status'
import { addDays, instantOfWallTime, weekdayOf } from '@lanewise/domain/shared/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { rowsOf } from '#platform/testing/snapshot.ts'
import { type OrderBody, orderSetup, peaches, pickupDay } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof orderSetup>>

/** An existing order as the form sends it. */
async function existing(facts: (setup: Setup) => Partial<OrderBody> = () => ({})) {
  const setup = await orderSetup(portal)
  const { orderNumber, orderId } = await setup.create(facts(setup))
  const sent = await setup.sent(orderNumber)
  const [first, last] = sent.stops
  if (!first || !last) throw new Error('An order has two stops')
  const setStatus = (status: OrderStatusId) =>
    inCompany(portal.database.db, setup.company.id, (tx) =>
      tx
        .updateTable('orders')
        .set({ status, voidedAt: status === -2 ? new Date() : null })
        .where('id', '=', orderId)
        .execute(),
    )
  const sentences = async () => {
    const { data } = await setup.ask(getHistory, { params: { entity: 'order', entityId: orderId } })
    return data[0]?.sentences
  }
  const rows = () => rowsOf(portal.database.owner, setup.company.id)
  return { ...setup, orderNumber, orderId, sent, first, last, setStatus, sentences, rows }
}

const at = (time: string) => instantOfWallTime(pickupDay, time, 'America/Chicago')

describe('a change of an order', () => {
  it('writes the whole order, keeps the ids of its stops and items, and counts the version', async () => {
    const { sent, first, last, update, read, orderNumber } = await existing()
    const before = await read(orderNumber)
    const extra = peaches({ description: 'Pears' })
    const lineItems = [...first.lineItems, extra]
    const middle = { ...last, id: null, lineItems: [extra], notes: 'Second door' }
    const stops = [{ ...first, lineItems, notes: 'Gate 4' }, middle, last]
    expect(await update({ ...sent, stops })).toMatchObject({ orderNumber, version: 2 })
    const after = await read(orderNumber)
    expect(after.stops.map(({ stopNumber, note }) => [stopNumber, note])).toEqual([
      [1, 'Gate 4'],
      [2, 'Second door'],
      [3, null],
    ])
    expect([after.stops[0]?.id, after.stops[2]?.id]).toEqual(before.stops.map(({ id }) => id))
    expect(after.stops[2]?.lineItems[0]?.id).toBe(before.stops[1]?.lineItems[0]?.id)
    expect(after.stops[1]?.lineItems.map(({ description }) => description)).toEqual(['Pears'])
    expect(after).toMatchObject({ totalWeight: 2400, palletCount: 4, version: 2 })
    const back = { ...sent, version: 2 }
    await update(back)
    const restored = await read(orderNumber)
    expect(restored.stops.map(({ id }) => id)).toEqual(before.stops.map(({ id }) => id))
    expect(restored.fields).toEqual(before.fields)
  })

  it('is taken although a place that was quoted has got another postal code, but not at another place outside', async () => {
    const { create, sent, update, tryUpdate, addPlace, company, chicago, pickup, dropoff } = await orderSetup(portal)
    const { orderNumber } = await create({ stops: [pickup({ baseZip: '60606' }), dropoff()] })
    const quoted = await sent(orderNumber)
    const [first, last] = quoted.stops
    const move = (postalCode: string) =>
      inCompany(portal.database.db, company.id, (tx) =>
        tx.updateTable('locations').set({ postalCode }).where('locationNumber', '=', chicago.locationNumber).execute(),
      )
    await move('60607')
    expect(await update({ ...quoted, stops: [{ ...first, notes: 'Gate 4' }, last] })).toMatchObject({ version: 2 })
    const { locationNumber } = await addPlace('Chicago', { verifiedLocationName: 'Other', postalCode: '60608' })
    const elsewhere = [{ ...first, locationNumber }, last]
    const { status, problem } = await tryUpdate({ ...quoted, stops: elsewhere, version: 2 })
    expect([status, problem.modelState]).toEqual([
      422,
      { 'stops.0.locationNumber': ['Must be at 60606, the postal code that was quoted'] },
    ])
  })

  it('is told in words that people know, times by the clock of the place', async () => {
    const { sent, first, last, update, sentences } = await existing()
    const pears = peaches({ description: 'Pears', totalWeight: 500, palletCount: 1 })
    const changed = { ...first.lineItems[0], totalWeight: 1300 }
    await update({
      ...sent,
      specialInstructions: 'Call first',
      shippingMode: 'TL',
      isBlind: true,
      referenceNumbers: [{ ...sent.referenceNumbers[0], value: 'SO-NEW' }],
      stops: [
        { ...first, lateDateTimeOffset: at('17:00:00'), lineItems: [changed, pears] },
        { ...last, lineItems: [changed, pears], notes: 'Ring' },
      ],
    })
    const old = sent.referenceNumbers[0]?.value
    expect(await sentences()).toEqual([
      'Ana Ruiz changed Blind from No to Yes',
      'Ana Ruiz set Special instructions to Call first',
      'Ana Ruiz changed Late Time of stop 1 from 16:00 to 17:00',
      'Ana Ruiz added line item 2: Pears, 500 lbs, 1 pallet',
      'Ana Ruiz set Notes of stop 2 to Ring',
      `Ana Ruiz changed Reference Sales Order # from ${old} to SO-NEW`,
      'Ana Ruiz changed Total Weight of line item 1, Canned peaches from 1200 to 1300',
    ])
  })

  it('tells the freight value as money, also when it is given first and taken away', async () => {
    const { sent, update, sentences } = await existing()
    const saveAndRead = async (version: number, freightValue: number | null) => {
      await update({ ...sent, version, freightValue })
      return sentences()
    }
    expect(await saveAndRead(1, 1250.5)).toEqual(['Ana Ruiz set Freight value to $1,250.50'])
    expect(await saveAndRead(2, null)).toEqual(['Ana Ruiz cleared Freight value (was $1,250.50)'])
  })

  it('tells where a line is delivered now, and which lines and stops are gone', async () => {
    const pears = peaches({ description: 'Pears', totalWeight: 500, palletCount: 1 })
    const { sent, first, last, dallas, update, sentences } = await existing(({ item, pickup, dropoff }) => ({
      stops: [pickup({ lineItems: [item, pears] }), dropoff(), dropoff({ lineItems: [pears] })],
    }))
    const third = sent.stops[2]
    const swapped = [first, { ...last, lineItems: third?.lineItems }, { ...third, lineItems: last.lineItems }]
    await update({ ...sent, stops: swapped })
    expect(await sentences()).toEqual([
      'Ana Ruiz changed Delivered at of line item 1, Canned peaches from stop 2 to stop 3',
      'Ana Ruiz changed Delivered at of line item 2, Pears from stop 3 to stop 2',
    ])
    const only = { lineItems: last.lineItems }
    await update({
      ...sent,
      version: 2,
      stops: [
        { ...first, ...only },
        { ...third, ...only },
      ],
    })
    expect(await sentences()).toEqual([
      'Ana Ruiz changed Delivered at of line item 1, Canned peaches from stop 3 to stop 2',
      'Ana Ruiz removed line item 1: Pears, 500 lbs, 1 pallet',
      `Ana Ruiz removed stop 2: Dropoff at Dallas DC (${dallas.locationNumber})`,
      'Ana Ruiz changed Number of stop 2 from 3 to 2',
    ])
  })

  it('leaves a contact who was deleted since at his stop, as he was', async () => {
    const lee = { firstName: 'Lee', lastName: 'Park', email: 'lee@dock.test', phoneNumberMobile: '(312) 555-0142' }
    const kim = { firstName: 'Kim', lastName: 'Bay', email: null, phoneNumberMobile: null }
    const { admin, sent, last, update, read, orderNumber } = await existing(({ pickup, dropoff }) => ({
      stops: [pickup({ contact: kim }), dropoff({ contact: lee })],
    }))
    const id = last.contact?.contactId ?? ''
    await admin.ask(deleteContact, { params: { id } })
    await update({ ...sent, specialInstructions: 'Call first' })
    const { stops } = await read(orderNumber)
    expect(stops[1]?.contacts).toEqual([{ ...lee, contactId: id }])
  })

  it('that changes nothing makes no version and no line of the history', async () => {
    const { sent, update, rows } = await existing()
    const before = await rows()
    expect(await update(sent)).toMatchObject({ version: 1 })
    expect(await rows()).toEqual(before)
  })

  it('does not ask for dock hours that changed after the stop was agreed, only for new times', async () => {
    const { sent, first, last, update, tryUpdate, setDock, chicago } = await existing()
    const day = { dayOfWeek: weekdayOf(pickupDay), startTime: '10:00:00', endTime: '12:00:00' }
    await setDock(chicago.locationNumber, { isAppointmentRequired: false, dockHours: [day] })
    await update({ ...sent, specialInstructions: 'Ring twice' })
    const later = { ...first, lateDateTimeOffset: at('15:00:00') }
    const { status, problem } = await tryUpdate({ ...sent, version: 2, stops: [later, last] })
    expect([status, problem.modelState]).toEqual([
      422,
      {
        'stops.0.earlyDateTimeOffset': ['Must be inside dock opening: "10:00"'],
        'stops.0.lateDateTimeOffset': ['Must be inside dock closing: "12:00"'],
      },
    ])
  })

  it('refuses stops that are not of this order', async () => {
    const { sent, first, last, tryUpdate } = await existing()
    const { problem } = await tryUpdate({ ...sent, stops: [first, { ...last, id: first.id }] })
    expect(problem.modelState).toEqual({ 'stops.1.id': ['This stop is not on this order'] })
  })
})

describe('two people who change one order', () => {
  it('the second is refused with what the first changed, who did, and what is entered; nothing is written', async () => {
    const { sent, first, last, colleague, tryUpdate, rows } = await existing()
    const ben = await colleague('Ben')
    const stops = [{ ...first, notes: 'Gate 4' }, last]
    await ben.ask(updateOrder, { body: { ...sent, specialInstructions: 'Ben was here', stops } as never })
    const before = await rows()
    const { status, problem } = await tryUpdate({ ...sent, specialInstructions: 'Ana was here' })
    expect(status).toBe(409)
    expect(problem).toMatchObject({ message: 'This record changed after you opened it.', version: 2 })
    expect(problem.conflicts).toEqual([
      {
        field: 'specialInstructions',
        label: 'Special instructions',
        mine: 'Ana was here',
        theirs: 'Ben was here',
        mineValue: 'Ana was here',
        theirsValue: 'Ben was here',
        changedBy: 'Ben Cole',
      },
      {
        field: 'Notes of stop 1',
        label: 'Notes of stop 1',
        mine: null,
        theirs: 'Gate 4',
        mineValue: null,
        theirsValue: 'Gate 4',
        changedBy: 'Ben Cole',
      },
    ])
    expect(await rows()).toEqual(before)
    expect((await tryUpdate({ ...sent, specialInstructions: 'Ana was here', version: 2 })).status).toBe(200)
  })

  it('one voids it while the other edits: the edit is refused and names the state', async () => {
    const { sent, orderNumber, colleague, tryUpdate, rows } = await existing()
    const ben = await colleague('Ben')
    await ben.ask(voidOrder, { params: { orderNumber }, body: { reason: 'Entered twice' } })
    const before = await rows()
    const { status, problem } = await tryUpdate({ ...sent, specialInstructions: 'Ana was here' })
    expect([status, problem.message]).toEqual([409, `Order ${orderNumber} is Voided and can no longer be changed`])
    expect(await rows()).toEqual(before)
  })

  it('save at the same moment: one after the other, never half of each', async () => {
    const { sent, tryUpdate, read, orderNumber } = await existing()
    const statuses = await Promise.all(
      ['a', 'b', 'c'].map(async (text) => (await tryUpdate({ ...sent, specialInstructions: text })).status),
    )
    expect(statuses.sort()).toEqual([200, 409, 409])
    expect((await read(orderNumber)).version).toBe(2)
  })
})

describe('what can be changed by status', () => {
  it('is everything in Accepted and ReadyToShip, nothing in Tendering and Voided [DEF-58]', async () => {
    const { sent, first, last, orderNumber, setStatus, tryUpdate } = await existing()
    expect((await tryUpdate({ ...sent, isBlind: true })).status).toBe(200)
    await setStatus(2)
    const wide = { isBlind: false, stops: [{ ...first, loadStyle: 'Drop' }, last] }
    expect((await tryUpdate({ ...sent, ...wide, version: 2 })).status).toBe(200)
    for (const [code, label] of [
      [3, 'Tendering'],
      [-2, 'Voided'],
    ] as const) {
      await setStatus(code)
      const { status, problem } = await tryUpdate({ ...sent, ...wide, version: 3, specialInstructions: 'Ring twice' })
      expect([status, problem.message]).toEqual([409, `Order ${orderNumber} is ${label} and can no longer be changed`])
    }
  })

  it.each([4, 5, 6, 7] as const)(
    'from Booked on is only what a carrier still takes in, status %i [DEF-58]',
    async (code) => {
      const { company, sent, first, last, orderNumber, setStatus, tryUpdate, ask, attempt } = await existing()
      await setStatus(code)
      const label = { 4: 'Booked', 5: 'In Transit', 6: 'Delivered', 7: 'Invoiced' }[code]
      const wider = { ...sent, isBlind: true, stops: [{ ...first, loadStyle: 'Drop' }, last] }
      const { status, problem } = await tryUpdate(wider)
      expect([status, problem.message]).toEqual([
        409,
        `Order ${orderNumber} is ${label}: Blind, Load Style of stop 1 can no longer be changed`,
      ])
      const contact = { firstName: 'Kim', lastName: 'Bay', email: null, phoneNumberMobile: null }
      const reference = { label: 'Pickup #', value: '1', typeId: 'PickupNumber', isRequired: false }
      const allowed = await tryUpdate({
        ...sent,
        specialInstructions: 'Ring twice',
        referenceNumbers: [...sent.referenceNumbers, { ...reference, label: 'GL Code', typeId: 'GlCode' }],
        stops: [
          { ...first, notes: 'Gate', contact, referenceNumbers: [reference] },
          {
            ...last,
            appointmentDateTimeOffset: instantOfWallTime(addDays(pickupDay, 2), '09:00:00', 'America/Chicago'),
          },
        ],
      })
      expect(allowed.status).toBe(200)
      const row = await inCompany(portal.database.db, company.id, (tx) =>
        tx.selectFrom('orders').select('hasPendingChangeRequests').executeTakeFirstOrThrow(),
      )
      expect(row.hasPendingChangeRequests).toBe(true)
      const params = { orderNumber }
      const before = await ask(getOrderInformation, { params })
      expect(before.hasPendingChangeRequests).toBe(true)
      expect((await attempt(confirmOrderChanges, { params: { orderNumber: 'O999999' } })).status).toBe(404)
      await ask(confirmOrderChanges, { params })
      await ask(confirmOrderChanges, { params })
      const after = await ask(getOrderInformation, { params })
      expect([after.hasPendingChangeRequests, after.version]).toEqual([false, before.version])
      const { data } = await ask(getHistory, { params: { entity: 'order', entityId: after.id } })
      expect(
        data
          .flatMap(({ sentences }) => sentences)
          .filter((one) => one.includes('confirmed that the carrier knows of the changes')),
      ).toHaveLength(1)
    },
  )
})
