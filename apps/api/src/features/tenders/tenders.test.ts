import { holdCarrier } from '@lanewise/contract/carriers'
import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { createLaneRate, getContractedLaneRate, resequenceLaneRates } from '@lanewise/contract/lanes'
import { cancelShipment } from '@lanewise/contract/shipments'
import { withdrawTender } from '@lanewise/contract/tenders'
import { addWatchedEntityWithEmail } from '@lanewise/contract/watchers'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { tenderDesk } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const ready = async (more: Parameters<Awaited<ReturnType<typeof tenderDesk>>['addLane']>[0] = {}) => {
  const desk = await tenderDesk(portal)
  const laneId = await desk.addLane(more)
  const able = await desk.addLaneCarrier(laneId, 'Able', 1500)
  const baker = await desk.addLaneCarrier(laneId, 'Baker', 1600)
  const shipment = await desk.ship()
  return { desk, laneId, able, baker, ...shipment }
}

describe('a tender', () => {
  it('goes to one carrier at a time in the sequence, each for the minutes of the lane; a rejection or the end of its time sends the next at once [TENDER-2]', async () => {
    const { desk, laneId, able, baker, shipmentNumber, orderNumber } = await ready()
    const cole = await desk.addLaneCarrier(laneId, 'Cole', 1700)
    const past = await desk.addLaneCarrier(laneId, 'Past', 900)
    // Neither by price nor by name nor by age.
    const contractSequences = [past, cole, able, baker].map(({ rateId: contractId }, index) => ({
      contractId,
      sequence: index + 1,
    }))
    await desk.admin.ask(resequenceLaneRates, { params: { laneId }, body: { contractSequences } })
    await inCompany(portal.database.db, desk.company.id, (tx) =>
      tx.updateTable('laneRates').set({ expirationDate: '2026-01-02' }).where('id', '=', past.rateId).execute(),
    )
    await desk.start(shipmentNumber)
    expect(await desk.states(shipmentNumber)).toEqual(['Cole Sent', 'Able Queued', 'Baker Queued'])
    expect(await desk.read(shipmentNumber)).toMatchObject({ shipmentStatus: 2 })
    expect(await desk.readOrder(orderNumber)).toMatchObject({ orderStatus: 'Tendering' })
    expect(await mailsTo(portal, baker.email)).toEqual([])
    const [first] = (await desk.tenders(shipmentNumber)).tenders[0]?.offers ?? []
    expect(Date.parse(first?.expiresAt ?? '') - Date.parse(first?.sentAt ?? '')).toBe(45 * 60_000)
    const rejected = await desk.answer(await desk.tokenTo(cole.email), {
      answer: 'Rejected',
      rejectReason: 'NoEquipment',
    })
    expect(rejected.status).toBe(200)
    expect(await desk.states(shipmentNumber)).toEqual(['Cole Rejected', 'Able Sent', 'Baker Queued'])
    expect(await mailsTo(portal, baker.email)).toEqual([])
    await desk.letExpire()
    expect(await desk.states(shipmentNumber)).toEqual(['Cole Rejected', 'Able Expired', 'Baker Sent'])
    expect((await mailsTo(portal, baker.email)).map(({ kind }) => kind)).toEqual(['tender-offer'])
    expect(await mailsTo(portal, past.email)).toEqual([])
  })

  it('that is accepted books the shipment with that contract; a late acceptance is refused and kept in history [TENDER-4]', async () => {
    const { desk, able, baker, shipmentId, shipmentNumber, orderNumber } = await ready()
    await desk.start(shipmentNumber)
    const late = await desk.tokenTo(able.email)
    await desk.overdue()
    const unnoticed = await desk.answer(late, { answer: 'Accepted' })
    const tooLate = 'Able (by link) set Answer that came too late to Able: Accepted'
    const refusals = async () => (await desk.sentences(shipmentId)).filter((sentence) => sentence === tooLate)
    const over = 'The time to answer is over; the load went on to somebody else'
    expect([unnoticed.status, unnoticed.problem.message]).toEqual([410, over])
    expect(await refusals()).toHaveLength(1)
    expect(await desk.read(shipmentNumber)).toMatchObject({ shipmentStatus: 2, carrier: null })
    await desk.letExpire()
    const refused = await desk.answer(late, { answer: 'Accepted' })
    expect([refused.status, refused.problem.message]).toEqual([410, over])
    expect(await desk.states(shipmentNumber)).toEqual(['Able Expired', 'Baker Sent'])
    expect(await refusals()).toHaveLength(2)
    const accepted = await desk.answer(await desk.tokenTo(baker.email), { answer: 'Accepted', note: 'Truck 12' })
    expect(accepted).toMatchObject({ status: 200, content: { state: 'Accepted', shipmentNumber } })
    expect(await desk.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      carrier: { id: baker.carrierId, companyName: 'Baker' },
      rateSource: 'Contract',
      originationType: 'ContractTMS',
      totalCharge: 1600,
      lane: { customerReferenceNumber: 'CHI-DAL' },
      bookedBy: 'Ana Ruiz',
    })
    expect((await desk.charges(shipmentId)).charges).toMatchObject([{ total: 1600 }])
    expect(await desk.readOrder(orderNumber)).toMatchObject({ orderStatus: 'Booked' })
    expect((await desk.tenders(shipmentNumber)).tenders).toMatchObject([
      { state: 'Accepted', offers: [{}, { answeredBy: 'Baker', answerNote: 'Truck 12' }] },
    ])
    expect((await mailsTo(portal, baker.email)).map(({ kind }) => kind)).toEqual(['tender-offer', 'tender-accepted'])
    const again = await desk.answer(await desk.tokenTo(baker.email), { answer: 'Accepted' })
    expect([again.status, again.problem.message]).toEqual([410, 'This load was accepted already'])
  })

  it('ends when nobody takes it: the shipment is Ready To Book again and needs a person, and watchers of the lane hear of it', async () => {
    const { desk, laneId, shipmentNumber, orderNumber } = await ready({ tenderMethod: 'Email' })
    const watcher = { entityId: laneId, entityType: 'CustomerLane' as const, emailAddress: 'boss@customer.test' }
    await desk.admin.ask(addWatchedEntityWithEmail, { body: watcher })
    await desk.setLane(laneId, { expirationAction: 'NotifyWatchers' })
    await desk.start(shipmentNumber)
    await desk.letExpire()
    await desk.letExpire()
    expect(await desk.states(shipmentNumber)).toEqual(['Able Expired', 'Baker Expired'])
    const letGo = 'Every carrier of the lane rejected the load or gave no answer in time'
    expect(await desk.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      attention: { reason: 'TenderExhausted', message: letGo },
    })
    expect(await desk.readOrder(orderNumber)).toMatchObject({ orderStatus: 'ReadyToShip' })
    expect((await desk.tenders(shipmentNumber)).tenders).toMatchObject([{ state: 'Exhausted' }])
    const told = await mailsTo(portal, 'boss@customer.test')
    const mail = told.find(({ subject }) => subject === `No carrier took shipment ${shipmentNumber}`)
    expect(JSON.stringify(mail)).toContain(`Nobody took shipment ${shipmentNumber} of `)
    expect(JSON.stringify(mail)).toContain(`${letGo}.`)
    await desk.start(shipmentNumber)
    expect((await desk.read(shipmentNumber)).attention).toBeNull()
  })

  it('says that nobody has a rate, or that nobody could be offered the load, when it ends without an offer', async () => {
    const desk = await tenderDesk(portal)
    const laneId = await desk.addLane()
    const unrated = await desk.ship()
    expect((await desk.start(unrated.shipmentNumber)).unasked).toBe('No carrier of the lane has a rate for this load')
    expect(await desk.read(unrated.shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      attention: { reason: 'TenderExhausted', message: 'No carrier of the lane has a rate for this load' },
    })
    await desk.addLaneCarrier(laneId, 'Mute', 900, { email: null })
    const held = await desk.addLaneCarrier(laneId, 'Held', 950)
    await desk.admin.ask(holdCarrier, { params: { carrierId: held.carrierId }, body: { reason: 'Claims' } })
    const unasked = await desk.ship()
    expect((await desk.start(unasked.shipmentNumber)).unasked).toBe(
      'No carrier of the lane could be offered the load. Mute: No address to write to is known. Held is on hold and cannot be booked or tendered: Claims',
    )
    expect((await desk.read(unasked.shipmentNumber)).attention).toMatchObject({
      message: 'No carrier of the lane could be offered the load',
    })
    await desk.addLaneCarrier(laneId, 'Able', 1500)
    const asked = await desk.ship()
    expect((await desk.start(asked.shipmentNumber)).unasked).toBeNull()
  })

  it('passes over who is on hold, has no address or no price, and says why [CARRIER-3]', async () => {
    const { desk, able, laneId, shipmentNumber } = await ready()
    await desk.addLaneCarrier(laneId, 'Mute', 900, { email: null })
    await desk.admin.ask(holdCarrier, { params: { carrierId: able.carrierId }, body: { reason: 'Claims' } })
    await desk.start(shipmentNumber)
    await desk.letExpire()
    const [tender] = (await desk.tenders(shipmentNumber)).tenders
    expect(tender?.offers.map(({ carrierName, state, stateReason }) => [carrierName, state, stateReason])).toEqual([
      ['Able', 'Skipped', 'Able is on hold and cannot be booked or tendered: Claims'],
      ['Baker', 'Expired', null],
      ['Mute', 'Skipped', 'No address to write to is known'],
    ])
  })

  it('passes over whose rate has ended meanwhile, and who asks more than was accepted', async () => {
    const { desk, baker, laneId, shipmentId, shipmentNumber } = await ready()
    await desk.addLaneCarrier(laneId, 'Costly', 1600.01)
    await inCompany(portal.database.db, desk.company.id, async (tx) => {
      await tx.updateTable('shipments').set({ maxBuyCents: 1600_00 }).where('id', '=', shipmentId).execute()
    })
    await desk.start(shipmentNumber)
    await desk.letExpire()
    expect(await desk.states(shipmentNumber)).toEqual(['Able Expired', 'Baker Sent', 'Costly Queued'])
    await desk.letExpire()
    const reasons = async () =>
      (await desk.tenders(shipmentNumber)).tenders[0]?.offers.map(({ stateReason }) => stateReason)
    expect(await reasons()).toEqual([null, null, 'Above the highest cost of $1,600.00'])
    await desk.start(shipmentNumber)
    await inCompany(portal.database.db, desk.company.id, async (tx) => {
      await tx.updateTable('laneRates').set({ expirationDate: '2026-01-02' }).where('id', '=', baker.rateId).execute()
    })
    await desk.letExpire()
    expect(await reasons()).toEqual([null, 'The rate is not active today', 'Above the highest cost of $1,600.00'])
  })

  it('whose carrier was put on hold before it said yes books nothing and needs a person', async () => {
    const { desk, able, shipmentNumber } = await ready()
    await desk.start(shipmentNumber)
    await desk.admin.ask(holdCarrier, { params: { carrierId: able.carrierId }, body: { reason: 'Claims' } })
    expect((await desk.answer(await desk.tokenTo(able.email), { answer: 'Accepted' })).status).toBe(200)
    expect(await desk.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      carrier: null,
      attention: { reason: 'TenderUnbookable', message: expect.stringContaining('Able accepted, but: ') },
    })
    expect((await desk.tenders(shipmentNumber)).tenders).toMatchObject([{ state: 'NeedsAttention' }])
    expect(await desk.states(shipmentNumber)).toEqual(['Able Accepted', 'Baker Withdrawn'])
  })

  it('is withdrawn by a person, by a booking in another way and by cancelling, and its carrier hears of it', async () => {
    const { desk, able, shipmentNumber } = await ready()
    await desk.start(shipmentNumber)
    await desk.withdraw(shipmentNumber)
    expect(await desk.states(shipmentNumber)).toEqual(['Able Withdrawn', 'Baker Withdrawn'])
    expect(await desk.read(shipmentNumber)).toMatchObject({ shipmentStatus: 1, attention: null })
    expect((await mailsTo(portal, able.email)).map(({ kind }) => kind)).toEqual(['tender-offer', 'tender-withdrawn'])
    const gone = await desk.open(await desk.tokenTo(able.email))
    expect([gone.status, gone.problem.message]).toEqual([410, 'This offer was withdrawn'])
    const nothing = await desk.attempt(withdrawTender, { params: { shipmentNumber } })
    expect([nothing.status, nothing.problem.message]).toEqual([409, `Shipment ${shipmentNumber} is offered to nobody`])

    const other = await desk.ship()
    await desk.start(other.shipmentNumber)
    await desk.book(other.shipmentId, await desk.byHand())
    expect(await desk.states(other.shipmentNumber)).toEqual(['Able Withdrawn', 'Baker Withdrawn'])
    const third = await desk.ship()
    await desk.start(third.shipmentNumber)
    const params = { shipmentNumber: third.shipmentNumber }
    await desk.ask(cancelShipment, { params, body: { reason: 'No freight' } })
    expect((await desk.tenders(third.shipmentNumber)).tenders).toMatchObject([{ state: 'Withdrawn' }])
  })

  it('is refused beside another one, for freight that is no truckload, and without a lane', async () => {
    const { desk, shipmentNumber } = await ready()
    const tries = await Promise.all(Array.from({ length: 8 }, () => desk.tryStart(shipmentNumber)))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    const ltl = await desk.shipLtl()
    expect(await desk.tryStart(ltl.shipmentNumber)).toMatchObject({
      status: 422,
      problem: { message: 'Only truckloads are tendered; book a rate instead' },
    })
    const lost = await tenderDesk(portal)
    const { shipmentNumber: without } = await lost.ship()
    const refused = await lost.tryStart(without)
    expect([refused.status, refused.problem.message]).toEqual([422, 'No Dry lane leads from Chicago, IL to Dallas, TX'])
    expect((await lost.tenders(without)).obstacle).toBe('No Dry lane leads from Chicago, IL to Dallas, TX')
  })

  it('asks for a reason with a no, and shows nothing to whoever holds no link', async () => {
    const { desk, able, shipmentNumber } = await ready()
    await desk.start(shipmentNumber)
    const token = await desk.tokenTo(able.email)
    const silent = await desk.answer(token, { answer: 'Rejected' })
    expect([silent.status, silent.problem.message]).toEqual([400, 'Choose a reason'])
    expect(await desk.states(shipmentNumber)).toEqual(['Able Sent', 'Baker Queued'])
    for (const wrong of ['x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
      expect((await desk.open(wrong)).status).toBe(410)
    const { content } = await desk.open(token)
    expect(content).toMatchObject({
      carrierName: 'Able',
      total: 1500,
      contract: 'CHI-DAL',
      sentTo: able.email,
      load: { shipmentNumber, stops: [{ address: { city: 'Chicago' } }, { address: { city: 'Dallas' } }] },
    })
    expect(JSON.stringify(content)).not.toContain('Baker')
  })

  it('takes one answer of many that come at once', async () => {
    const { desk, able, shipmentNumber } = await ready()
    await desk.start(shipmentNumber)
    const token = await desk.tokenTo(able.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.answer(token, { answer: 'Accepted' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 410)])
  })
})

