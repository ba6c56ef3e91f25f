import { addRateRequestCarriers, getRateRequests, remindCarriers } from '@lanewise/contract/rate-requests'
import { cancelShipment } from '@lanewise/contract/shipments'
import { beforeAll, describe, expect, it } from 'vitest'
import { manualCharge } from '#features/shipments/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { offer, rateSetup, requestFromTwo } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof rateSetup>>

/** A user whose company has a lane, with a rate request for a shipment on it. */
async function laneSetup() {
  const setup = await rateSetup(portal)
  await setup.byContract()
  const able = await setup.addNetworkCarrier('Able Trucking')
  const shipped = await setup.ship()
  await setup.request(shipped.shipmentNumber, [able])
  const paid = async () =>
    (await setup.ask(getRateRequests, { params: { shipmentNumber: shipped.shipmentNumber } })).paidOnLane
  return { setup, able, asked: shipped, paid }
}

async function shipFor(setup: Setup, total: number) {
  const shipment = await setup.ship()
  await setup.book(
    shipment.shipmentId,
    await setup.byHand({ manualBookingCharges: [manualCharge('FreightRate', total)] }),
  )
  return shipment
}

const pickedUpOn = (setup: Setup, shipmentId: string, day: string) =>
  inCompany(portal.database.db, setup.company.id, (tx) =>
    tx.updateTable('shipments').set({ originDate: day }).where('id', '=', shipmentId).execute(),
  )

const monthsAgo = (months: number, days = 0) => {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - months, day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

describe('what was paid on the lane of a rate request', () => {
  it('is nothing before a shipment of the lane was booked', async () => {
    const { setup, paid } = await laneSetup()
    expect(await paid()).toBeNull()
    await setup.ship()
    expect(await paid()).toBeNull()
  })

  it('is how many booked shipments there were in 12 months, from what to what, and their average', async () => {
    const { setup, asked: requests, paid } = await laneSetup()
    await shipFor(setup, 1500)
    await shipFor(setup, 1700.5)
    await shipFor(setup, 1600.01)
    expect(await paid()).toEqual({ count: 3, lowest: 1500, highest: 1700.5, average: 1600.17 })
    const old = await shipFor(setup, 900)
    await pickedUpOn(setup, old.shipmentId, monthsAgo(12, -2))
    expect(await paid()).toMatchObject({ count: 3, lowest: 1500 })
    await pickedUpOn(setup, old.shipmentId, monthsAgo(12, 2))
    expect(await paid()).toMatchObject({ count: 4, lowest: 900 })
    const { id } = await setup.lineOf(requests.shipmentNumber, 'Able Trucking')
    await setup.record(requests.shipmentNumber, { lineId: id, through: 'Phone', ...offer(100) })
    await setup.choose(requests.shipmentNumber, id)
    expect(await paid()).toMatchObject({ count: 4, lowest: 900 })
  })

  it('leaves out cancelled shipments, those of other lanes and those of other companies', async () => {
    const { setup, paid } = await laneSetup()
    const other = await laneSetup()
    await shipFor(other.setup, 1200)
    expect(await other.paid()).toMatchObject({ count: 1 })
    const ltl = await setup.shipLtl()
    const charges = [manualCharge('FreightRate', 300), manualCharge('FuelSurcharge', 0)]
    await setup.book(ltl.shipmentId, await setup.byHand({ shippingMode: 'LTL', manualBookingCharges: charges }))
    const { shipmentNumber } = await shipFor(setup, 1500)
    expect(await paid()).toMatchObject({ count: 1, lowest: 1500 })
    await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'Not needed' } })
    expect(await paid()).toBeNull()
  })

  it('is not looked for where nobody was asked or the shipment has no lane', async () => {
    const { setup } = await laneSetup()
    await shipFor(setup, 1500)
    const { shipmentNumber } = await setup.ship()
    expect(await setup.ask(getRateRequests, { params: { shipmentNumber } })).toEqual({
      rateRequests: [],
      paidOnLane: null,
    })
    const plain = await requestFromTwo(portal)
    await shipFor(plain.setup, 1500)
    const answer = await plain.setup.ask(getRateRequests, { params: { shipmentNumber: plain.shipmentNumber } })
    expect(answer).toMatchObject({ rateRequests: [{ state: 'Open' }], paidOnLane: null })
  })
})

describe('who did what with a rate request', () => {
  it('is kept by name: who asked, who asked more, who reminded, who chose and who closed it', async () => {
    const { setup, shipmentNumber } = await requestFromTwo(portal)
    const cole = await setup.addNetworkCarrier('Cole')
    const more = [{ carrierId: cole.carrierId, emails: [cole.email] }]
    await setup.ask(addRateRequestCarriers, { params: { shipmentNumber }, body: { carriers: more } })
    const { id } = await setup.lineOf(shipmentNumber, 'Able')
    expect(await setup.lineOf(shipmentNumber, 'Cole')).toMatchObject({ sentBy: 'Ana Ruiz', remindedBy: null })
    await setup.ask(remindCarriers, { params: { shipmentNumber }, body: { lineId: id } })
    expect(await setup.lineOf(shipmentNumber, 'Able')).toMatchObject({
      ...{ sentBy: 'Ana Ruiz', remindedBy: 'Ana Ruiz', chosenAt: null, chosenBy: null },
    })
    expect(await setup.requests(shipmentNumber)).toMatchObject([{ closedAt: null, closedBy: null }])
    await setup.record(shipmentNumber, { lineId: id, through: 'Phone', ...offer(1500) })
    await setup.choose(shipmentNumber, id)
    expect(await setup.requests(shipmentNumber)).toMatchObject([
      { closeReason: 'Booked', closedAt: expect.stringMatching(/^20/), closedBy: 'Ana Ruiz' },
    ])
    expect(await setup.lineOf(shipmentNumber, 'Able')).toMatchObject({
      ...{ isChosen: true, chosenAt: expect.stringMatching(/^20/), chosenBy: 'Ana Ruiz' },
    })
  })

  it('is nobody where the time was over, and whoever cancelled it', async () => {
    const ended = await requestFromTwo(portal)
    await ended.setup.letEnd()
    expect(await ended.setup.requests(ended.shipmentNumber)).toMatchObject([{ closeReason: 'ReplyBy', closedBy: null }])
    const cancelled = await requestFromTwo(portal)
    await cancelled.setup.cancelRequest(cancelled.shipmentNumber)
    expect(await cancelled.setup.requests(cancelled.shipmentNumber)).toMatchObject([
      { closeReason: 'Cancelled', closedBy: 'Ana Ruiz' },
    ])
  })
})
