import { createHmac } from 'node:crypto'
import { createCarrier } from '@lanewise/contract/carriers'
import {
  createWebhook,
  createWebhookSecret,
  getWebhookDeliveries,
  getWebhooks,
  redeliverWebhook,
  removeWebhook,
  setWebhookPaused,
  updateWebhook,
} from '@lanewise/contract/webhooks'
import { permissions } from '@lanewise/domain/access/permissions'
import { hourMs } from '@lanewise/domain/shared/units'
import type { WebhookTopic } from '@lanewise/domain/webhooks/topics'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { tenderDeps } from '#features/tenders/testing/given.ts'
import { type ReceivedCall, webhookReceiver } from '#features/tenders/testing/webhook-receiver.ts'
import type { Person } from '#platform/testing/given.ts'
import { startSettingsPortal, startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { runHourlyJob, runQueued } from '#platform/testing/run-jobs.ts'
import { deliverJob } from './deliveries/deliver.ts'

let portal: TestPortal
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => {
  portal = await startSettingsPortal({ WEBHOOK_PRIVATE_HOSTS: 'true', WEBHOOK_TIMEOUT_MS: '1500' })
  receiver = await webhookReceiver()
})
afterEach(() => {
  receiver.calls.length = 0
})
afterAll(async () => {
  await receiver.close()
  await portal.close()
})

type Setup = Awaited<ReturnType<typeof shipmentSetup>>

/** Webhook actions of an admin, and the queue of a running portal. */
async function withWebhook(setup: Setup, topics: WebhookTopic[] = ['shipment'], url = receiver.url) {
  const person = await portal.given.person({ company: setup.company, permissions })
  const admin = portal.as(person)
  const { id, secret } = await admin.ask(createWebhook, { body: { name: 'Warehouse', url, topics } })
  const params = { webhookId: id }
  const clear = () =>
    sql`delete from system.outbox where company_id = ${setup.company.id}`.execute(portal.database.owner)
  await clear()
  portal.queued.length = 0
  return {
    id,
    secret,
    person,
    admin,
    params,
    /** Processes all announced events and sends the queued deliveries. */
    tell: async () => {
      for (const consumer of ['shipment', 'on-time', 'order', 'tender'])
        await react(portal, person, `webhooks.${consumer}`)
      await clear()
      await send(person)
    },
    deliveries: async () => (await admin.ask(getWebhookDeliveries, { params })).data,
    listed: async () => (await admin.ask(getWebhooks, {})).data[0],
    redeliver: (deliveryId: string) => admin.attempt(redeliverWebhook, { params: { ...params, deliveryId } }),
    pause: (isPaused: boolean) => admin.ask(setWebhookPaused, { params, body: { isPaused } }),
  }
}

/** Sends until only deliveries with a later schedule remain. */
async function send(person: Person) {
  while (portal.queued.some(({ name }) => name === 'webhooks.deliver'))
    await runQueued(portal, person, 'webhooks.deliver')
}
/** Runs the attempts whose pause is over. */
async function pausesOver(person: Person) {
  await sql`update webhooks set rests_until = rests_until - interval '1 minute'`.execute(portal.database.owner)
  await runQueued(portal, person, 'webhooks.retry')
  await send(person)
}
const secondsAhead = () =>
  portal.queued
    .filter(({ name }) => name === 'webhooks.retry')
    .map(({ payload }) => (payload as { seconds: number }).seconds)