it('counts for its carrier and lane as accepted or rejected, in the rates of the lane and of a quote [TENDER-7]', async () => {
  const { desk, laneId, able, baker, shipmentNumber } = await ready()
  const { items: before } = await desk.ask(getContractedLaneRate, { params: { laneId } })
  expect(before.map(({ shipmentsAccepted, shipmentsRejected }) => [shipmentsAccepted, shipmentsRejected])).toEqual([
    [0, 0],
    [0, 0],
  ])
  await desk.start(shipmentNumber)
  await desk.answer(await desk.tokenTo(able.email), { answer: 'Rejected', rejectReason: 'Rate' })
  await desk.answer(await desk.tokenTo(baker.email), { answer: 'Accepted' })
  const second = await desk.ship()
  await desk.start(second.shipmentNumber)
  await desk.letExpire()
  await desk.withdraw(second.shipmentNumber)
  const counts = [
    ['Able', 0, 2],
    ['Baker', 1, 0],
  ]
  const { items } = await desk.ask(getContractedLaneRate, { params: { laneId } })
  expect(items.map((rate) => [rate.carrierName, rate.shipmentsAccepted, rate.shipmentsRejected])).toEqual(counts)
  const destination = { city: 'Houston', state: 'TX', postalCode: '77002', country: 'US' } as const
  const elsewhere = await desk.addLane({ customerReferenceNumber: 'CHI-HOU', destination })
  for (const { carrierId } of [able, baker])
    await desk.admin.ask(createLaneRate, {
      params: { laneId: elsewhere },
      body: {
        ...{ carrierId, rateType: 'AllIn', chargeType: 'Flat', rate: 1700 },
        ...{ effectiveDate: '2026-01-01', expirationDate: '2099-12-31' },
      },
    })
  const other = await desk.ask(getContractedLaneRate, { params: { laneId: elsewhere } })
  expect(other.items.map((rate) => [rate.carrierName, rate.shipmentsAccepted, rate.shipmentsRejected])).toEqual([
    ['Able', 0, 0],
    ['Baker', 0, 0],
  ])
  const stop = { state: 'IL', city: 'Chicago', zip: '60606', stopNumber: 1 }
  const body = {
    stops: [stop, { state: 'TX', city: 'Dallas', zip: '75201', stopNumber: 2 }],
    equipmentMode: 1 as const,
    shippingDate: '2026-12-01',
  }
  const quoted = await desk.ask(getShipmentLaneRates, { body })
  expect(quoted.items.map((rate) => [rate.carrierDescription, rate.shipmentsAccepted, rate.shipmentsRejected])).toEqual(
    counts,
  )
})

