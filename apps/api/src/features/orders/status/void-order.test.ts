import { getHistory } from '@lanewise/contract/history'
import { voidOrder, voidOrders } from '@lanewise/contract/orders'
import type { OrderStatusId } from '@lanewise/domain/orders/order-status'
import { orderStatuses, orderStatusLabel, orderStatusNames } from '@lanewise/domain/orders/order-status'
import { beforeAll, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { lockOrder } from '../orders.queries.ts'
import { orderSetup } from '../testing/given.ts'
import { applyOrderStatus } from './apply-order-status.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

async function existing() {
  const setup = await orderSetup(portal)
  const { orderNumber, orderId } = await setup.create()
  const setStatus = (status: OrderStatusId) =>
    inCompany(portal.database.db, setup.company.id, (tx) =>
      tx
        .updateTable('orders')
        .set({ status, voidedAt: status === -2 ? new Date() : null })
        .where('id', '=', orderId)
        .execute(),
    )
  const params = { orderNumber }
  const tryVoid = () => setup.attempt(voidOrder, { params, body: { reason: 'Entered twice' } })
  return { ...setup, orderNumber, orderId, params, setStatus, tryVoid }
}

it('makes it -2 with who, when and why, for good [STATUS-2]', async () => {
  const { ask, orderId, orderNumber, tryVoid, read } = await existing()
  expect((await tryVoid()).status).toBe(200)
  expect(await read(orderNumber)).toMatchObject({
    orderStatusId: -2,
    orderStatus: 'Voided',
    voidedBy: 'Ana Ruiz',
    voidReason: 'Entered twice',
    voidDateTime: expect.any(String),
    version: 2,
  })
  const { data } = await ask(getHistory, { params: { entity: 'order', entityId: orderId } })
  expect(data[0]?.sentences).toEqual(['Ana Ruiz voided the order: Entered twice'])
  const again = await tryVoid()
  expect([again.status, again.problem.message]).toEqual([409, `Order ${orderNumber} is Voided already`])
})

it('has the statuses of its life by number, and refuses an illegal change with 409 naming both states [ORDPAGE-6]', async () => {
  expect(orderStatuses).toEqual({
    Voided: -2,
    Draft: 0,
    Accepted: 1,
    ReadyToShip: 2,
    Tendering: 3,
    Booked: 4,
    InTransit: 5,
    Delivered: 6,
    Invoiced: 7,
  })
  expect(orderStatusLabel('Accepted')).toBe('New')
  const { orderNumber, setStatus, tryVoid, read, person } = await existing()
  for (const name of orderStatusNames) {
    await setStatus(orderStatuses[name])
    expect(await read(orderNumber)).toMatchObject({ orderStatus: name, orderStatusId: orderStatuses[name] })
    if (!['Booked', 'InTransit', 'Delivered', 'Invoiced'].includes(name)) continue
    const { status, problem } = await tryVoid()
    const label = orderStatusLabel(name)
    expect([status, problem.message]).toEqual([409, `Order ${orderNumber} is ${label} and cannot become Voided`])
  }
  // Status changes caused by a shipment use the same function.
  const user = await inCompany(portal.database.db, person.companyId, (tx) => readUser(tx, person.id))
  const becomes = (facts: object) =>
    portal.transactions.as(user as NonNullable<typeof user>, async (ctx) => {
      const order = await lockOrder(ctx.db, orderNumber)
      if (!order) throw new Error('The order is gone')
      return applyOrderStatus(ctx, order, facts)
    })
  await setStatus(7)
  await expect(becomes({ shipmentStatus: 2 })).rejects.toMatchObject({
    status: 409,
    message: `Order ${orderNumber} is Invoiced and cannot become Tendering`,
  })
  await setStatus(1)
  await becomes({ shipmentStatus: 2 })
  expect((await read(orderNumber)).orderStatus).toBe('Tendering')
  await becomes({ shipmentStatus: 3 })
  expect((await read(orderNumber)).orderStatus).toBe('Booked')
})

it('several at once, each by itself, with an answer for each', async () => {
  const { ask, create, orderNumber, setStatus, read } = await existing()
  await setStatus(4)
  const other = await create()
  const body = { orderNumbers: [orderNumber, other.orderNumber, 'O1', other.orderNumber], reason: null }
  expect((await ask(voidOrders, { body })).data).toEqual([
    { orderNumber, isVoided: false, message: `Order ${orderNumber} is Booked and cannot become Voided` },
    { orderNumber: other.orderNumber, isVoided: true, message: null },
    { orderNumber: 'O1', isVoided: false, message: 'This order does not exist or is not yours' },
  ])
  expect((await read(other.orderNumber)).orderStatus).toBe('Voided')
})
