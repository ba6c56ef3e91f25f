import { deleteContact } from '@lanewise/contract/contacts'
import { getOrderRoute, updateOrder } from '@lanewise/contract/orders'
import { search } from '@lanewise/contract/search'
import { updateOrderDefaultSettings } from '@lanewise/contract/settings'
import type { OrderStatusId } from '@lanewise/domain/orders/order-status'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { type OrderBody, orderSetup } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof orderSetup>>
const kim = { firstName: 'Kim', lastName: 'Bay', email: 'kim@dock.test', phoneNumberMobile: null }
const reference = (value: string) => ({ label: 'Sales Order #', value, typeId: 'SalesOrder', isRequired: true })

/** An existing order. `change` saves it with other values, starting from its current state. */
async function existing(facts: (setup: Setup) => Partial<OrderBody> = () => ({})) {
  const setup = await orderSetup(portal)
  const { orderNumber, orderId } = await setup.create(facts(setup))
  const change = async (more: object) => setup.tryUpdate({ ...(await setup.sent(orderNumber)), ...more })
  const head = () =>
    inCompany(portal.database.db, setup.company.id, (tx) =>
      tx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
    )
  const setStatus = (status: OrderStatusId) =>
    inCompany(portal.database.db, setup.company.id, (tx) =>
      tx.updateTable('orders').set({ status }).where('id', '=', orderId).execute(),
    )
  return { ...setup, orderNumber, orderId, change, head, setStatus }
}

describe('a changed order', () => {
  it('has the copy of its new place, and the way to it is kept anew', async () => {
    const { orderNumber, orderId, addPlace, sent, change, stops, ask } = await existing()
    const [first, last] = (await sent(orderNumber)).stops
    const { line: before } = await ask(getOrderRoute, { params: { orderNumber } })
    const toronto = await addPlace('Toronto')
    const broker = {
      customsBrokerName: 'Border Brokers',
      customsBrokerContactName: 'Lee Park',
      customsBrokerPhoneNumber: '(312) 555-0188',
      customsBrokerPortOfEntry: 'Detroit',
    }
    const there = { ...last, locationNumber: toronto.locationNumber }
    expect((await change({ ...broker, stops: [first, there] })).status).toBe(200)
    expect((await stops(orderNumber))[1]).toMatchObject({ id: last?.id, locationName: 'Toronto DC' })
    const storedLines = await portal.database.owner
      .selectFrom('orderWays')
      .select('line')
      .where('orderId', '=', orderId)
      .execute()
    const { line } = await ask(getOrderRoute, { params: { orderNumber } })
    expect(storedLines).toEqual([{ line }])
    expect(line.at(-1)).not.toEqual(before.at(-1))
  })

  it('is found by its new reference numbers alone, whose copies stay while they are the same', async () => {
    const { orderId, change, ask } = await existing(() => ({ referenceNumbers: [reference('SO-OLD-7')] as never }))
    const countFound = async (q: string) =>
      (await ask(search, { params: { kind: 'orderReferences' }, query: { q, includeVoided: false } })).length
    const copies = async () => {
      const rows = portal.database.owner.selectFrom('orderReferences').select(['id', 'value'])
      return rows.where('orderId', '=', orderId).where('deletedAt', 'is', null).execute()
    }
    const before = await copies()
    await change({ specialInstructions: 'Ring twice' })
    expect(await copies()).toEqual(before)
    await change({ referenceNumbers: [reference('SO-NEW-8')] })
    expect(await copies()).toEqual([{ id: expect.any(String), value: 'SO-NEW-8' }])
    expect([await countFound('SO-OLD-7'), await countFound('SO-NEW-8')]).toEqual([0, 1])
  })

  it('is announced, as a new one is', async () => {
    const { orderId, orderNumber, company, change } = await existing()
    await change({ specialInstructions: 'Ring twice' })
    const rows = await portal.database.owner
      .selectFrom('system.outbox')
      .select('payload')
      .where('companyId', '=', company.id)
      .where('name', '=', 'orderChanged')
      .orderBy('createdAt')
      .execute()
    expect(rows.map(({ payload }) => payload)).toEqual([
      { id: orderId, orderNumber, action: 'created' },
      { id: orderId, orderNumber, action: 'changed' },
    ])
  })

  it('keeps modes and terms that the company no longer offers, and takes no others', async () => {
    const { admin, change } = await existing()
    await admin.ask(updateOrderDefaultSettings, {
      body: {
        availableFreightTerms: ['Collect'],
        defaultFreightTerm: 'Collect',
        availableShippingModes: ['LTL'],
        defaultShippingMode: 'LTL',
        availableEquipmentTypes: ['InsulatedVan'],
        defaultEquipmentType: 'InsulatedVan',
      },
    })
    expect((await change({ specialInstructions: 'Ring twice' })).status).toBe(200)
    const { status, problem } = await change({ equipmentTypes: ['HighCubeVan'] })
    expect([status, problem.modelState]).toEqual([
      422,
      { equipmentTypes: ['High Cube Van is not allowed by the settings of your company'] },
    ])
  })

  it('is refused with a rate that is not there', async () => {
    const { change, head } = await existing()
    const { status, problem } = await change({ quoteNumberOrId: '0190a2f0-0000-7000-8000-000000000001' })
    expect([status, Object.keys(problem.modelState ?? {})]).toEqual([422, ['quoteNumberOrId']])
    expect((await head()).version).toBe(1)
  })
})