describe('an answer by phone', () => {
  it('is recorded by a person: yes, no with a reason, or other terms, which count as a no', async () => {
    const { desk, shipmentNumber } = await ready({ tenderMethod: 'Manual' })
    await desk.start(shipmentNumber)
    const offers = async () => (await desk.tenders(shipmentNumber)).tenders[0]?.offers ?? []
    const [first] = await offers()
    const countered = { offerId: first?.id ?? '', answer: 'Countered' as const, counterTotal: 1750, note: 'Friday' }
    expect((await desk.record(shipmentNumber, countered)).status).toBe(200)
    const [able, baker] = await offers()
    expect(able).toMatchObject({ state: 'Countered', counterTotal: 1750, answerNote: 'Friday', answeredBy: 'Ana Ruiz' })
    expect(baker?.state).toBe('Sent')
    const late = await desk.record(shipmentNumber, { ...countered, answer: 'Accepted', counterTotal: null })
    expect([late.status, late.problem.message]).toEqual([409, 'This load was answered already'])
    const other = await desk.ship()
    const yes = { offerId: baker?.id ?? '', answer: 'Accepted' as const }
    expect((await desk.record(other.shipmentNumber, yes)).status).toBe(404)
    expect((await desk.record(shipmentNumber, yes)).status).toBe(200)
    expect(await desk.read(shipmentNumber)).toMatchObject({ shipmentStatus: 3, carrier: { companyName: 'Baker' } })
  })
})
