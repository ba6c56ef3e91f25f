import { cancelShipment } from '@lanewise/contract/shipments'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'
import { decline, offer, rateSetup, requestFromTwo } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('choosing an offer', () => {
  it('books the shipment by hand with one freight charge, closes the request and tells all who waited [RFQ-4]', async () => {
    const { setup, able, baker, shipmentId, shipmentNumber, orderNumber } = await requestFromTwo(portal)
    await setup.answer(await setup.tokenTo(able.email), offer(1600, 2))
    await setup.answer(await setup.tokenTo(baker.email), offer(1444.25, 3))
    expect(await setup.lines(shipmentNumber)).toEqual(['Baker Offered 1444.25', 'Able Offered 1600'])
    const { id } = await setup.lineOf(shipmentNumber, 'Baker')
    expect((await setup.choose(shipmentNumber, id)).status).toBe(200)
    expect(await setup.read(shipmentNumber)).toMatchObject({
      ...{ shipmentStatus: 3, rateSource: 'Manual', totalCharge: 1444.25, bookedBy: 'Ana Ruiz' },
      carrier: { id: baker.carrierId, companyName: 'Baker' },
    })
    expect((await setup.charges(shipmentId)).charges).toMatchObject([
      { chargeTypeName: 'Freight Rate', chargeRateType: 'Flat', total: 1444.25 },
    ])
    expect(await setup.readOrder(orderNumber)).toMatchObject({ orderStatus: 'Booked' })
    expect(await setup.requests(shipmentNumber)).toMatchObject([
      { state: 'Closed', closeReason: 'Booked', lines: [{ isChosen: true }, { isChosen: false }] },
    ])
    await runQueued(portal, setup.person, 'rate-confirmations.mail')
    const kinds = async (email: string) => (await mailsTo(portal, email)).map(({ kind }) => kind)
    expect(await kinds(baker.email)).toEqual(['rate-request', 'rate-confirmation'])
    expect(await kinds(able.email)).toEqual(['rate-request', 'rate-request-closed'])
    const late = await setup.open(await setup.tokenTo(able.email))
    expect([late.status, late.problem.message]).toEqual([410, 'This load is booked'])
  })

  it('adds a fuel surcharge of 0 in LTL', async () => {
    const setup = await rateSetup(portal)
    const able = await setup.addNetworkCarrier('Able')
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    await setup.request(shipmentNumber, [able])
    await setup.answer(await setup.tokenTo(able.email), offer(320))
    const { id } = await setup.lineOf(shipmentNumber, 'Able')
    expect((await setup.choose(shipmentNumber, id)).status).toBe(200)
    expect((await setup.charges(shipmentId)).charges).toMatchObject([
      { chargeTypeName: 'Freight Rate', total: 320 },
      { chargeTypeName: 'Fuel Surcharge', total: 0 },
    ])
  })

  it('is won by one of two who choose at once, and the other is told who won', async () => {
    const { setup, able, baker, shipmentNumber } = await requestFromTwo(portal)
    await setup.answer(await setup.tokenTo(able.email), offer(1600))
    await setup.answer(await setup.tokenTo(baker.email), offer(1700))
    const ids = [await setup.lineOf(shipmentNumber, 'Able'), await setup.lineOf(shipmentNumber, 'Baker')]
    const answers = await Promise.all(ids.map(({ id }) => setup.choose(shipmentNumber, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { carrier } = await setup.read(shipmentNumber)
    expect(answers.find(({ status }) => status === 409)?.problem.message).toBe(
      `Ana Ruiz has already booked shipment ${shipmentNumber} with ${carrier?.companyName}`,
    )
    const chosen = (await setup.requests(shipmentNumber))[0]?.lines.filter(({ isChosen }) => isChosen)
    expect(chosen?.map(({ carrierName }) => carrierName)).toEqual([carrier?.companyName])
  })

  it('is open after the reply-by time, not before an offer, after cancelling, or for who may not book', async () => {
    const { setup, able, shipmentNumber } = await requestFromTwo(portal)
    await setup.answer(await setup.tokenTo(able.email), offer(1600))
    const waiting = await setup.lineOf(shipmentNumber, 'Baker')
    expect((await setup.choose(shipmentNumber, waiting.id)).status).toBe(409)
    await setup.letEnd()
    expect(await setup.requests(shipmentNumber)).toMatchObject([{ state: 'Closed', closeReason: 'ReplyBy' }])
    const { id } = await setup.lineOf(shipmentNumber, 'Able')
    const stranger = await rateSetup(portal, { permissions: ['ViewShipment', 'CreateRateRequest'] })
    expect((await stranger.choose(shipmentNumber, id)).status).toBe(403)
    const other = await rateSetup(portal)
    expect((await other.choose(shipmentNumber, id)).status).toBe(404)
    expect((await setup.choose(shipmentNumber, id)).status).toBe(200)
    const second = await requestFromTwo(portal)
    await second.setup.answer(await second.setup.tokenTo(second.able.email), offer(1600))
    await second.setup.cancelRequest(second.shipmentNumber)
    const { id: gone } = await second.setup.lineOf(second.shipmentNumber, 'Able')
    const refused = await second.setup.choose(second.shipmentNumber, gone)
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      `Able has no offer for shipment ${second.shipmentNumber} that can be chosen`,
    ])
  })
})

it('goes from Open to Closed by its time, by cancelling or by a booking, its lines from Pending to Offered, which is replaced until then, or Declined; what is chosen is booked by hand with a freight charge, in LTL with a fuel surcharge of 0 beside it [DEF-66]', async () => {
  const setup = await rateSetup(portal)
  const [able, baker] = [await setup.addNetworkCarrier('Able'), await setup.addNetworkCarrier('Baker')]
  const begin = async (ship: typeof setup.ship | typeof setup.shipLtl) => {
    const shipment = await ship()
    await setup.request(shipment.shipmentNumber, [able, baker])
    expect(await setup.requests(shipment.shipmentNumber)).toMatchObject([{ state: 'Open', closeReason: null }])
    expect(await setup.lines(shipment.shipmentNumber)).toEqual(['Able Pending', 'Baker Pending'])
    return { ...shipment, token: await setup.tokenTo(able.email) }
  }
  const closedBy = async (shipmentNumber: string) =>
    (await setup.requests(shipmentNumber)).map(({ state, closeReason }) => [state, closeReason])
  const cancelled = await begin(setup.ship)
  await setup.cancelRequest(cancelled.shipmentNumber)
  expect(await closedBy(cancelled.shipmentNumber)).toEqual([['Closed', 'Cancelled']])
  for (const [ship, charges] of [
    [setup.ship, [['Freight Rate', 800]]],
    [
      setup.shipLtl,
      [
        ['Freight Rate', 800],
        ['Fuel Surcharge', 0],
      ],
    ],
  ] as const) {
    const { shipmentNumber, shipmentId, token } = await begin(ship)
    await setup.answer(token, offer(900))
    await setup.answer(token, offer(800))
    await setup.answer(await setup.tokenTo(baker.email), decline())
    expect(await setup.lines(shipmentNumber)).toEqual(['Able Offered 800', 'Baker Declined'])
    const { id } = await setup.lineOf(shipmentNumber, 'Able')
    expect((await setup.choose(shipmentNumber, id)).status).toBe(200)
    expect(await closedBy(shipmentNumber)).toEqual([['Closed', 'Booked']])
    expect((await setup.answer(token, offer(700))).status).toBe(410)
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 3, rateSource: 'Manual' })
    const booked = (await setup.charges(shipmentId)).charges
    expect(booked.map(({ chargeTypeName, total }) => [chargeTypeName, total])).toEqual(charges)
  }
  const timed = await begin(setup.ship)
  await setup.letEnd()
  expect(await closedBy(timed.shipmentNumber)).toEqual([['Closed', 'ReplyBy']])
  expect((await setup.answer(timed.token, offer(700))).status).toBe(410)
})

