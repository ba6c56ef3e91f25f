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
import { type Carrier, decline, offer, rateDesk, twoAsked } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Desk = Awaited<ReturnType<typeof rateDesk>>

const remind = (desk: Desk, shipmentNumber: string, lineId: string | null = null) =>
  desk.attempt(remindCarriers, { params: { shipmentNumber }, body: { lineId } })
const aim = (desk: Desk, shipmentNumber: string, target: number | null) =>
  desk.attempt(setTargetPrice, { params: { shipmentNumber }, body: { target } })
const add = (desk: Desk, shipmentNumber: string, carriers: readonly Carrier[]) =>
  desk.attempt(addRateRequestCarriers, {
    params: { shipmentNumber },
    body: { carriers: carriers.map(({ carrierId, email }) => ({ carrierId, emails: [email] })) },
  })
const noteOpened = (token: string) => portal.as(null).attempt(noteRequestOpened, { params: { token } })
const kindsTo = async (email: string) => (await mailsTo(portal, email)).map(({ kind }) => kind)
const said = ({ status, problem }: { status: number; problem: { message?: string } }) => [status, problem.message]

describe('the target price of a rate request', () => {
  it('is shown to the shipper, is part of the history, and is in nothing that a carrier gets', async () => {
    const desk = await rateDesk(portal)
    const able = await desk.addNetworkCarrier('Able')
    const { shipmentNumber, shipmentId } = await desk.ship()
    await desk.request(shipmentNumber, [able], { target: 3457.89 })
    expect(await desk.requests(shipmentNumber)).toMatchObject([{ target: 3457.89 }])
    expect((await aim(desk, shipmentNumber, 3311.22)).status).toBe(200)
    expect(await desk.requests(shipmentNumber)).toMatchObject([{ target: 3311.22 }])
    expect(await desk.sentences(shipmentId)).toContain('Ana Ruiz changed Target price from $3,457.89 to $3,311.22')
    const token = await desk.tokenTo(able.email)
    await remind(desk, shipmentNumber)
    const answered = await desk.answer(token, offer(3400))
    const seen = JSON.stringify([await mailsTo(portal, able.email), (await desk.open(token)).content, answered.content])
    expect(seen).toContain('3400')
    for (const secret of ['3457', '3,457', '3311', '3,311', 'target', 'Target']) expect(seen).not.toContain(secret)
    expect((await aim(desk, shipmentNumber, null)).status).toBe(200)
    expect(await desk.requests(shipmentNumber)).toMatchObject([{ target: null }])
  })

  it('is above 0, and set by who may ask, within the company, while the request is open', async () => {
    const { desk, shipmentNumber } = await twoAsked(portal)
    expect(said(await aim(desk, shipmentNumber, 0))).toEqual([400, 'Enter a target above 0'])
    expect((await aim(desk, shipmentNumber, 10.005)).status).toBe(400)
    const stranger = await rateDesk(portal, { permissions: ['ViewShipment', 'BookShipment', 'RecordResponse'] })
    expect((await aim(stranger, shipmentNumber, 10)).status).toBe(403)
    expect((await aim(await rateDesk(portal), shipmentNumber, 10)).status).toBe(404)
    const { version } = await desk.read(shipmentNumber)
    expect((await aim(desk, shipmentNumber, null)).content).toMatchObject({ version })
    await desk.cancelRequest(shipmentNumber)
    expect(said(await aim(desk, shipmentNumber, 10))).toEqual([
      409,
      `No carrier is asked for a rate for shipment ${shipmentNumber}`,
    ])
  })
})