describe('a webhook', () => {
  it('is registered, changed, paused and removed by an admin, each with its trace', async () => {
    const setup = await shipmentSetup(portal)
    const { id, admin, params, listed, pause } = await withWebhook(setup, ['shipment', 'order'])
    expect(await listed()).toMatchObject({
      id,
      name: 'Warehouse',
      url: receiver.url,
      topics: ['shipment', 'order'],
      isPaused: false,
      createdBy: 'Ana Ruiz',
      lastDelivery: null,
      waiting: 0,
    })
    const body = { name: 'Depot', url: 'https://depot.example.com/in', topics: ['tender' as const] }
    await admin.ask(updateWebhook, { params, body })
    await admin.ask(updateWebhook, { params, body })
    expect(await listed()).toMatchObject(body)
    await pause(true)
    await pause(true)
    expect(await listed()).toMatchObject({ isPaused: true })
    await admin.ask(removeWebhook, { params })
    expect(await listed()).toBeUndefined()
    expect((await admin.attempt(updateWebhook, { params, body })).status).toBe(404)
    const { rows } = await sql<{ action: string; changes: Record<string, unknown> }>`
      select action, changes from audit_entries where entity = 'webhook' and entity_id = ${id} order by at, id`.execute(
      portal.database.owner,
    )
    expect(rows.map(({ action, changes }) => [action, ...Object.keys(changes).sort()])).toEqual([
      ['created', 'name', 'topics', 'url'],
      ['changed', 'name', 'topics', 'url'],
      ['changed', 'isPaused'],
      ['deleted', 'name'],
    ])
    expect(JSON.stringify(rows)).not.toContain('secret')
  })

  it('is the business of admins alone', async () => {
    const setup = await shipmentSetup(portal)
    const { id } = await withWebhook(setup)
    const most = permissions.filter((name) => name !== 'InsuranceSettings')
    const other = portal.as(await portal.given.person({ company: setup.company, permissions: most }))
    expect((await other.attempt(getWebhooks, {})).status).toBe(403)
    expect((await other.attempt(removeWebhook, { params: { webhookId: id } })).status).toBe(403)
    const strangers = await shipmentSetup(portal)
    const theirs = await strangers.admin.attempt(getWebhookDeliveries, { params: { webhookId: id } })
    expect(theirs.status).toBe(404)
  })

  it('needs a name, an address and something to be told of', async () => {
    const setup = await shipmentSetup(portal)
    const { admin } = await withWebhook(setup)
    const refused = await admin.attempt(createWebhook, { body: { name: ' ', url: 'ftp://x', topics: [] } })
    expect([refused.status, refused.problem.modelState]).toEqual([
      400,
      {
        name: ['Enter a name for the webhook'],
        url: ['Enter an address that begins with https://'],
        topics: ['Choose at least one kind of events'],
      },
    ])
  })

  it('does not lead into the own network, where nobody allowed that', async () => {
    const closed = await startTestPortal({ shared: portal.database })
    try {
      const setup = await shipmentSetup(closed)
      const admin = closed.as(await closed.given.person({ company: setup.company, permissions }))
      const attempt = async (url: string) => {
        const { status, problem } = await admin.attempt(createWebhook, { body: { name: 'In', url, topics: ['order'] } })
        return [status, problem?.modelState?.url?.[0]]
      }
      expect(await attempt('https://169.254.169.254/latest')).toEqual([400, expect.stringContaining('network')])
      expect(await attempt('http://hooks.example.com')).toEqual([400, 'Enter an address that begins with https://'])
      const { id } = await admin.ask(createWebhook, {
        body: { name: 'Out', url: 'https://hooks.example.com', topics: ['order'] },
      })
      const body = { name: 'Out', url: 'https://localhost/', topics: ['order' as const] }
      expect((await admin.attempt(updateWebhook, { params: { webhookId: id }, body })).status).toBe(400)
    } finally {
      await closed.close()
    }
  })
})

