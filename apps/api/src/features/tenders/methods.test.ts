import { createHmac } from 'node:crypto'
import { updateCarrier } from '@lanewise/contract/carriers'
import { answerTender } from '@lanewise/contract/tender-connections'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { startSettingsPortal, type TestPortal } from '#platform/testing/portal.ts'
import { answer990, connectedSetup, fileOf } from './testing/connected.ts'
import { tenderDeps } from './testing/given.ts'
import { webhookReceiver } from './testing/webhook-receiver.ts'

let portal: TestPortal
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => {
  portal = await startSettingsPortal({ WEBHOOK_PRIVATE_HOSTS: 'true', WEBHOOK_TIMEOUT_MS: '3000' })
  receiver = await webhookReceiver()
})
afterAll(async () => {
  await portal.close()
  await receiver.close()
})

describe('the four methods of a tender', () => {
  it('Manual: nothing leaves the house, and a person records the answer [TENDER-3]', async () => {
    const setup = await tenderDeps(portal)
    const able = await setup.addLaneCarrier(await setup.addLane({ tenderMethod: 'Manual' }), 'Able', 1500)
    const { shipmentNumber } = await setup.ship()
    await setup.start(shipmentNumber)
    const [offer] = (await setup.tenders(shipmentNumber)).tenders[0]?.offers ?? []
    expect(offer).toMatchObject({ state: 'Sent', method: 'Manual', sentTo: null, messages: [] })
    expect(await mailsTo(portal, able.email)).toEqual([])
    expect((await setup.record(shipmentNumber, { offerId: offer?.id ?? '', answer: 'Accepted' })).status).toBe(200)
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 3, carrier: { companyName: 'Able' } })
    expect((await setup.tenders(shipmentNumber)).tenders[0]?.offers).toMatchObject([{ answeredBy: 'Ana Ruiz' }])
    expect(await mailsTo(portal, able.email)).toEqual([])
  })

  it('Email: the carrier gets a personal link by mail to accept or reject [TENDER-3]', async () => {
    const setup = await tenderDeps(portal)
    const laneId = await setup.addLane({ tenderMethod: 'Email' })
    const able = await setup.addLaneCarrier(laneId, 'Able', 1500)
    const baker = await setup.addLaneCarrier(laneId, 'Baker', 1600)
    const { shipmentNumber } = await setup.ship()
    await setup.start(shipmentNumber)
    const token = await setup.tokenTo(able.email)
    expect((await setup.open(token)).content).toMatchObject({ load: { shipmentNumber }, total: 1500 })
    expect((await setup.answer(token, { answer: 'Rejected', rejectReason: 'Rate' })).status).toBe(200)
    expect((await setup.answer(await setup.tokenTo(baker.email), { answer: 'Accepted' })).status).toBe(200)
    expect(await setup.states(shipmentNumber)).toEqual(['Able Rejected', 'Baker Accepted'])
    const { tenders } = await setup.tenders(shipmentNumber)
    expect(tenders[0]?.offers.map(({ method }) => method)).toEqual(['Email', 'Email'])
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(3)
  })

  it('EDI: an X12 204 goes out, and a 990 that comes in accepts or rejects [TENDER-3]', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const first = await setup.offered()
    const second = await setup.offered()
    expect(await mailsTo(portal, setup.able.email)).toEqual([])
    const [newest, oldest] = await setup.tenders204()
    expect(oldest?.errors).toEqual([])
    expect(oldest?.tender).toMatchObject({
      tenderId: 'T1',
      shipmentNumber: first.shipmentNumber,
      purpose: 'Original',
      scac: 'ABLE',
      chargeCents: 150_000,
      laneNumber: 'CHI-DAL',
      stops: [
        { type: 'Load', party: { address: { city: 'Chicago', state: 'IL' } } },
        { type: 'Unload', party: { address: { city: 'Dallas', state: 'TX' } } },
      ],
    })
    expect(oldest?.tender?.replyBy?.time).toMatch(/^\d\d:\d\d$/)
    for (const stop of oldest?.tender?.stops ?? [])
      expect(stop.items).toMatchObject([{ orderNumber: first.orderNumber, hazmat: null }])
    expect(newest?.tender).toMatchObject({ tenderId: 'T2', shipmentNumber: second.shipmentNumber })
    const answers = [
      answer990(first.shipmentNumber, { tenderId: 'T1' }),
      answer990(second.shipmentNumber, { answer: 'Rejected', reasonCode: 'T3', remarks: 'Not before Friday' }),
    ]
    const brought = await setup.bring(fileOf(990, answers))
    expect(brought).toMatchObject({
      status: 200,
      content: { interchanges: [{ transactions: [{ outcome: 'Taken' }, { outcome: 'Taken' }] }], errors: [] },
    })
    expect(await setup.read(first.shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      carrier: { companyName: 'Able' },
      totalCharge: 1500,
    })
    const { tenders } = await setup.tenders(second.shipmentNumber)
    expect(tenders[0]?.offers).toMatchObject([
      {
        state: 'Rejected',
        method: 'EDI',
        rejectReason: 'NoEquipment',
        answerNote: 'Trailer not available; Not before Friday',
        answeredBy: 'Able',
      },
      { carrierName: 'Baker', state: 'Sent', method: 'Email' },
    ])
  })

  it('API: a signed webhook goes out, and a call that comes in accepts, rejects or counters [TENDER-3]', async () => {
    const setup = await connectedSetup(portal, 'API', receiver.url)
    const first = await setup.offered()
    const [call] = receiver.calls.splice(0)
    expect(call?.body).toMatchObject({
      event: 'tender.offered',
      offerId: first.offerId,
      shipmentNumber: first.shipmentNumber,
      answerUrl: `http://portal.test/api/v1/tenders/${first.offerId}/answer`,
      offer: { carrierName: 'Able', total: 1500, contract: 'CHI-DAL', load: { shipmentNumber: first.shipmentNumber } },
    })
    const timestamp = String(call?.headers['x-lanewise-timestamp'])
    const signed = createHmac('sha256', setup.secrets.webhookSecret ?? '').update(`${timestamp}.${call?.text}`)
    expect(call?.headers['x-lanewise-signature']).toBe(`sha256=${signed.digest('hex')}`)
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(600)
    expect(await mailsTo(portal, setup.able.email)).toEqual([])

    const system = portal.withToken(setup.secrets.token)
    const answer = (offerId: string, body: Record<string, unknown>) =>
      system.attempt(answerTender, { params: { offerId }, body: body as never })
    expect(await answer(first.offerId, { answer: 'Accepted', note: 'Truck 12' })).toMatchObject({
      status: 200,
      content: { state: 'Accepted', shipmentNumber: first.shipmentNumber },
    })
    expect(await setup.read(first.shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      carrier: { companyName: 'Able' },
    })
    const second = await setup.offered()
    expect((await answer(second.offerId, { answer: 'Rejected', rejectReason: 'NoCapacity' })).status).toBe(200)
    const third = await setup.offered()
    expect((await answer(third.offerId, { answer: 'Countered', counterTotal: 1700 })).status).toBe(200)
    expect(await setup.states(second.shipmentNumber)).toEqual(['Able Rejected', 'Baker Sent'])
    const { tenders } = await setup.tenders(third.shipmentNumber)
    expect(tenders[0]?.offers).toMatchObject([
      { state: 'Countered', method: 'API', counterTotal: 1700, answeredBy: 'Able', messages: [{ state: 'Sent' }] },
      { state: 'Sent', method: 'Email' },
    ])
  })
})

describe('a carrier without the connection that its lane asks for', () => {
  it('is written to by mail, also while its secrets are not made or its SCAC is missing', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const params = { carrierId: setup.able.carrierId }
    await setup.admin.ask(updateCarrier, { params, body: { scac: null } })
    const nameless = await setup.offered()
    expect((await setup.connection()).obstacle).toBe('The carrier has no SCAC, which every load tender names')
    await setup.connect({ kind: 'Email' })
    const plain = await setup.offered()
    await setup.connect({ kind: 'API', webhookUrl: receiver.url })
    const secretless = await setup.offered()
    for (const { shipmentNumber } of [nameless, plain, secretless])
      expect((await setup.tenders(shipmentNumber)).tenders[0]?.offers[0]).toMatchObject({
        state: 'Sent',
        method: 'Email',
        sentTo: setup.able.email,
        messages: [],
      })
    expect(await setup.connection()).toMatchObject({ kind: 'API', obstacle: 'Its secrets have not been made yet' })
  })
})
