import { addRateRequestCarriers, getRateRequests, remindCarriers } from '@lanewise/contract/rate-requests'
import { cancelShipment } from '@lanewise/contract/shipments'
import { beforeAll, describe, expect, it } from 'vitest'
import { manualCharge } from '#features/shipments/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { offer, rateDesk, twoAsked } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Desk = Awaited<ReturnType<typeof rateDesk>>

/** Somebody whose company has a lane, with a request about a shipment on it. */
async function laneDesk() {
  const desk = await rateDesk(portal)
  await desk.byContract()
  const able = await desk.addNetworkCarrier('Able Trucking')
  const asked = await desk.ship()
  await desk.request(asked.shipmentNumber, [able])
  const paid = async () =>
    (await desk.ask(getRateRequests, { params: { shipmentNumber: asked.shipmentNumber } })).paidOnLane
  return { desk, able, asked, paid }
}

async function shipFor(desk: Desk, total: number) {
  const shipment = await desk.ship()
  await desk.book(
    shipment.shipmentId,
    await desk.byHand({ manualBookingCharges: [manualCharge('FreightRate', total)] }),
  )
  return shipment
}

const pickedUpOn = (desk: Desk, shipmentId: string, day: string) =>
  inCompany(portal.database.db, desk.company.id, (tx) =>
    tx.updateTable('shipments').set({ originDate: day }).where('id', '=', shipmentId).execute(),
  )

const monthsAgo = (months: number, days = 0) => {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - months, day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

describe('what was paid on the lane of a rate request', () => {
  it('is nothing before a shipment of the lane was booked', async () => {
    const { desk, paid } = await laneDesk()
    expect(await paid()).toBeNull()
    await desk.ship()
    expect(await paid()).toBeNull()
  })

  it('is how many booked shipments there were in 12 months, from what to what, and their average', async () => {
    const { desk, asked, paid } = await laneDesk()
    await shipFor(desk, 1500)
    await shipFor(desk, 1700.5)
    await shipFor(desk, 1600.01)
    expect(await paid()).toEqual({ count: 3, lowest: 1500, highest: 1700.5, average: 1600.17 })
    const old = await shipFor(desk, 900)
    await pickedUpOn(desk, old.shipmentId, monthsAgo(12, -2))
    expect(await paid()).toMatchObject({ count: 3, lowest: 1500 })
    await pickedUpOn(desk, old.shipmentId, monthsAgo(12, 2))
    expect(await paid()).toMatchObject({ count: 4, lowest: 900 })
    const { id } = await desk.lineOf(asked.shipmentNumber, 'Able Trucking')
    await desk.record(asked.shipmentNumber, { lineId: id, through: 'Phone', ...offer(100) })
    await desk.choose(asked.shipmentNumber, id)
    expect(await paid()).toMatchObject({ count: 4, lowest: 900 })
  })

  it('leaves out cancelled shipments, those of other lanes and those of other companies', async () => {
    const { desk, paid } = await laneDesk()
    const other = await laneDesk()
    await shipFor(other.desk, 1200)
    expect(await other.paid()).toMatchObject({ count: 1 })
    const ltl = await desk.shipLtl()
    const charges = [manualCharge('FreightRate', 300), manualCharge('FuelSurcharge', 0)]
    await desk.book(ltl.shipmentId, await desk.byHand({ shippingMode: 'LTL', manualBookingCharges: charges }))
    const { shipmentNumber } = await shipFor(desk, 1500)
    expect(await paid()).toMatchObject({ count: 1, lowest: 1500 })
    await desk.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'Not needed' } })
    expect(await paid()).toBeNull()
  })

  it('is not looked for where nobody was asked or the shipment has no lane', async () => {
    const { desk } = await laneDesk()
    await shipFor(desk, 1500)
    const { shipmentNumber } = await desk.ship()
    expect(await desk.ask(getRateRequests, { params: { shipmentNumber } })).toEqual({
      rateRequests: [],
      paidOnLane: null,
    })
    const plain = await twoAsked(portal)
    await shipFor(plain.desk, 1500)
    const answer = await plain.desk.ask(getRateRequests, { params: { shipmentNumber: plain.shipmentNumber } })
    expect(answer).toMatchObject({ rateRequests: [{ state: 'Open' }], paidOnLane: null })
  })
})

describe('who did what with a rate request', () => {
  it('is kept by name: who asked, who asked more, who reminded, who chose and who closed it', async () => {
    const { desk, shipmentNumber } = await twoAsked(portal)
    const cole = await desk.addNetworkCarrier('Cole')
    const more = [{ carrierId: cole.carrierId, emails: [cole.email] }]
    await desk.ask(addRateRequestCarriers, { params: { shipmentNumber }, body: { carriers: more } })
    const { id } = await desk.lineOf(shipmentNumber, 'Able')
    expect(await desk.lineOf(shipmentNumber, 'Cole')).toMatchObject({ sentBy: 'Ana Ruiz', remindedBy: null })
    await desk.ask(remindCarriers, { params: { shipmentNumber }, body: { lineId: id } })
    expect(await desk.lineOf(shipmentNumber, 'Able')).toMatchObject({
      ...{ sentBy: 'Ana Ruiz', remindedBy: 'Ana Ruiz', chosenAt: null, chosenBy: null },
    })
    expect(await desk.requests(shipmentNumber)).toMatchObject([{ closedAt: null, closedBy: null }])
    await desk.record(shipmentNumber, { lineId: id, through: 'Phone', ...offer(1500) })
    await desk.choose(shipmentNumber, id)
    expect(await desk.requests(shipmentNumber)).toMatchObject([
      { closeReason: 'Booked', closedAt: expect.stringMatching(/^20/), closedBy: 'Ana Ruiz' },
    ])
    expect(await desk.lineOf(shipmentNumber, 'Able')).toMatchObject({
      ...{ isChosen: true, chosenAt: expect.stringMatching(/^20/), chosenBy: 'Ana Ruiz' },
    })
  })

  it('is nobody where the time was over, and whoever cancelled it', async () => {
    const ended = await twoAsked(portal)
    await ended.desk.letEnd()
    expect(await ended.desk.requests(ended.shipmentNumber)).toMatchObject([{ closeReason: 'ReplyBy', closedBy: null }])
    const cancelled = await twoAsked(portal)
    await cancelled.desk.cancelRequest(cancelled.shipmentNumber)
    expect(await cancelled.desk.requests(cancelled.shipmentNumber)).toMatchObject([
      { closeReason: 'Cancelled', closedBy: 'Ana Ruiz' },
    ])
  })
})
