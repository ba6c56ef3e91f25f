import { updateLane } from '@lanewise/contract/lanes'
import { getTenderPlan } from '@lanewise/contract/tenders'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { tenderDeps } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

it('names carriers in sequence with their prices, the minutes, who is skipped and why, and the follow-up, before anything is sent [TENDER-1]', async () => {
  const setup = await tenderDeps(portal)
  const laneId = await setup.addLane({ tenderTime: 45, expirationAction: 'BroadcastToNetwork' })
  const able = await setup.addLaneCarrier(laneId, 'Able', 1500)
  await setup.addLaneCarrier(laneId, 'Baker', 1600, { email: null })
  const { shipmentNumber } = await setup.ship()
  const plan = () => setup.ask(getTenderPlan, { params: { shipmentNumber } })
  expect(await plan()).toEqual({
    obstacle: null,
    plan: {
      lane: 'CHI-DAL',
      tenderMethod: 'Email',
      tenderTime: 45,
      expirationAction: 'BroadcastToNetwork',
      carriers: [
        { carrierId: able.carrierId, carrierName: 'Able', total: 1500, skipReason: null },
        { carrierId: expect.any(String), carrierName: 'Baker', total: 1600, skipReason: 'No email address on file' },
      ],
    },
  })
  await setup.admin.ask(updateLane, { params: { laneId }, body: { tenderTime: null } })
  expect((await plan()).plan?.tenderTime).toBe(60)
  expect((await setup.tenders(shipmentNumber)).tenders).toEqual([])
  await setup.start(shipmentNumber)
  expect(await plan()).toEqual({
    plan: null,
    obstacle: `Shipment ${shipmentNumber} is Tendering and cannot become Tendering`,
  })
})

it('says why a load without a lane cannot be tendered', async () => {
  const setup = await tenderDeps(portal)
  const { shipmentNumber } = await setup.ship()
  expect(await setup.ask(getTenderPlan, { params: { shipmentNumber } })).toMatchObject({
    plan: null,
    obstacle: expect.stringMatching(/^No .* lane runs from Chicago, IL to Dallas, TX$/),
  })
})
