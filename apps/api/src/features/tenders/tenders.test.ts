import { holdCarrier } from '@lanewise/contract/carriers'
import { getShipmentLaneRates } from '@lanewise/contract/lane-finding'
import { createLaneRate, getContractedLaneRate, resequenceLaneRates } from '@lanewise/contract/lanes'
import { cancelShipment } from '@lanewise/contract/shipments'
import { withdrawTender } from '@lanewise/contract/tenders'
import { addWatchedEntityWithEmail } from '@lanewise/contract/watchers'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { confirmWatchers } from '#platform/testing/confirm-watchers.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'
import { tenderDeps } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const ready = async (more: Parameters<Awaited<ReturnType<typeof tenderDeps>>['addLane']>[0] = {}) => {
  const setup = await tenderDeps(portal)
  const laneId = await setup.addLane(more)
  const able = await setup.addLaneCarrier(laneId, 'Able', 1500)
  const baker = await setup.addLaneCarrier(laneId, 'Baker', 1600)
  const shipment = await setup.ship()
  return { setup, laneId, able, baker, ...shipment }
}

describe('a tender', () => {
  it('goes to one carrier at a time in the sequence, each for the minutes of the lane; a rejection or the end of its time sends the next at once, which history tells of the rule and not of the carrier [TENDER-2] [DEF-139]', async () => {
    const { setup, laneId, able, baker, shipmentId, shipmentNumber, orderNumber } = await ready()
    const cole = await setup.addLaneCarrier(laneId, 'Cole', 1700)
    const past = await setup.addLaneCarrier(laneId, 'Past', 900)
    // An order that matches neither price nor name nor age.
    const contractSequences = [past, cole, able, baker].map(({ rateId: contractId }, index) => ({
      contractId,
      sequence: index + 1,
    }))
    await setup.admin.ask(resequenceLaneRates, { params: { laneId }, body: { contractSequences } })
    await inCompany(portal.database.db, setup.company.id, (tx) =>
      tx.updateTable('laneRates').set({ expirationDate: '2026-01-02' }).where('id', '=', past.rateId).execute(),
    )
    await setup.start(shipmentNumber)
    expect(await setup.states(shipmentNumber)).toEqual(['Cole Sent', 'Able Queued', 'Baker Queued'])
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 2 })
    expect(await setup.readOrder(orderNumber)).toMatchObject({ orderStatus: 'Tendering' })
    expect(await mailsTo(portal, baker.email)).toEqual([])
    const [first] = (await setup.tenders(shipmentNumber)).tenders[0]?.offers ?? []
    expect(Date.parse(first?.expiresAt ?? '') - Date.parse(first?.sentAt ?? '')).toBe(45 * 60_000)
    const rejected = await setup.answer(await setup.tokenTo(cole.email), {
      answer: 'Rejected',
      rejectReason: 'NoEquipment',
    })
    expect(rejected.status).toBe(200)
    expect(await setup.states(shipmentNumber)).toEqual(['Cole Rejected', 'Able Sent', 'Baker Queued'])
    const [next, answered] = await setup.sentences(shipmentId)
    expect(answered).toBe('Cole (link) answered the offer: Rejected (No equipment available)')
    expect(next).toMatch(/^Lanewise offered the load to Able for \$[\d,]+\.\d\d, until /)
    expect(await mailsTo(portal, baker.email)).toEqual([])
    await setup.letExpire()
    expect(await setup.states(shipmentNumber)).toEqual(['Cole Rejected', 'Able Expired', 'Baker Sent'])
    expect((await mailsTo(portal, baker.email)).map(({ kind }) => kind)).toEqual(['tender-offer'])
    expect(await mailsTo(portal, past.email)).toEqual([])
  })

  it('that is accepted books the shipment with that contract; a late acceptance is refused and kept in history [TENDER-4]', async () => {
    const { setup, able, baker, shipmentId, shipmentNumber, orderNumber } = await ready()
    await setup.start(shipmentNumber)
    const late = await setup.tokenTo(able.email)
    await setup.overdue()
    const unnoticed = await setup.answer(late, { answer: 'Accepted' })
    const tooLate = 'Able (link) answered the offer after it had ended: Accepted'
    const refusals = async () => (await setup.sentences(shipmentId)).filter((sentence) => sentence === tooLate)
    const over = 'The time to answer has passed; the load was offered to another carrier'
    expect([unnoticed.status, unnoticed.problem.message]).toEqual([410, over])
    expect(await refusals()).toHaveLength(1)
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 2, carrier: null })
    await setup.letExpire()
    const refused = await setup.answer(late, { answer: 'Accepted' })
    expect([refused.status, refused.problem.message]).toEqual([410, over])
    expect(await setup.states(shipmentNumber)).toEqual(['Able Expired', 'Baker Sent'])
    expect((await setup.tenders(shipmentNumber)).tenders[0]?.offers).toMatchObject([
      { lateAnswer: { answer: 'Accepted', at: expect.any(String), by: 'Able' } },
      { lateAnswer: null },
    ])
    expect(await refusals()).toHaveLength(2)
    const accepted = await setup.answer(await setup.tokenTo(baker.email), { answer: 'Accepted', note: 'Truck 12' })
    expect(accepted).toMatchObject({ status: 200, content: { state: 'Accepted', shipmentNumber } })
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 3,
      carrier: { id: baker.carrierId, companyName: 'Baker' },
      rateSource: 'Contract',
      originationType: 'ContractTMS',
      totalCharge: 1600,
      lane: { customerReferenceNumber: 'CHI-DAL' },
      bookedBy: 'Ana Ruiz',
    })
    expect((await setup.charges(shipmentId)).charges).toMatchObject([{ total: 1600 }])
    expect(await setup.readOrder(orderNumber)).toMatchObject({ orderStatus: 'Booked' })
    expect((await setup.tenders(shipmentNumber)).tenders).toMatchObject([
      { state: 'Accepted', offers: [{}, { answeredBy: 'Baker', answerNote: 'Truck 12' }] },
    ])
    await runQueued(portal, setup.person, 'rate-confirmations.mail')
    expect((await mailsTo(portal, baker.email)).map(({ kind }) => kind)).toEqual(['tender-offer', 'rate-confirmation'])
    const again = await setup.answer(await setup.tokenTo(baker.email), { answer: 'Accepted' })
    expect([again.status, again.problem.message]).toEqual([410, 'This load has already been accepted'])
  })

  it('tells the last carrier that its time has passed, and not that the load went to another carrier', async () => {
    const { setup, baker, shipmentNumber } = await ready()
    await setup.start(shipmentNumber)
    await setup.letExpire()
    const last = await setup.tokenTo(baker.email)
    await setup.letExpire()
    const late = await setup.answer(last, { answer: 'Accepted' })
    expect([late.status, late.problem.message]).toEqual([410, 'The time to answer has passed'])
    expect((await setup.open(last)).problem.message).toBe('The time to answer has passed')
  })

  it('ends when nobody takes it: the shipment is Ready To Book again and needs a person, and watchers of the lane hear of it', async () => {
    const { setup, laneId, shipmentNumber, orderNumber } = await ready({ tenderMethod: 'Email' })
    const watcher = { entityId: laneId, entityType: 'CustomerLane' as const, emailAddress: 'boss@customer.test' }
    await setup.admin.ask(addWatchedEntityWithEmail, { body: watcher })
    await confirmWatchers(portal)
    await setup.setLane(laneId, { expirationAction: 'NotifyWatchers' })
    await setup.start(shipmentNumber)
    await setup.letExpire()
    await setup.letExpire()
    expect(await setup.states(shipmentNumber)).toEqual(['Able Expired', 'Baker Expired'])
    const letGo = 'Every carrier on the lane rejected the load or did not answer in time'
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      attention: { reason: 'TenderExhausted', message: letGo },
    })
    expect(await setup.readOrder(orderNumber)).toMatchObject({ orderStatus: 'ReadyToShip' })
    expect((await setup.tenders(shipmentNumber)).tenders).toMatchObject([{ state: 'Exhausted' }])
    const mails = await mailsTo(portal, 'boss@customer.test')
    const mail = mails.find(({ subject }) => subject === `No carrier accepted shipment ${shipmentNumber}`)
    expect(JSON.stringify(mail)).toContain(`No carrier accepted shipment ${shipmentNumber} of `)
    expect(JSON.stringify(mail)).toContain(`${letGo}.`)
    await setup.start(shipmentNumber)
    expect((await setup.read(shipmentNumber)).attention).toBeNull()
  })

  it('says that nobody has a rate, or that nobody could be offered the load, when it ends without an offer', async () => {
    const setup = await tenderDeps(portal)
    const laneId = await setup.addLane()
    const unrated = await setup.ship()
    expect((await setup.start(unrated.shipmentNumber)).unasked).toBe('No carrier on the lane has a rate for this load')
    expect(await setup.read(unrated.shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      attention: { reason: 'TenderExhausted', message: 'No carrier on the lane has a rate for this load' },
    })
    await setup.addLaneCarrier(laneId, 'Mute', 900, { email: null })
    const held = await setup.addLaneCarrier(laneId, 'Held', 950)
    await setup.admin.ask(holdCarrier, { params: { carrierId: held.carrierId }, body: { reason: 'Claims' } })
    const unasked = await setup.ship()
    expect((await setup.start(unasked.shipmentNumber)).unasked).toBe(
      'No carrier on the lane could be offered the load. Mute: No email address on file. Held is on hold and cannot be booked or tendered: Claims',
    )
    expect((await setup.read(unasked.shipmentNumber)).attention).toMatchObject({
      message: 'No carrier on the lane could be offered the load',
    })
    await setup.addLaneCarrier(laneId, 'Able', 1500)
    const retried = await setup.ship()
    expect((await setup.start(retried.shipmentNumber)).unasked).toBeNull()
  })

  it('passes over who is on hold, has no address or no price, and says why [CARRIER-3]', async () => {
    const { setup, able, laneId, shipmentNumber } = await ready()
    await setup.addLaneCarrier(laneId, 'Mute', 900, { email: null })
    await setup.admin.ask(holdCarrier, { params: { carrierId: able.carrierId }, body: { reason: 'Claims' } })
    await setup.start(shipmentNumber)
    await setup.letExpire()
    const [tender] = (await setup.tenders(shipmentNumber)).tenders
    expect(tender?.offers.map(({ carrierName, state, stateReason }) => [carrierName, state, stateReason])).toEqual([
      ['Able', 'Skipped', 'Able is on hold and cannot be booked or tendered: Claims'],
      ['Baker', 'Expired', null],
      ['Mute', 'Skipped', 'No email address on file'],
    ])
  })

  it('passes over whose rate has ended meanwhile, and who asks more than was accepted', async () => {
    const { setup, baker, laneId, shipmentId, shipmentNumber } = await ready()
    await setup.addLaneCarrier(laneId, 'Costly', 1600.01)
    await inCompany(portal.database.db, setup.company.id, async (tx) => {
      await tx.updateTable('shipments').set({ maxBuyCents: 1600_00 }).where('id', '=', shipmentId).execute()
    })
    await setup.start(shipmentNumber)
    await setup.letExpire()
    expect(await setup.states(shipmentNumber)).toEqual(['Able Expired', 'Baker Sent', 'Costly Queued'])
    await setup.letExpire()
    const reasons = async () =>
      (await setup.tenders(shipmentNumber)).tenders[0]?.offers.map(({ stateReason }) => stateReason)
    expect(await reasons()).toEqual([null, null, 'Above the highest cost of $1,600.00'])
    await setup.start(shipmentNumber)
    await inCompany(portal.database.db, setup.company.id, async (tx) => {
      await tx.updateTable('laneRates').set({ expirationDate: '2026-01-02' }).where('id', '=', baker.rateId).execute()
    })
    await setup.letExpire()
    expect(await reasons()).toEqual([null, 'The rate is not active today', 'Above the highest cost of $1,600.00'])
  })

  it('whose carrier was put on hold before it said yes books nothing and needs a person', async () => {
    const { setup, able, shipmentNumber } = await ready()
    await setup.start(shipmentNumber)
    await setup.admin.ask(holdCarrier, { params: { carrierId: able.carrierId }, body: { reason: 'Claims' } })
    expect((await setup.answer(await setup.tokenTo(able.email), { answer: 'Accepted' })).status).toBe(200)
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      carrier: null,
      attention: { reason: 'TenderUnbookable', message: expect.stringContaining('Able accepted, but: ') },
    })
    expect((await setup.tenders(shipmentNumber)).tenders).toMatchObject([{ state: 'NeedsAttention' }])
    expect(await setup.states(shipmentNumber)).toEqual(['Able Accepted', 'Baker Withdrawn'])
  })

  it('is withdrawn by a person, by a booking in another way and by cancelling, and its carrier hears of it', async () => {
    const { setup, able, shipmentNumber } = await ready()
    await setup.start(shipmentNumber)
    await setup.withdraw(shipmentNumber)
    expect(await setup.states(shipmentNumber)).toEqual(['Able Withdrawn', 'Baker Withdrawn'])
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 1, attention: null })
    expect((await mailsTo(portal, able.email)).map(({ kind }) => kind)).toEqual(['tender-offer', 'tender-withdrawn'])
    const gone = await setup.open(await setup.tokenTo(able.email))
    expect([gone.status, gone.problem.message]).toEqual([410, 'This offer was withdrawn'])
    const nothing = await setup.attempt(withdrawTender, { params: { shipmentNumber } })
    expect([nothing.status, nothing.problem.message]).toEqual([
      409,
      `Shipment ${shipmentNumber} is not on offer to a carrier`,
    ])

    const other = await setup.ship()
    await setup.start(other.shipmentNumber)
    await setup.book(other.shipmentId, await setup.byHand())
    expect(await setup.states(other.shipmentNumber)).toEqual(['Able Withdrawn', 'Baker Withdrawn'])
    const third = await setup.ship()
    await setup.start(third.shipmentNumber)
    const params = { shipmentNumber: third.shipmentNumber }
    await setup.ask(cancelShipment, { params, body: { reason: 'No freight' } })
    expect((await setup.tenders(third.shipmentNumber)).tenders).toMatchObject([{ state: 'Withdrawn' }])
  })

  it('is refused beside another one, for freight that is no truckload, and without a lane', async () => {
    const { setup, shipmentNumber } = await ready()
    const tries = await Promise.all(Array.from({ length: 8 }, () => setup.tryStart(shipmentNumber)))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    const ltl = await setup.shipLtl()
    expect(await setup.tryStart(ltl.shipmentNumber)).toMatchObject({
      status: 422,
      problem: { message: 'Only truckloads are tendered; book a rate instead' },
    })
    const lost = await tenderDeps(portal)
    const { shipmentNumber: without } = await lost.ship()
    const refused = await lost.tryStart(without)
    expect([refused.status, refused.problem.message]).toEqual([422, 'No Dry lane runs from Chicago, IL to Dallas, TX'])
    expect((await lost.tenders(without)).obstacle).toBe('No Dry lane runs from Chicago, IL to Dallas, TX')
  })

  it('asks for a reason with a no, and shows nothing to whoever holds no link', async () => {
    const { setup, able, shipmentNumber } = await ready()
    await setup.start(shipmentNumber)
    const token = await setup.tokenTo(able.email)
    const silent = await setup.answer(token, { answer: 'Rejected' })
    expect([silent.status, silent.problem.message]).toEqual([400, 'Choose a reason'])
    expect(await setup.states(shipmentNumber)).toEqual(['Able Sent', 'Baker Queued'])
    for (const wrong of ['x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
      expect((await setup.open(wrong)).status).toBe(410)
    const { content } = await setup.open(token)
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
    const { setup, able, shipmentNumber } = await ready()
    await setup.start(shipmentNumber)
    const token = await setup.tokenTo(able.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => setup.answer(token, { answer: 'Accepted' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 410)])
  })
})