describe('a reminder', () => {
  it('goes to a carrier that has not answered, with a link that works beside the first, and is seen by the shipper', async () => {
    const { desk, able, baker, shipmentId, shipmentNumber } = await twoAsked(portal)
    const { id } = await desk.lineOf(shipmentNumber, 'Able')
    const answer = await remind(desk, shipmentNumber, id)
    expect([answer.status, answer.content]).toMatchObject([200, { carriers: ['Able'] }])
    expect(await kindsTo(able.email)).toEqual(['rate-request', 'rate-request-reminder'])
    expect(await kindsTo(baker.email)).toEqual(['rate-request'])
    const reminder = (await mailsTo(portal, able.email)).at(-1)
    expect(reminder?.subject).toBe(`Reminder: rate request ${shipmentNumber}: Chicago, IL to Dallas, TX`)
    expect(JSON.stringify(reminder)).toContain('still waits for an answer and asks Able for a rate')
    const second = JSON.stringify(reminder).match(/public\/rate-requests\/([\w-]{43})/)?.[1] ?? ''
    const first = await desk.tokenTo(able.email)
    expect(second).not.toBe(first)
    for (const token of [first, second]) expect((await desk.open(token)).status).toBe(200)
    expect(await desk.lineOf(shipmentNumber, 'Able')).toMatchObject({ remindedAt: expect.stringMatching(/^20/) })
    expect(await desk.lineOf(shipmentNumber, 'Baker')).toMatchObject({ remindedAt: null })
    expect(await desk.sentences(shipmentId)).toContain('Ana Ruiz set Reminder of the rate request to Able')
  })

  it('goes once, however often and however fast it is asked for, and again after half an hour', async () => {
    const { desk, able, baker, shipmentNumber } = await twoAsked(portal)
    const { id } = await desk.lineOf(shipmentNumber, 'Able')
    const clicks = await Promise.all(Array.from({ length: 6 }, () => remind(desk, shipmentNumber, id)))
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(clicks.find(({ status }) => status === 409)?.problem.message).toBe(
      'Able was reminded less than 30 minutes ago',
    )
    const all = await remind(desk, shipmentNumber)
    expect(all.content).toMatchObject({ carriers: ['Baker'] })
    expect(said(await remind(desk, shipmentNumber))).toEqual([
      409,
      'Nobody is left to remind: all have answered or were just reminded',
    ])
    for (const { email } of [able, baker])
      expect(await kindsTo(email)).toEqual(['rate-request', 'rate-request-reminder'])
    const halfAnHourAgo = new Date(Date.now() - 30 * 60_000)
    await inCompany(portal.database.db, desk.company.id, (tx) =>
      tx.updateTable('rateRequestLines').set({ remindedAt: halfAnHourAgo }).execute(),
    )
    expect((await remind(desk, shipmentNumber)).content).toMatchObject({ carriers: expect.arrayContaining(['Able']) })
  })

  it('goes to nobody who answered, of another company, by who may not ask, or after the time is over', async () => {
    const { desk, able, baker, shipmentNumber } = await twoAsked(portal)
    await desk.answer(await desk.tokenTo(able.email), offer(1500))
    const [{ id: answered }, { id: waits }] = [
      await desk.lineOf(shipmentNumber, 'Able'),
      await desk.lineOf(shipmentNumber, 'Baker'),
    ]
    expect(said(await remind(desk, shipmentNumber, answered))).toEqual([409, 'Able has answered already'])
    const other = await twoAsked(portal)
    expect((await remind(other.desk, shipmentNumber, waits)).status).toBe(404)
    expect((await remind(other.desk, other.shipmentNumber, waits)).status).toBe(404)
    const stranger = await rateDesk(portal, { permissions: ['ViewShipment', 'BookShipment', 'RecordResponse'] })
    expect((await remind(stranger, shipmentNumber, waits)).status).toBe(403)
    await desk.overdue()
    expect(said(await remind(desk, shipmentNumber, waits))).toEqual([409, 'The time to reply is over'])
    expect(await kindsTo(baker.email)).toEqual(['rate-request'])
  })
})