describe('a delivery', () => {
  it('tells what happened, signed with the secret over its time and body', async () => {
    const setup = await shipmentSetup(portal)
    const hook = await withWebhook(setup)
    const { shipmentId, shipmentNumber } = await setup.ship()
    await setup.book(shipmentId, await setup.byHand())
    await hook.tell()
    expect(receiver.calls.map(({ body }) => body.event)).toEqual(['shipment.created', 'shipment.booked'])
    const { headers, text, body } = receiver.calls[1] as ReceivedCall
    const [delivery] = await hook.deliveries()
    expect(body).toMatchObject({
      deliveryId: delivery?.id,
      event: 'shipment.booked',
      createdAt: expect.any(String),
      data: {
        shipmentId,
        shipmentNumber,
        shipmentStatus: 3,
        shipmentStatusName: 'Booked',
        carrierName: expect.any(String),
      },
    })
    const timestamp = String(headers['x-lanewise-timestamp'])
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
    const signature = createHmac('sha256', hook.secret).update(`${timestamp}.${text}`).digest('hex')
    expect(headers['x-lanewise-signature']).toBe(`sha256=${signature}`)
    expect(headers['x-lanewise-delivery']).toBe(delivery?.id)
    expect(delivery).toMatchObject({
      event: 'shipment.booked',
      about: shipmentNumber,
      state: 'Delivered',
      attempts: 1,
      responseStatus: 200,
      responseMilliseconds: expect.any(Number),
      attemptedAt: expect.any(String),
      reason: null,
      nextAttemptAt: null,
    })
    expect(await hook.listed()).toMatchObject({ lastDelivery: { state: 'Delivered', responseStatus: 200 }, waiting: 0 })
  })

  it('goes to whoever registered for its kind of events, in its company and no other', async () => {
    const [setup, other] = [await shipmentSetup(portal), await shipmentSetup(portal)]
    await withWebhook(other, ['shipment', 'order'])
    const hook = await withWebhook(setup, ['order'])
    await setup.ship()
    await hook.tell()
    expect([...new Set(receiver.calls.map(({ body }) => String(body.event).split('.')[0]))]).toEqual(['order'])
    expect(receiver.calls.at(-1)?.body.data).toMatchObject({
      orderNumber: expect.any(String),
      orderStatus: 'ReadyToShip',
    })
  })

  it('tells of offers: sent, answered, withdrawn', async () => {
    const setup = await tenderDeps(portal)
    const laneId = await setup.addLane()
    const able = await setup.addLaneCarrier(laneId, 'Able', 1500)
    await setup.addLaneCarrier(laneId, 'Baker', 1600)
    const hook = await withWebhook(setup, ['tender'])
    const { shipmentNumber } = await setup.ship()
    await setup.start(shipmentNumber)
    await setup.answer(await setup.tokenTo(able.email), { answer: 'Rejected', rejectReason: 'NoCapacity' })
    await setup.withdraw(shipmentNumber)
    await hook.tell()
    expect(receiver.calls.map(({ body }) => body.event)).toEqual([
      'tender.sent',
      'tender.rejected',
      'tender.sent',
      'tender.withdrawn',
    ])
    expect(receiver.calls[3]?.body.data).toMatchObject({
      shipmentNumber,
      tenderState: 'Withdrawn',
      offers: [
        { position: 1, carrierName: 'Able', state: 'Rejected', rejectReason: 'NoCapacity' },
        { position: 2, carrierName: 'Baker', state: 'Withdrawn', rejectReason: null },
      ],
    })
  })

  it('tells of offers that expire, and of those that cannot be sent', async () => {
    const setup = await tenderDeps(portal)
    const laneId = await setup.addLane()
    await setup.addLaneCarrier(laneId, 'Able', 1500)
    const { carrierId } = await setup.addLaneCarrier(laneId, 'Baker', 1600)
    await sql`update carriers set email = null where id = ${carrierId}`.execute(portal.database.owner)
    const hook = await withWebhook(setup, ['tender'])
    const { shipmentNumber } = await setup.ship()
    await setup.start(shipmentNumber)
    await setup.letExpire()
    await hook.tell()
    expect(receiver.calls.map(({ body }) => body.event)).toEqual(['tender.sent', 'tender.expired', 'tender.skipped'])
  })

  it('that is not taken is tried again after 1, 5, 15 and 60 minutes and then hourly, for a day', async () => {
    const setup = await shipmentSetup(portal)
    const hook = await withWebhook(setup)
    await setup.ship()
    receiver.next(500, 'hang', { redirectTo: `${receiver.url}/elsewhere` }, 404, 503)
    await hook.tell()
    const recorded: unknown[] = []
    const note = async () => {
      const [delivery] = await hook.deliveries()
      recorded.push([
        delivery?.state,
        delivery?.attempts,
        delivery?.responseStatus,
        delivery?.reason,
        secondsAhead()[0],
      ])
    }
    await note()
    for (let count = 0; count < 4; count += 1) {
      await pausesOver(hook.person)
      await note()
    }
    expect(recorded).toEqual([
      ['Waiting', 1, 500, 'The webhook answered 500', 60],
      ['Waiting', 2, null, 'The webhook did not answer within 1.5 s', 300],
      ['Waiting', 3, 307, 'The webhook answered 307 with a redirect', 900],
      ['Waiting', 4, 404, 'The webhook answered 404', 3600],
      ['Waiting', 5, 503, 'The webhook answered 503', 3600],
    ])
    expect(await hook.listed()).toMatchObject({ waiting: 1, lastDelivery: { state: 'Waiting', responseStatus: 503 } })
    const [delivery] = await hook.deliveries()
    expect(Date.parse(delivery?.nextAttemptAt ?? '') - Date.parse(delivery?.attemptedAt ?? '')).toBe(3_600_000)
    await sql`update webhook_deliveries set first_attempt_at = now() - interval '23 hours 30 minutes'
      where id = ${delivery?.id}`.execute(portal.database.owner)
    receiver.next(500)
    await pausesOver(hook.person)
    expect((await hook.deliveries())[0]).toMatchObject({ state: 'Failed', attempts: 6, nextAttemptAt: null })
    expect(secondsAhead()).toEqual([])
    expect(receiver.calls).toHaveLength(6)
    expect(new Set(receiver.calls.map(({ headers }) => headers['x-lanewise-delivery'])).size).toBe(1)
  })

  it('of one record waits for the one before; those of others do not', async () => {
    const setup = await shipmentSetup(portal)
    const hook = await withWebhook(setup)
    const one = await setup.ship()
    await setup.book(one.shipmentId, await setup.byHand())
    const other = await setup.ship()
    receiver.next(500)
    await hook.tell()
    const received = () =>
      receiver.calls.map(({ body }) => [body.event, (body.data as { shipmentNumber: string }).shipmentNumber])
    expect(received()).toEqual([
      ['shipment.created', one.shipmentNumber],
      ['shipment.created', other.shipmentNumber],
    ])
    await pausesOver(hook.person)
    expect(received().slice(2)).toEqual([
      ['shipment.created', one.shipmentNumber],
      ['shipment.booked', one.shipmentNumber],
    ])
    expect(await hook.listed()).toMatchObject({ waiting: 0 })
  })

  it('waits while its webhook is paused, and goes out in its order afterwards', async () => {
    const setup = await shipmentSetup(portal)
    const hook = await withWebhook(setup)
    await hook.pause(true)
    const { shipmentId } = await setup.ship()
    await setup.book(shipmentId, await setup.byHand())
    await hook.tell()
    expect(receiver.calls).toEqual([])
    expect(await hook.listed()).toMatchObject({ waiting: 2 })
    const [waiting] = await hook.deliveries()
    const refused = await hook.redeliver(waiting?.id ?? '')
    expect([refused.status, refused.problem.message]).toEqual([409, 'Webhook Warehouse is paused'])
    await hook.pause(false)
    await send(hook.person)
    expect(receiver.calls.map(({ body }) => body.event)).toEqual(['shipment.created', 'shipment.booked'])
  })

  it('is not sent once its webhook is removed', async () => {
    const setup = await shipmentSetup(portal)
    const hook = await withWebhook(setup)
    await setup.ship()
    receiver.next(500)
    await hook.tell()
    await hook.admin.ask(removeWebhook, { params: hook.params })
    await setup.ship()
    await hook.tell()
    await pausesOver(hook.person)
    expect(receiver.calls).toHaveLength(1)
  })

  it('is sent again when somebody asks for it, with the new secret once there is one', async () => {
    const setup = await shipmentSetup(portal)
    const hook = await withWebhook(setup)
    await setup.ship()
    receiver.next(500)
    await hook.tell()
    const [delivery] = await hook.deliveries()
    const { secret } = await hook.admin.ask(createWebhookSecret, { params: hook.params })
    expect(secret).not.toBe(hook.secret)
    expect((await hook.redeliver(delivery?.id ?? '')).status).toBe(200)
    expect((await hook.deliveries())[0]).toMatchObject({ state: 'Waiting', attempts: 0, nextAttemptAt: null })
    await send(hook.person)
    const { headers, text } = receiver.calls[1] as ReceivedCall
    const signature = createHmac('sha256', secret).update(`${headers['x-lanewise-timestamp']}.${text}`).digest('hex')
    expect(headers['x-lanewise-signature']).toBe(`sha256=${signature}`)
    expect((await hook.deliveries())[0]).toMatchObject({ state: 'Delivered', attempts: 1 })
    // The previously scheduled attempt has nothing left to do.
    await pausesOver(hook.person)
    expect(receiver.calls).toHaveLength(2)
    expect((await hook.redeliver(delivery?.id ?? '')).status).toBe(200)
    await send(hook.person)
    expect(receiver.calls).toHaveLength(3)
    const history = await sql<{ changes: Record<string, [null, string]> }>`select changes from audit_entries
      where entity = 'webhook' and entity_id = ${hook.id} and changes ? 'redelivery'`.execute(portal.database.owner)
    expect(history.rows[0]?.changes.redelivery?.[1]).toBe(`shipment.created of ${delivery?.about}`)
    const another = await withWebhook(setup)
    const foreign = await another.admin.attempt(redeliverWebhook, {
      params: { webhookId: another.id, deliveryId: delivery?.id ?? '' },
    })
    expect(foreign.status).toBe(404)
  })

  it('is forgotten after 30 days', async () => {
    const setup = await shipmentSetup(portal)
    const hook = await withWebhook(setup)
    await setup.ship()
    await setup.ship()
    await hook.tell()
    const [newest, oldest] = await hook.deliveries()
    await sql`update webhook_deliveries set created_at = ${new Date(Date.now() - (30 * 24 + 1) * hourMs)} where id = ${oldest?.id}`.execute(
      portal.database.owner,
    )
    await sql`update webhook_deliveries set created_at = ${new Date(Date.now() - (29 * 24 + 23) * hourMs)} where id = ${newest?.id}`.execute(
      portal.database.owner,
    )
    await runHourlyJob(portal, setup.company.id, 'webhooks.forget-deliveries')
    expect((await hook.deliveries()).map(({ id }) => id)).toEqual([newest?.id])
  })
})

