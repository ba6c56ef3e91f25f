import {
  addRateRequestCarriers,
  noteRequestOpened,
  remindCarriers,
  setTargetPrice,
} from '@lanewise/contract/rate-requests'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { type Carrier, decline, offer, rateSetup, requestFromTwo } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof rateSetup>>

const remind = (setup: Setup, shipmentNumber: string, lineId: string | null = null) =>
  setup.attempt(remindCarriers, { params: { shipmentNumber }, body: { lineId } })
const aim = (setup: Setup, shipmentNumber: string, target: number | null) =>
  setup.attempt(setTargetPrice, { params: { shipmentNumber }, body: { target } })
const add = (setup: Setup, shipmentNumber: string, carriers: readonly Carrier[]) =>
  setup.attempt(addRateRequestCarriers, {
    params: { shipmentNumber },
    body: { carriers: carriers.map(({ carrierId, email }) => ({ carrierId, emails: [email] })) },
  })
const noteOpened = (token: string) => portal.as(null).attempt(noteRequestOpened, { params: { token } })
const kindsTo = async (email: string) => (await mailsTo(portal, email)).map(({ kind }) => kind)
const outcomeOf = ({ status, problem }: { status: number; problem: { message?: string } }) => [status, problem.message]

describe('the target price of a rate request', () => {
  it('is shown to the shipper, is part of the history, and is in nothing that a carrier gets', async () => {
    const setup = await rateSetup(portal)
    const able = await setup.addNetworkCarrier('Able')
    const { shipmentNumber, shipmentId } = await setup.ship()
    await setup.request(shipmentNumber, [able], { target: 3457.89 })
    expect(await setup.requests(shipmentNumber)).toMatchObject([{ target: 3457.89 }])
    expect((await aim(setup, shipmentNumber, 3311.22)).status).toBe(200)
    expect(await setup.requests(shipmentNumber)).toMatchObject([{ target: 3311.22 }])
    expect(await setup.sentences(shipmentId)).toContain('Ana Ruiz changed Target price from $3,457.89 to $3,311.22')
    const token = await setup.tokenTo(able.email)
    await remind(setup, shipmentNumber)
    const answered = await setup.answer(token, offer(3400))
    const seen = JSON.stringify([
      await mailsTo(portal, able.email),
      (await setup.open(token)).content,
      answered.content,
    ])
    expect(seen).toContain('3400')
    for (const secret of ['3457', '3,457', '3311', '3,311', 'target', 'Target']) expect(seen).not.toContain(secret)
    expect((await aim(setup, shipmentNumber, null)).status).toBe(200)
    expect(await setup.requests(shipmentNumber)).toMatchObject([{ target: null }])
  })

  it('is above 0, and set by who may ask, within the company, while the request is open', async () => {
    const { setup, shipmentNumber } = await requestFromTwo(portal)
    expect(outcomeOf(await aim(setup, shipmentNumber, 0))).toEqual([400, 'Enter a target above 0'])
    expect((await aim(setup, shipmentNumber, 10.005)).status).toBe(400)
    const stranger = await rateSetup(portal, { permissions: ['ViewShipment', 'BookShipment', 'RecordResponse'] })
    expect((await aim(stranger, shipmentNumber, 10)).status).toBe(403)
    expect((await aim(await rateSetup(portal), shipmentNumber, 10)).status).toBe(404)
    const { version } = await setup.read(shipmentNumber)
    expect((await aim(setup, shipmentNumber, null)).content).toMatchObject({ version })
    await setup.cancelRequest(shipmentNumber)
    expect(outcomeOf(await aim(setup, shipmentNumber, 10))).toEqual([
      409,
      `No carrier is being asked for a rate for shipment ${shipmentNumber}`,
    ])
  })
})

