import { bookShipment } from '@lanewise/contract/booking'
import type { Operation } from '@lanewise/contract/operation'
import { voidOrder } from '@lanewise/contract/orders'
import {
  cancelShipment,
  createDraftShipment,
  createShipment,
  dispatchShipment,
  finalizeShipment,
} from '@lanewise/contract/shipments'
import type { OrderStatusId } from '@lanewise/domain/orders/order-status'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import type { Logger } from '#platform/log.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { shipmentSetup } from '../testing/given.ts'
import { compareStatusJob } from './compare-order-status.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof shipmentSetup>>
type CompareJob = ReturnType<typeof compareStatusJob>

async function runJob({ person }: Setup, compareJob: CompareJob) {
  const user = await inCompany(portal.database.db, person.companyId, (tx) => readUser(tx, person.id))
  await portal.transactions.as(user as NonNullable<typeof user>, (ctx) => compareJob.run(ctx, { hour: 0 }, undefined))
}

/** Result of one comparison, without the application log. */
async function compared(setup: Setup) {
  const answer: unknown[] = []
  const log = { error: (facts: unknown) => answer.push(facts) } as unknown as Logger
  let wrong = 0
  await runJob(setup, compareStatusJob({ log, wrongOrders: (count) => (wrong += count) }))
  return { said: answer, wrong }
}

const setStatus = ({ company }: Setup, orderId: string, status: OrderStatusId) =>
  inCompany(portal.database.db, company.id, (tx) =>
    tx.updateTable('orders').set({ status }).where('id', '=', orderId).execute(),
  )

it('finds nothing after any moves that people make, allowed or refused [DEF-56]', async () => {
  const setup = await shipmentSetup(portal)
  const byHand = await setup.byHand()
  const kinds = ['create', 'draft', 'finalize', 'book', 'dispatch', 'cancel', 'void'] as const
  const steps = fc.array(fc.record({ kind: fc.constantFrom(...kinds), order: fc.nat(3), shipment: fc.nat(5) }), {
    minLength: 60,
    maxLength: 60,
  })
  const [walk = []] = fc.sample(steps, { numRuns: 1, seed: 56 })
  const orders = await Promise.all(Array.from({ length: 4 }, () => setup.create()))
  const shipments: { shipmentId: string; shipmentNumber: string }[] = []
  const met = new Set<string>()
  const send = async (operation: Operation, input: object) => {
    const { status, content } = await setup.attempt(operation, input as never)
    expect(status).toBeLessThan(500)
    met.add(`${operation.name} ${status < 300}`)
    return status < 300 ? (content as { shipmentId: string; shipmentNumber: string }) : null
  }
  for (const { kind, order, shipment } of walk) {
    const { orderId = '', orderNumber = '' } = orders[order] ?? {}
    const { shipmentId, shipmentNumber } = shipments.at(-1 - shipment) ?? shipments.at(-1) ?? {}
    if (kind === 'create' || kind === 'draft') {
      const body = { orders: [orderId], ...(kind === 'create' ? { maxBuy: 0 } : { maxBuy: 0, origination: 'Order' }) }
      const made = await send(kind === 'create' ? createShipment : createDraftShipment, { body })
      if (made) shipments.push(made)
    } else if (kind === 'void')
      await send(voidOrder, { params: { orderNumber }, body: { reason: 'Walk' } }).then(async (done) => {
        if (done) orders[order] = await setup.create()
      })
    else if (!shipmentId) continue
    else if (kind === 'book') await send(bookShipment, { params: { shipmentId }, body: byHand })
    else if (kind === 'cancel') await send(cancelShipment, { params: { shipmentNumber }, body: { reason: 'Walk' } })
    else await send(kind === 'finalize' ? finalizeShipment : dispatchShipment, { params: { shipmentNumber } })
    expect(await compared(setup)).toEqual({ said: [], wrong: 0 })
  }
  for (const name of ['createShipment', 'bookShipment', 'cancelShipment'])
    for (const isDone of [true, false]) expect(met).toContain(`${name} ${isDone}`)
  expect(met).toContain('voidOrder true')
})

it('says which orders are wrong and what follows, counts them, and mends nothing', async () => {
  const setup = await shipmentSetup(portal)
  const [booked, waiting] = [await setup.ship(), await setup.ship()]
  await setup.book(booked.shipmentId, await setup.byHand())
  await setStatus(setup, booked.orderId, 1)
  await setStatus(setup, waiting.orderId, 6)
  const { said: answer, wrong } = await compared(setup)
  expect(wrong).toBe(2)
  expect(answer).toHaveLength(2)
  const common = { companyId: setup.company.id, count: 1 }
  const facts = { ...common, stored: 'Accepted', follows: 'Booked', shipmentStatus: 3, examples: [booked.orderNumber] }
  expect(answer).toContainEqual(facts)
  const other = { stored: 'Delivered', follows: 'ReadyToShip', shipmentStatus: 1, examples: [waiting.orderNumber] }
  expect(answer).toContainEqual({ ...common, ...other })
  expect(await setup.readOrder(booked.orderNumber)).toMatchObject({ orderStatus: 'Accepted' })
})

it('raises the count that whoever runs the product watches, once a day for each company', async () => {
  const setup = await shipmentSetup(portal)
  const { orderId } = await setup.ship()
  await setStatus(setup, orderId, 4)
  const scheduledJobs = portal.features.flatMap(({ rounds: own = [] }) => own)
  const compareJob = scheduledJobs.find(({ name }) => name === 'shipments.compare-order-status') as CompareJob
  const count = async () => Number((await portal.metrics.text()).match(/^order_status_mismatches_total (\d+)$/m)?.[1])
  expect(await count()).toBe(0)
  await runJob(setup, compareJob)
  expect(await count()).toBe(1)
  const keys = [8, 31, 32].map((hour) => compareJob.key?.({ hour }))
  expect(keys[0]).toBe(keys[1])
  expect(keys[1]).not.toBe(keys[2])
})
