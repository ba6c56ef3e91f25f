import { updateOriginationType } from '@lanewise/contract/booking'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { tenderDeps } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

it('the lane of a shipment is looked for until tendering or booking starts, and is fixed from then on [DEF-65]', async () => {
  const setup = await tenderDeps(portal)
  const laneOf = async ({ shipmentNumber }: { shipmentNumber: string }) =>
    (await setup.read(shipmentNumber)).lane?.customerReferenceNumber ?? null
  const [tendered, byHand, integrated] = [await setup.ship(), await setup.ship(), await setup.ship()]
  expect(await laneOf(tendered)).toBeNull()
  const first = await setup.addLane({ customerReferenceNumber: 'First' })
  await setup.addLaneCarrier(first, 'Able', 1500)
  await setup.start(tendered.shipmentNumber)
  expect(await laneOf(tendered)).toBe('First')
  await setup.addLane({ customerReferenceNumber: 'Second' })
  await setup.book(byHand.shipmentId, await setup.byHand())
  expect(await laneOf(byHand)).toBe('Second')
  await setup.addLane({ customerReferenceNumber: 'Third' })
  await setup.book(tendered.shipmentId, await setup.byHand())
  expect([await laneOf(tendered), await laneOf(byHand)]).toEqual(['First', 'Second'])
  const ltl = await setup.shipLtl()
  await setup.book(ltl.shipmentId, (await setup.byTariff()).body)
  expect(await laneOf(ltl)).toBeNull()
  const quote = await setup.spot()
  await setup.ask(updateOriginationType, {
    params: { shipmentNumber: integrated.shipmentNumber },
    body: { originationType: 'Spot', quoteId: quote.id, isPartial: false },
  })
  expect(await laneOf(integrated)).toBe('Third')
})
