import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runQueued, runRound } from '#platform/testing/run-jobs.ts'
import { tenderDesk } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Desk = Awaited<ReturnType<typeof tenderDesk>>

/** A lane that tenders by itself, and nobody has told the portal of what waits for it. */
async function given() {
  const desk = await tenderDesk(portal)
  const laneId = await desk.addLane({ tenderType: 'Automatic', shipmentTenderingStart: 365 })
  await desk.addLaneCarrier(laneId, 'Able', 1500)
  return desk
}

/** Which shipments are looked at in this hour. */
async function lookedAt(desk: Desk) {
  portal.queued.length = 0
  await runRound(portal, desk.company.id, 'tenders.start-due')
  return portal.queued.filter(({ name }) => name === 'tenders.start').map(({ payload }) => payload)
}

const change = (desk: Desk, shipmentId: string, columns: object) =>
  inCompany(portal.database.db, desk.company.id, (tx) =>
    tx.updateTable('shipments').set(columns).where('id', '=', shipmentId).execute(),
  )

describe('the round of each hour', () => {
  it('offers a truckload that waits for its lane, however it came', async () => {
    const desk = await given()
    const { shipmentId, shipmentNumber } = await desk.ship()
    expect(await lookedAt(desk)).toEqual([expect.objectContaining({ shipmentId, seconds: 0 })])
    await runQueued(portal, desk.person, 'tenders.start')
    expect(await desk.states(shipmentNumber)).toEqual(['Able Sent'])
    expect(await desk.read(shipmentNumber)).toMatchObject({ shipmentStatus: 2 })
  })

  it('leaves alone what was offered once, what is no truckload, what is not ready, what was deleted, what needs a person and what should have left', async () => {
    const desk = await given()
    const offered = await desk.ship()
    await desk.start(offered.shipmentNumber)
    await desk.withdraw(offered.shipmentNumber)
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    for (const columns of [
      { shippingMode: 'LTL' },
      { status: 0 },
      { deletedAt: yesterday },
      { attentionReason: 'PickupPassed', attentionMessage: 'Too late', attentionSince: yesterday },
      { originEarlyAt: yesterday, originLateAt: yesterday },
    ]) {
      const { shipmentId } = await desk.ship()
      await change(desk, shipmentId, columns)
    }
    expect(await lookedAt(desk)).toEqual([])
    const { shipmentId } = await desk.ship()
    expect(await lookedAt(desk)).toEqual([expect.objectContaining({ shipmentId })])
  })
})