describe('a reminder', () => {
  it('goes to a carrier that has not answered, with a link that works beside the first, and is seen by the shipper', async () => {
    const { setup, able, baker, shipmentId, shipmentNumber } = await requestFromTwo(portal)
    const { id } = await setup.lineOf(shipmentNumber, 'Able')
    const answer = await remind(setup, shipmentNumber, id)
    expect([answer.status, answer.content]).toMatchObject([200, { carriers: ['Able'] }])
    expect(await kindsTo(able.email)).toEqual(['rate-request', 'rate-request-reminder'])
    expect(await kindsTo(baker.email)).toEqual(['rate-request'])
    const reminder = (await mailsTo(portal, able.email)).at(-1)
    expect(reminder?.subject).toBe(`Reminder: rate request ${shipmentNumber}: Chicago, IL to Dallas, TX`)
    expect(JSON.stringify(reminder)).toContain('is still waiting for an answer and asks Able for a rate')
    const second = JSON.stringify(reminder).match(/public\/rate-requests\/([\w-]{43})/)?.[1] ?? ''
    const first = await setup.tokenTo(able.email)
    expect(second).not.toBe(first)
    for (const token of [first, second]) expect((await setup.open(token)).status).toBe(200)
    expect(await setup.lineOf(shipmentNumber, 'Able')).toMatchObject({ remindedAt: expect.stringMatching(/^20/) })
    expect(await setup.lineOf(shipmentNumber, 'Baker')).toMatchObject({ remindedAt: null })
    expect(await setup.sentences(shipmentId)).toContain('Ana Ruiz reminded Able of the rate request')
  })

  it('goes once, however often and however fast it is asked for, and again after half an hour', async () => {
    const { setup, able, baker, shipmentNumber } = await requestFromTwo(portal)
    const { id } = await setup.lineOf(shipmentNumber, 'Able')
    const clicks = await Promise.all(Array.from({ length: 6 }, () => remind(setup, shipmentNumber, id)))
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(clicks.find(({ status }) => status === 409)?.problem.message).toBe(
      'Able was reminded less than 30 minutes ago',
    )
    const all = await remind(setup, shipmentNumber)
    expect(all.content).toMatchObject({ carriers: ['Baker'] })
    expect(outcomeOf(await remind(setup, shipmentNumber))).toEqual([
      409,
      'No carriers to remind: all have answered or were just reminded',
    ])
    for (const { email } of [able, baker])
      expect(await kindsTo(email)).toEqual(['rate-request', 'rate-request-reminder'])
    const halfAnHourAgo = new Date(Date.now() - 30 * 60_000)
    await inCompany(portal.database.db, setup.company.id, (tx) =>
      tx.updateTable('rateRequestLines').set({ remindedAt: halfAnHourAgo }).execute(),
    )
    expect((await remind(setup, shipmentNumber)).content).toMatchObject({ carriers: expect.arrayContaining(['Able']) })
  })

  it('goes to nobody who answered, of another company, by who may not ask, or after the time is over', async () => {
    const { setup, able, baker, shipmentNumber } = await requestFromTwo(portal)
    await setup.answer(await setup.tokenTo(able.email), offer(1500))
    const [{ id: answered }, { id: waits }] = [
      await setup.lineOf(shipmentNumber, 'Able'),
      await setup.lineOf(shipmentNumber, 'Baker'),
    ]
    expect(outcomeOf(await remind(setup, shipmentNumber, answered))).toEqual([409, 'Able has already answered'])
    const other = await requestFromTwo(portal)
    expect((await remind(other.setup, shipmentNumber, waits)).status).toBe(404)
    expect((await remind(other.setup, other.shipmentNumber, waits)).status).toBe(404)
    const stranger = await rateSetup(portal, { permissions: ['ViewShipment', 'BookShipment', 'RecordResponse'] })
    expect((await remind(stranger, shipmentNumber, waits)).status).toBe(403)
    await setup.overdue()
    expect(outcomeOf(await remind(setup, shipmentNumber, waits))).toEqual([409, 'The time to reply has passed'])
    expect(await kindsTo(baker.email)).toEqual(['rate-request'])
  })
})