it('counts for its carrier and lane as accepted or rejected, in the rates of the lane and of a quote [TENDER-7]', async () => {
  const { setup, laneId, able, baker, shipmentNumber } = await ready()
  const { items: before } = await setup.ask(getContractedLaneRate, { params: { laneId } })
  expect(before.map(({ shipmentsAccepted, shipmentsRejected }) => [shipmentsAccepted, shipmentsRejected])).toEqual([
    [0, 0],
    [0, 0],
  ])
  await setup.start(shipmentNumber)
  await setup.answer(await setup.tokenTo(able.email), { answer: 'Rejected', rejectReason: 'Rate' })
  await setup.answer(await setup.tokenTo(baker.email), { answer: 'Accepted' })
  const second = await setup.ship()
  await setup.start(second.shipmentNumber)
  await setup.letExpire()
  await setup.withdraw(second.shipmentNumber)
  const counts = [
    ['Able', 0, 2],
    ['Baker', 1, 0],
  ]
  const { items } = await setup.ask(getContractedLaneRate, { params: { laneId } })
  expect(items.map((rate) => [rate.carrierName, rate.shipmentsAccepted, rate.shipmentsRejected])).toEqual(counts)
  const destination = { city: 'Houston', state: 'TX', postalCode: '77002', country: 'US' } as const
  const elsewhere = await setup.addLane({ customerReferenceNumber: 'CHI-HOU', destination })
  for (const { carrierId } of [able, baker])
    await setup.admin.ask(createLaneRate, {
      params: { laneId: elsewhere },
      body: {
        ...{ carrierId, rateType: 'AllIn', chargeType: 'Flat', rate: 1700 },
        ...{ effectiveDate: '2026-01-01', expirationDate: '2099-12-31' },
      },
    })
  const other = await setup.ask(getContractedLaneRate, { params: { laneId: elsewhere } })
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
  const quoted = await setup.ask(getShipmentLaneRates, { body })
  expect(quoted.items.map((rate) => [rate.carrierDescription, rate.shipmentsAccepted, rate.shipmentsRejected])).toEqual(
    counts,
  )
})

