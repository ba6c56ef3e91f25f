import { cancelShipment } from '@lanewise/contract/shipments'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'
import { decline, offer, rateDesk, twoAsked } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('choosing an offer', () => {
  it('books the shipment by hand with one freight charge, closes the request and tells all who waited [RFQ-4]', async () => {
    const { desk, able, baker, shipmentId, shipmentNumber, orderNumber } = await twoAsked(portal)
    await desk.answer(await desk.tokenTo(able.email), offer(1600, 2))
    await desk.answer(await desk.tokenTo(baker.email), offer(1444.25, 3))
    expect(await desk.lines(shipmentNumber)).toEqual(['Baker Offered 1444.25', 'Able Offered 1600'])
    const { id } = await desk.lineOf(shipmentNumber, 'Baker')
    expect((await desk.choose(shipmentNumber, id)).status).toBe(200)
    expect(await desk.read(shipmentNumber)).toMatchObject({
      ...{ shipmentStatus: 3, rateSource: 'Manual', totalCharge: 1444.25, bookedBy: 'Ana Ruiz' },
      carrier: { id: baker.carrierId, companyName: 'Baker' },
    })
    expect((await desk.charges(shipmentId)).charges).toMatchObject([
      { chargeTypeName: 'Freight Rate', chargeRateType: 'Flat', total: 1444.25 },
    ])
    expect(await desk.readOrder(orderNumber)).toMatchObject({ orderStatus: 'Booked' })
    expect(await desk.requests(shipmentNumber)).toMatchObject([
      { state: 'Closed', closeReason: 'Booked', lines: [{ isChosen: true }, { isChosen: false }] },
    ])
    const kinds = async (email: string) => (await mailsTo(portal, email)).map(({ kind }) => kind)
    expect(await kinds(baker.email)).toEqual(['rate-request', 'rate-request-chosen'])
    expect(await kinds(able.email)).toEqual(['rate-request', 'rate-request-closed'])
    const late = await desk.open(await desk.tokenTo(able.email))
    expect([late.status, late.problem.message]).toEqual([410, 'This load is booked'])
  })

  it('adds a fuel surcharge of 0 in LTL', async () => {
    const desk = await rateDesk(portal)
    const able = await desk.addNetworkCarrier('Able')
    const { shipmentId, shipmentNumber } = await desk.shipLtl()
    await desk.request(shipmentNumber, [able])
    await desk.answer(await desk.tokenTo(able.email), offer(320))
    const { id } = await desk.lineOf(shipmentNumber, 'Able')
    expect((await desk.choose(shipmentNumber, id)).status).toBe(200)
    expect((await desk.charges(shipmentId)).charges).toMatchObject([
      { chargeTypeName: 'Freight Rate', total: 320 },
      { chargeTypeName: 'Fuel Surcharge', total: 0 },
    ])
  })

  it('is won by one of two who choose at once, and the other is told who won', async () => {
    const { desk, able, baker, shipmentNumber } = await twoAsked(portal)
    await desk.answer(await desk.tokenTo(able.email), offer(1600))
    await desk.answer(await desk.tokenTo(baker.email), offer(1700))
    const ids = [await desk.lineOf(shipmentNumber, 'Able'), await desk.lineOf(shipmentNumber, 'Baker')]
    const answers = await Promise.all(ids.map(({ id }) => desk.choose(shipmentNumber, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { carrier } = await desk.read(shipmentNumber)
    expect(answers.find(({ status }) => status === 409)?.problem.message).toBe(
      `Ana Ruiz has booked shipment ${shipmentNumber} with ${carrier?.companyName} already`,
    )
    const chosen = (await desk.requests(shipmentNumber))[0]?.lines.filter(({ isChosen }) => isChosen)
    expect(chosen?.map(({ carrierName }) => carrierName)).toEqual([carrier?.companyName])
  })

  it('is open after the reply-by time, not before an offer, after cancelling, or for who may not book', async () => {
    const { desk, able, shipmentNumber } = await twoAsked(portal)
    await desk.answer(await desk.tokenTo(able.email), offer(1600))
    const waiting = await desk.lineOf(shipmentNumber, 'Baker')
    expect((await desk.choose(shipmentNumber, waiting.id)).status).toBe(409)
    await desk.letEnd()
    expect(await desk.requests(shipmentNumber)).toMatchObject([{ state: 'Closed', closeReason: 'ReplyBy' }])
    const { id } = await desk.lineOf(shipmentNumber, 'Able')
    const stranger = await rateDesk(portal, { permissions: ['ViewShipment', 'CreateRateRequest'] })
    expect((await stranger.choose(shipmentNumber, id)).status).toBe(403)
    const other = await rateDesk(portal)
    expect((await other.choose(shipmentNumber, id)).status).toBe(404)
    expect((await desk.choose(shipmentNumber, id)).status).toBe(200)
    const second = await twoAsked(portal)
    await second.desk.answer(await second.desk.tokenTo(second.able.email), offer(1600))
    await second.desk.cancelRequest(second.shipmentNumber)
    const { id: gone } = await second.desk.lineOf(second.shipmentNumber, 'Able')
    const refused = await second.desk.choose(second.shipmentNumber, gone)
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      `Able has no offer for shipment ${second.shipmentNumber} that can be chosen`,
    ])
  })
})

it('goes from Open to Closed by its time, by cancelling or by a booking, its lines from Pending to Offered, which is replaced until then, or Declined; what is chosen is booked by hand with a freight charge, in LTL with a fuel surcharge of 0 beside it [DEF-66]', async () => {
  const desk = await rateDesk(portal)
  const [able, baker] = [await desk.addNetworkCarrier('Able'), await desk.addNetworkCarrier('Baker')]
  const begin = async (ship: typeof desk.ship | typeof desk.shipLtl) => {
    const shipment = await ship()
    await desk.request(shipment.shipmentNumber, [able, baker])
    expect(await desk.requests(shipment.shipmentNumber)).toMatchObject([{ state: 'Open', closeReason: null }])
    expect(await desk.lines(shipment.shipmentNumber)).toEqual(['Able Pending', 'Baker Pending'])
    return { ...shipment, token: await desk.tokenTo(able.email) }
  }
  const closedBy = async (shipmentNumber: string) =>
    (await desk.requests(shipmentNumber)).map(({ state, closeReason }) => [state, closeReason])
  const cancelled = await begin(desk.ship)
  await desk.cancelRequest(cancelled.shipmentNumber)
  expect(await closedBy(cancelled.shipmentNumber)).toEqual([['Closed', 'Cancelled']])
  for (const [ship, charges] of [
    [desk.ship, [['Freight Rate', 800]]],
    [
      desk.shipLtl,
      [
        ['Freight Rate', 800],
        ['Fuel Surcharge', 0],
      ],
    ],
  ] as const) {
    const { shipmentNumber, shipmentId, token } = await begin(ship)
    await desk.answer(token, offer(900))
    await desk.answer(token, offer(800))
    await desk.answer(await desk.tokenTo(baker.email), decline())
    expect(await desk.lines(shipmentNumber)).toEqual(['Able Offered 800', 'Baker Declined'])
    const { id } = await desk.lineOf(shipmentNumber, 'Able')
    expect((await desk.choose(shipmentNumber, id)).status).toBe(200)
    expect(await closedBy(shipmentNumber)).toEqual([['Closed', 'Booked']])
    expect((await desk.answer(token, offer(700))).status).toBe(410)
    expect(await desk.read(shipmentNumber)).toMatchObject({ shipmentStatus: 3, rateSource: 'Manual' })
    const booked = (await desk.charges(shipmentId)).charges
    expect(booked.map(({ chargeTypeName, total }) => [chargeTypeName, total])).toEqual(charges)
  }
  const timed = await begin(desk.ship)
  await desk.letEnd()
  expect(await closedBy(timed.shipmentNumber)).toEqual([['Closed', 'ReplyBy']])
  expect((await desk.answer(timed.token, offer(700))).status).toBe(410)
})

describe('the end of a rate request', () => {
  it('comes by its time, by a person, by a booking in another way and by cancelling the shipment', async () => {
    const byTime = await twoAsked(portal)
    portal.queued.length = 0
    await byTime.desk.letEnd()
    expect(await byTime.desk.requests(byTime.shipmentNumber)).toMatchObject([{ state: 'Open' }])
    const second = await twoAsked(portal)
    await second.desk.letEnd()
    expect(await second.desk.requests(second.shipmentNumber)).toMatchObject([{ closeReason: 'ReplyBy' }])
    await second.desk.request(second.shipmentNumber, [second.able])
    expect(await second.desk.requests(second.shipmentNumber)).toMatchObject([{ state: 'Open' }, { state: 'Closed' }])

    const byPerson = await twoAsked(portal)
    expect((await byPerson.desk.cancelRequest(byPerson.shipmentNumber)).status).toBe(200)
    expect(await byPerson.desk.requests(byPerson.shipmentNumber)).toMatchObject([{ closeReason: 'Cancelled' }])
    const told = await mailsTo(portal, byPerson.able.email)
    expect(told.map(({ kind }) => kind)).toEqual(['rate-request', 'rate-request-closed'])
    const again = await byPerson.desk.cancelRequest(byPerson.shipmentNumber)
    expect([again.status, again.problem.message]).toEqual([
      409,
      `No carrier is asked for a rate for shipment ${byPerson.shipmentNumber}`,
    ])

    const byBooking = await twoAsked(portal)
    await byBooking.desk.book(byBooking.shipmentId, await byBooking.desk.byHand())
    expect(await byBooking.desk.requests(byBooking.shipmentNumber)).toMatchObject([{ closeReason: 'Booked' }])
    const byVoiding = await twoAsked(portal)
    const params = { shipmentNumber: byVoiding.shipmentNumber }
    await byVoiding.desk.ask(cancelShipment, { params, body: { reason: 'No freight' } })
    expect(await byVoiding.desk.requests(byVoiding.shipmentNumber)).toMatchObject([{ closeReason: 'Cancelled' }])
  })

  it('waits for the whole time where the clock was set back', async () => {
    const { desk, shipmentNumber } = await twoAsked(portal)
    await runQueued(portal, desk.person, 'rate-requests.close')
    expect(await desk.requests(shipmentNumber)).toMatchObject([{ state: 'Open' }])
    expect(portal.queued.filter(({ name }) => name === 'rate-requests.close')).toMatchObject([{ payload: { turn: 1 } }])
    await desk.letEnd()
    expect(await desk.requests(shipmentNumber)).toMatchObject([{ state: 'Closed' }])
  })
})