describe('the end of a rate request', () => {
  it('comes by its time, by a person, by a booking in another way and by cancelling the shipment', async () => {
    const byTime = await requestFromTwo(portal)
    portal.queued.length = 0
    await byTime.setup.letEnd()
    expect(await byTime.setup.requests(byTime.shipmentNumber)).toMatchObject([{ state: 'Open' }])
    const second = await requestFromTwo(portal)
    await second.setup.letEnd()
    expect(await second.setup.requests(second.shipmentNumber)).toMatchObject([{ closeReason: 'ReplyBy' }])
    await second.setup.request(second.shipmentNumber, [second.able])
    expect(await second.setup.requests(second.shipmentNumber)).toMatchObject([{ state: 'Open' }, { state: 'Closed' }])

    const byPerson = await requestFromTwo(portal)
    expect((await byPerson.setup.cancelRequest(byPerson.shipmentNumber)).status).toBe(200)
    expect(await byPerson.setup.requests(byPerson.shipmentNumber)).toMatchObject([{ closeReason: 'Cancelled' }])
    const mails = await mailsTo(portal, byPerson.able.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['rate-request', 'rate-request-closed'])
    const again = await byPerson.setup.cancelRequest(byPerson.shipmentNumber)
    expect([again.status, again.problem.message]).toEqual([
      409,
      `No carrier is being asked for a rate for shipment ${byPerson.shipmentNumber}`,
    ])

    const byBooking = await requestFromTwo(portal)
    await byBooking.setup.book(byBooking.shipmentId, await byBooking.setup.byHand())
    expect(await byBooking.setup.requests(byBooking.shipmentNumber)).toMatchObject([{ closeReason: 'Booked' }])
    const byVoiding = await requestFromTwo(portal)
    const params = { shipmentNumber: byVoiding.shipmentNumber }
    await byVoiding.setup.ask(cancelShipment, { params, body: { reason: 'No freight' } })
    expect(await byVoiding.setup.requests(byVoiding.shipmentNumber)).toMatchObject([{ closeReason: 'Cancelled' }])
  })

  it('waits for the whole time where the clock was set back', async () => {
    const { setup, shipmentNumber } = await requestFromTwo(portal)
    await runQueued(portal, setup.person, 'rate-requests.close')
    expect(await setup.requests(shipmentNumber)).toMatchObject([{ state: 'Open' }])
    expect(portal.queued.filter(({ name }) => name === 'rate-requests.close')).toMatchObject([{ payload: { turn: 1 } }])
    await setup.letEnd()
    expect(await setup.requests(shipmentNumber)).toMatchObject([{ state: 'Closed' }])
  })
})