describe('an answer by phone', () => {
  it('is recorded by a person: yes, no with a reason, or other terms, which count as a no', async () => {
    const { setup, shipmentNumber } = await ready({ tenderMethod: 'Manual' })
    await setup.start(shipmentNumber)
    const offers = async () => (await setup.tenders(shipmentNumber)).tenders[0]?.offers ?? []
    const [first] = await offers()
    const countered = { offerId: first?.id ?? '', answer: 'Countered' as const, counterTotal: 1750, note: 'Friday' }
    expect((await setup.record(shipmentNumber, countered)).status).toBe(200)
    const [able, baker] = await offers()
    expect(able).toMatchObject({ state: 'Countered', counterTotal: 1750, answerNote: 'Friday', answeredBy: 'Ana Ruiz' })
    expect(baker?.state).toBe('Sent')
    const late = await setup.record(shipmentNumber, { ...countered, answer: 'Accepted', counterTotal: null })
    expect([late.status, late.problem.message]).toEqual([409, 'This load has already been answered'])
    const other = await setup.ship()
    const yes = { offerId: baker?.id ?? '', answer: 'Accepted' as const }
    expect((await setup.record(other.shipmentNumber, yes)).status).toBe(404)
    expect((await setup.record(shipmentNumber, yes)).status).toBe(200)
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 3, carrier: { companyName: 'Baker' } })
  })
})
