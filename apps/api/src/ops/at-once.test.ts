import { voidOrder } from '@lanewise/contract/orders'
import { cancelShipment, createShipment } from '@lanewise/contract/shipments'
import { beforeAll, describe, expect, it } from 'vitest'
import { findBroken } from '#commands/must-hold/find-broken.ts'
import { consolidationSetup } from '#features/consolidation/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof consolidationSetup>>
type Orders = { own: { orderId: string; orderNumber: string }; other: { orderId: string; orderNumber: string } }
type Shipped = Orders & { shipmentId: string; shipmentNumber: string }
type Action<T> = (setup: Setup, given: T) => Promise<{ status: number }>

const rewrite: Action<Orders> = (setup, { own }) =>
  setup.tryUpdate({ ...setup.body({ equipmentTypes: ['Reefer'] }), orderNumber: own.orderNumber })

const ofOrders: Record<string, Action<Orders>> = {
  'voids the order': (setup, { own }) =>
    setup.attempt(voidOrder, { params: { orderNumber: own.orderNumber }, body: { reason: null } }),
  'changes the order': rewrite,
  'creates a shipment of it': (setup, { own }) =>
    setup.attempt(createShipment, { body: { orders: [own.orderId], maxBuy: 0 } }),
  'creates a shipment of it and another': (setup, { own, other }) =>
    setup.trySave(own.orderNumber, { orderNumbers: [own.orderNumber, other.orderNumber], version: null }),
  'adds it to a shipment of another': (setup, { own, other }) =>
    setup.trySave(other.orderNumber, { orderNumbers: [other.orderNumber, own.orderNumber], version: null }),
}

const ofShipments: Record<string, Action<Shipped>> = {
  'voids the order': ofOrders['voids the order'] as Action<Orders>,
  'changes the order': rewrite,
  'cancels its shipment': (setup, { shipmentNumber }) =>
    setup.attempt(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No truck' } }),
  'books its shipment': async (setup, { shipmentId }) => setup.tryBook(shipmentId, await setup.byHand()),
  'adds another order to its shipment': (setup, { own, other }) =>
    setup.trySave(own.orderNumber, { orderNumbers: [own.orderNumber, other.orderNumber], version: 1 }),
  'takes it off its shipment': (setup, { own }) => setup.trySave(own.orderNumber, { orderNumbers: [], version: 1 }),
}

/** Each action with each, also with itself. */
const pairsOf = <T>(actions: Record<string, Action<T>>) =>
  Object.entries(actions).flatMap(([name, one], at) =>
    Object.entries(actions)
      .slice(at)
      .map(([otherName, other]) => [name, otherName, one, other] as const),
  )

async function ordersOf(setup: Setup): Promise<Orders> {
  return { own: await setup.create(), other: await setup.create() }
}

async function shipped(setup: Setup): Promise<Shipped> {
  const orders = await ordersOf(setup)
  return { ...orders, ...(await setup.ask(createShipment, { body: { orders: [orders.own.orderId], maxBuy: 0 } })) }
}

async function atOnce<T>(setup: Setup, given: T, actions: readonly Action<T>[]) {
  const answers = await Promise.all(actions.map((action) => action(setup, given)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(statuses.some((status) => status < 300)).toBe(true)
  expect(await findBroken(portal.database.db, setup.company.id)).toEqual([])
}

const rounds = 3

describe('two people at the same moment, of whom', () => {
  it.each(pairsOf(ofOrders))(
    'one %s and one %s, leave orders and shipments as they must be',
    async (_one, _other, ...actions) => {
      const setup = await consolidationSetup(portal)
      for (let round = 0; round < rounds; round += 1) await atOnce(setup, await ordersOf(setup), actions)
    },
  )

  it.each(pairsOf(ofShipments))(
    'one %s and one %s, leave its shipment as it must be',
    async (_one, _other, ...actions) => {
      const setup = await consolidationSetup(portal)
      for (let round = 0; round < rounds; round += 1) await atOnce(setup, await shipped(setup), actions)
    },
  )
})
