import { updateOriginationType } from '@lanewise/contract/booking'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { tenderDesk } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

it('the lane of a shipment is looked for until tendering or booking starts, and is fixed from then on [DEF-65]', async () => {
  const desk = await tenderDesk(portal)
  const laneOf = async ({ shipmentNumber }: { shipmentNumber: string }) =>
    (await desk.read(shipmentNumber)).lane?.customerReferenceNumber ?? null
  const [tendered, byHand, integrated] = [await desk.ship(), await desk.ship(), await desk.ship()]
  expect(await laneOf(tendered)).toBeNull()
  const first = await desk.addLane({ customerReferenceNumber: 'First' })
  await desk.addLaneCarrier(first, 'Able', 1500)
  await desk.start(tendered.shipmentNumber)
  expect(await laneOf(tendered)).toBe('First')
  await desk.addLane({ customerReferenceNumber: 'Second' })
  await desk.book(byHand.shipmentId, await desk.byHand())
  expect(await laneOf(byHand)).toBe('Second')
  await desk.addLane({ customerReferenceNumber: 'Third' })
  await desk.book(tendered.shipmentId, await desk.byHand())
  expect([await laneOf(tendered), await laneOf(byHand)]).toEqual(['First', 'Second'])
  const ltl = await desk.shipLtl()
  await desk.book(ltl.shipmentId, (await desk.byTariff()).body)
  expect(await laneOf(ltl)).toBeNull()
  const quote = await desk.spot()
  await desk.ask(updateOriginationType, {
    params: { shipmentNumber: integrated.shipmentNumber },
    body: { originationType: 'Spot', quoteId: quote.id, isPartial: false },
  })
  expect(await laneOf(integrated)).toBe('Third')
})