describe('further carriers', () => {
  it('are asked until the same moment with the same words, and answer beside the first', async () => {
    const { desk, able, shipmentId, shipmentNumber } = await twoAsked(portal)
    const cole = await desk.addNetworkCarrier('Cole')
    await desk.answer(await desk.tokenTo(able.email), offer(1500))
    const [before] = await desk.requests(shipmentNumber)
    expect((await add(desk, shipmentNumber, [cole])).status).toBe(201)
    const [mail] = await mailsTo(portal, cole.email)
    expect(JSON.stringify(mail)).toContain('Quote all in.')
    const load = (await desk.open(await desk.tokenTo(cole.email))).content
    expect(load).toMatchObject({ carrierName: 'Cole', expiresAt: before?.replyBy })
    await desk.answer(await desk.tokenTo(cole.email), offer(1400))
    expect(await desk.lines(shipmentNumber)).toEqual(['Cole Offered 1400', 'Able Offered 1500', 'Baker Pending'])
    expect(await desk.requests(shipmentNumber)).toHaveLength(1)
    expect((await desk.sentences(shipmentId)).some((text) => /set Rate request to Cole, until/.test(text))).toBe(true)
  })

  it('are refused where they are asked already, are too many, cannot be booked, or nobody is asked', async () => {
    const { desk, able, shipmentNumber } = await twoAsked(portal)
    const cole = await desk.addNetworkCarrier('Cole')
    expect(said(await add(desk, shipmentNumber, [cole, able]))).toEqual([409, 'Able is asked already'])
    expect(await kindsTo(cole.email)).toEqual([])
    const clicks = await Promise.all(Array.from({ length: 4 }, () => add(desk, shipmentNumber, [cole])))
    expect(clicks.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await kindsTo(cole.email)).toEqual(['rate-request'])
    const many = await Promise.all(Array.from({ length: 48 }, (_, index) => desk.addNetworkCarrier(`More ${index}`)))
    expect(said(await add(desk, shipmentNumber, many))).toEqual([400, 'At most 50 carriers are asked at once'])
    expect((await add(desk, shipmentNumber, many.slice(1))).status).toBe(201)
    const other = await twoAsked(portal)
    expect((await add(other.desk, shipmentNumber, [cole])).status).toBe(404)
    expect((await add(other.desk, other.shipmentNumber, [cole])).status).toBe(404)
    const elsewhere = await desk.ship()
    expect((await add(desk, elsewhere.shipmentNumber, [cole])).status).toBe(409)
    const stranger = await rateDesk(portal, { permissions: ['ViewShipment', 'BookShipment', 'RecordResponse'] })
    expect((await add(stranger, shipmentNumber, [cole])).status).toBe(403)
  })
})

describe('a carrier that opens its link', () => {
  it('is counted with its last time, is in the history once, and is not counted once its link has ended', async () => {
    const { desk, able, baker, shipmentId, shipmentNumber } = await twoAsked(portal)
    expect(await desk.lineOf(shipmentNumber, 'Able')).toMatchObject({ openCount: 0, lastOpenedAt: null })
    const token = await desk.tokenTo(able.email)
    await desk.open(token)
    expect(await desk.lineOf(shipmentNumber, 'Able')).toMatchObject({ openCount: 0 })
    expect((await noteOpened(token)).content).toEqual({ openCount: 1 })
    const first = (await desk.lineOf(shipmentNumber, 'Able')).lastOpenedAt ?? ''
    expect((await noteOpened(token)).content).toEqual({ openCount: 2 })
    const line = await desk.lineOf(shipmentNumber, 'Able')
    expect(line).toMatchObject({ openCount: 2, state: 'Pending' })
    expect((line.lastOpenedAt ?? '') > first).toBe(true)
    expect(await desk.lineOf(shipmentNumber, 'Baker')).toMatchObject({ openCount: 0 })
    const opened = (await desk.sentences(shipmentId)).filter((text) => text.includes('Opened by Able'))
    expect(opened).toEqual(['Able (by link) set Rate request to Opened by Able'])
    const bakers = await desk.tokenTo(baker.email)
    await desk.answer(bakers, decline())
    expect((await noteOpened(bakers)).status).toBe(410)
    expect((await noteOpened('x'.repeat(43))).status).toBe(410)
    await desk.overdue()
    expect((await noteOpened(token)).status).toBe(410)
    expect(await desk.lineOf(shipmentNumber, 'Able')).toMatchObject({ openCount: 2 })
  })
})
