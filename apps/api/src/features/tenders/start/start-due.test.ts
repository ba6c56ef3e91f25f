import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runHourlyJob, runQueued } from '#platform/testing/run-jobs.ts'
import { tenderDeps } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof tenderDeps>>

/** A lane with automatic tendering, without any events about its waiting shipments. */
async function given() {
  const setup = await tenderDeps(portal)
  const laneId = await setup.addLane({ tenderType: 'Automatic', shipmentTenderingStart: 365 })
  await setup.addLaneCarrier(laneId, 'Able', 1500)
  return setup
}

/** Shipments checked by this hour's run. */
async function lookedAt(setup: Setup) {
  portal.queued.length = 0
  await runHourlyJob(portal, setup.company.id, 'tenders.start-due')
  return portal.queued.filter(({ name }) => name === 'tenders.start').map(({ payload }) => payload)
}

const change = (setup: Setup, shipmentId: string, columns: object) =>
  inCompany(portal.database.db, setup.company.id, (tx) =>
    tx.updateTable('shipments').set(columns).where('id', '=', shipmentId).execute(),
  )

describe('the round of each hour', () => {
  it('offers a truckload that waits for its lane, however it came', async () => {
    const setup = await given()
    const { shipmentId, shipmentNumber } = await setup.ship()
    expect(await lookedAt(setup)).toEqual([expect.objectContaining({ shipmentId, seconds: 0 })])
    await runQueued(portal, setup.person, 'tenders.start')
    expect(await setup.states(shipmentNumber)).toEqual(['Able Sent'])
    expect(await setup.read(shipmentNumber)).toMatchObject({ shipmentStatus: 2 })
  })

  it('leaves alone what was offered once, what is no truckload, what is not ready, what was deleted, what needs a person and what should have left', async () => {
    const setup = await given()
    const offered = await setup.ship()
    await setup.start(offered.shipmentNumber)
    await setup.withdraw(offered.shipmentNumber)
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    for (const columns of [
      { shippingMode: 'LTL' },
      { status: 0 },
      { deletedAt: yesterday },
      { attentionReason: 'PickupPassed', attentionMessage: 'Too late', attentionSince: yesterday },
      { originEarlyAt: yesterday, originLateAt: yesterday },
    ]) {
      const { shipmentId } = await setup.ship()
      await change(setup, shipmentId, columns)
    }
    expect(await lookedAt(setup)).toEqual([])
    const { shipmentId } = await setup.ship()
    expect(await lookedAt(setup)).toEqual([expect.objectContaining({ shipmentId })])
  })
})