describe('further carriers', () => {
  it('are asked until the same moment with the same words, and answer beside the first', async () => {
    const { setup, able, shipmentId, shipmentNumber } = await requestFromTwo(portal)
    const cole = await setup.addNetworkCarrier('Cole')
    await setup.answer(await setup.tokenTo(able.email), offer(1500))
    const [before] = await setup.requests(shipmentNumber)
    expect((await add(setup, shipmentNumber, [cole])).status).toBe(201)
    const [mail] = await mailsTo(portal, cole.email)
    expect(JSON.stringify(mail)).toContain('Quote all in.')
    const load = (await setup.open(await setup.tokenTo(cole.email))).content
    expect(load).toMatchObject({ carrierName: 'Cole', expiresAt: before?.replyBy })
    await setup.answer(await setup.tokenTo(cole.email), offer(1400))
    expect(await setup.lines(shipmentNumber)).toEqual(['Cole Offered 1400', 'Able Offered 1500', 'Baker Pending'])
    expect(await setup.requests(shipmentNumber)).toHaveLength(1)
    expect((await setup.sentences(shipmentId)).some((text) => /requested rates from Cole, until/.test(text))).toBe(true)
  })

  it('are refused where they are asked already, are too many, cannot be booked, or nobody is asked', async () => {
    const { setup, able, shipmentNumber } = await requestFromTwo(portal)
    const cole = await setup.addNetworkCarrier('Cole')
    expect(outcomeOf(await add(setup, shipmentNumber, [cole, able]))).toEqual([409, 'Able has already been asked'])
    expect(await kindsTo(cole.email)).toEqual([])
    const clicks = await Promise.all(Array.from({ length: 4 }, () => add(setup, shipmentNumber, [cole])))
    expect(clicks.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await kindsTo(cole.email)).toEqual(['rate-request'])
    const many = await Promise.all(Array.from({ length: 48 }, (_, index) => setup.addNetworkCarrier(`More ${index}`)))
    expect(outcomeOf(await add(setup, shipmentNumber, many))).toEqual([400, 'At most 50 carriers per rate request'])
    expect((await add(setup, shipmentNumber, many.slice(1))).status).toBe(201)
    const other = await requestFromTwo(portal)
    expect((await add(other.setup, shipmentNumber, [cole])).status).toBe(404)
    expect((await add(other.setup, other.shipmentNumber, [cole])).status).toBe(404)
    const elsewhere = await setup.ship()
    expect((await add(setup, elsewhere.shipmentNumber, [cole])).status).toBe(409)
    const stranger = await rateSetup(portal, { permissions: ['ViewShipment', 'BookShipment', 'RecordResponse'] })
    expect((await add(stranger, shipmentNumber, [cole])).status).toBe(403)
  })
})

describe('a carrier that opens its link', () => {
  it('is counted with its last time, is in the history once, and is not counted once its link has ended', async () => {
    const { setup, able, baker, shipmentId, shipmentNumber } = await requestFromTwo(portal)
    expect(await setup.lineOf(shipmentNumber, 'Able')).toMatchObject({ openCount: 0, lastOpenedAt: null })
    const token = await setup.tokenTo(able.email)
    await setup.open(token)
    expect(await setup.lineOf(shipmentNumber, 'Able')).toMatchObject({ openCount: 0 })
    expect((await noteOpened(token)).content).toEqual({ openCount: 1 })
    const first = (await setup.lineOf(shipmentNumber, 'Able')).lastOpenedAt ?? ''
    expect((await noteOpened(token)).content).toEqual({ openCount: 2 })
    const line = await setup.lineOf(shipmentNumber, 'Able')
    expect(line).toMatchObject({ openCount: 2, state: 'Pending' })
    expect((line.lastOpenedAt ?? '') > first).toBe(true)
    expect(await setup.lineOf(shipmentNumber, 'Baker')).toMatchObject({ openCount: 0 })
    const opened = (await setup.sentences(shipmentId)).filter((text) => text.includes('opened the rate request'))
    expect(opened).toEqual(['Able (link) opened the rate request'])
    const bakers = await setup.tokenTo(baker.email)
    await setup.answer(bakers, decline())
    expect((await noteOpened(bakers)).status).toBe(410)
    expect((await noteOpened('x'.repeat(43))).status).toBe(410)
    await setup.overdue()
    expect((await noteOpened(token)).status).toBe(410)
    expect(await setup.lineOf(shipmentNumber, 'Able')).toMatchObject({ openCount: 2 })
  })
})