it('a company takes some of the places for deliveries, however many webhooks it has', () => {
  const { group, atOnce = 0, atOncePerGroup = 0 } = deliverJob({ timeoutMs: 1, toPrivateHosts: false })
  const delivery = { deliveryId: 'd', recordId: 'r', round: 1, attempt: 0, turn: 0 }
  const groups = new Set(Array.from({ length: 100 }, (_, n) => group?.({ ...delivery, webhookId: `webhook ${n}` })))
  expect(groups.size).toBeGreaterThan(1)
  expect(groups.size * atOncePerGroup * 2).toBeLessThan(atOnce)
})

describe('a webhook that does not answer', () => {
  const manyShipments = async (setup: Setup, count: number) => {
    for (let made = 0; made < count; made += 1) await setup.ship()
  }
  const look = async (person: Person) => {
    await sql`update webhooks set rests_until = rests_until - interval '1 minute'`.execute(portal.database.owner)
    await runQueued(portal, person, 'webhooks.look')
    await send(person)
  }

  it('gets no more after five calls; the others wait, one is tried at a time, and all follow when it is back', async () => {
    const setup = await shipmentSetup(portal)
    const hook = await withWebhook(setup)
    await manyShipments(setup, 8)
    receiver.next(...Array<number>(6).fill(503))
    await hook.tell()
    expect(receiver.calls).toHaveLength(5)
    expect(await hook.listed()).toMatchObject({ isFailing: true, failures: 5, waiting: 8 })
    await setup.ship()
    await hook.tell()
    expect(receiver.calls).toHaveLength(5)
    await look(hook.person)
    expect(receiver.calls).toHaveLength(6)
    expect(await hook.listed()).toMatchObject({ isFailing: true, failures: 6, waiting: 9 })
    await look(hook.person)
    // Four that were never tried follow the one that got through; the others wait for their next attempt.
    expect(await hook.listed()).toMatchObject({ isFailing: false, failures: 0, waiting: 6 })
    await pausesOver(hook.person)
    expect(await hook.listed()).toMatchObject({ waiting: 0 })
    expect(new Set(receiver.calls.slice(6).map(({ headers }) => headers['x-lanewise-delivery'])).size).toBe(9)
  })

  it('is tried at once when somebody sends a delivery again, or gives it another address', async () => {
    const setup = await shipmentSetup(portal)
    const hook = await withWebhook(setup)
    await manyShipments(setup, 6)
    receiver.next(...Array<number>(6).fill(503))
    await hook.tell()
    const [delivery] = await hook.deliveries()
    await hook.redeliver(delivery?.id ?? '')
    await send(hook.person)
    expect(receiver.calls).toHaveLength(6)
    await hook.admin.ask(updateWebhook, {
      params: hook.params,
      body: { name: 'Warehouse', url: `${receiver.url}/new`, topics: ['shipment'] },
    })
    expect(await hook.listed()).toMatchObject({ isFailing: false, failures: 0 })
    await setup.ship()
    await hook.tell()
    expect(receiver.calls).toHaveLength(7)
  })

  it('has what waited for a day marked as failed', async () => {
    const setup = await shipmentSetup(portal)
    const hook = await withWebhook(setup)
    await manyShipments(setup, 7)
    receiver.next(...Array<number>(7).fill(503))
    await hook.tell()
    await sql`update webhook_deliveries set created_at = created_at - interval '25 hours',
      first_attempt_at = first_attempt_at - interval '25 hours' where webhook_id = ${hook.id}`.execute(
      portal.database.owner,
    )
    await look(hook.person)
    const deliveries = await hook.deliveries()
    expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(['Failed']))
    expect(deliveries[0]?.reason).toBe('The webhook did not answer for a day')
    await setup.ship()
    await hook.tell()
    expect(receiver.calls).toHaveLength(6)
  })
})

it('nothing is told of where nobody registered', async () => {
  const setup = await shipmentSetup(portal)
  const hook = await withWebhook(setup, ['tender'])
  await setup.admin.ask(createCarrier, { body: { name: 'Quiet', dotNumber: '8123456', modes: ['TL'] } })
  await setup.ship()
  await hook.tell()
  expect(await hook.deliveries()).toEqual([])
})