describe('somebody new at a stop', () => {
  it('is added once for all stops of the order', async () => {
    const { orderNumber, stops, company } = await existing(({ pickup, dropoff }) => ({
      stops: [pickup({ contact: kim }), dropoff({ contact: kim })],
    }))
    const ids = (await stops(orderNumber)).map(({ contacts }) => contacts[0]?.contactId)
    expect(ids[0]).toBe(ids[1])
    const people = await inCompany(portal.database.db, company.id, (tx) =>
      tx.selectFrom('contacts').select('id').where('firstName', '=', 'Kim').execute(),
    )
    expect(people).toEqual([{ id: ids[0] }])
  })

  it('stays after he was deleted, also where he is the only one', async () => {
    const { admin, orderNumber, stops, change } = await existing(({ pickup, dropoff }) => ({
      stops: [pickup(), dropoff({ contact: kim })],
    }))
    const id = (await stops(orderNumber))[1]?.contacts[0]?.contactId ?? ''
    await admin.ask(deleteContact, { params: { id } })
    expect((await change({ specialInstructions: 'Ring twice' })).status).toBe(200)
    expect((await stops(orderNumber))[1]?.contacts).toEqual([{ ...kim, contactId: id }])
  })
})

describe('the carrier is asked', () => {
  it('for a contact of a booked order, not for its notes, nor before anybody booked it', async () => {
    const { orderNumber, sent, change, head, setStatus } = await existing()
    const [first, last] = (await sent(orderNumber)).stops
    const isPending = async () => (await head()).hasPendingChangeRequests
    await change({ stops: [{ ...first, contact: kim }, last] })
    expect(await isPending()).toBe(false)
    await setStatus(4)
    await change({ specialInstructions: 'Ring twice' })
    expect(await isPending()).toBe(false)
    await change({ stops: [{ ...first, contact: null }, last] })
    expect(await isPending()).toBe(true)
  })
})

it('who entered the same as somebody else is shown the same on both sides', async () => {
  const { orderNumber, sent, colleague, tryUpdate } = await existing()
  const body = await sent(orderNumber)
  const ben = await colleague('Ben')
  await ben.ask(updateOrder, { body: { ...body, specialInstructions: 'Ring twice', isBlind: true } as never })
  const { status, problem } = await tryUpdate({ ...body, specialInstructions: 'Ring twice' })
  expect(status).toBe(409)
  expect(problem.conflicts).toMatchObject([
    { field: 'isBlind', mine: 'No', theirs: 'Yes' },
    { field: 'specialInstructions', mine: 'Ring twice', theirs: 'Ring twice' },
  ])
})
