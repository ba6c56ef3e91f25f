import { getShipmentFreight } from '@lanewise/contract/booking'
import { findIntegratedRates } from '@lanewise/contract/rates'
import { ltlRequest, quotedFreight } from '@lanewise/domain/quotes/rates/rate-requests'
import { beforeAll, describe, expect, it } from 'vitest'
import { peaches, pickupDay } from '#features/orders/testing/given.ts'
import { addTariff } from '#features/quotes/testing/given.ts'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const read = ({ ask }: Awaited<ReturnType<typeof shipmentSetup>>, shipmentNumber: string) =>
  ask(getShipmentFreight, { params: { shipmentNumber } })

describe('what rates for a shipment are asked with', () => {
  it('is its mode, its places, its day and its freight', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentNumber } = await setup.shipLtl()
    const { details, selectedQuote } = await read(setup, shipmentNumber)
    expect(selectedQuote).toBeNull()
    expect(details).toMatchObject({
      shippingModes: ['LTL'],
      equipmentMode: 1,
      pickupDate: pickupDay,
      pickupLocation: { city: 'Chicago', state: 'IL' },
      dropoffLocation: { city: 'Dallas', state: 'TX' },
      lineItems: [{ description: 'Canned peaches', totalWeight: 1200, palletCount: 2, freightClass: '70' }],
    })
  })

  it('takes the feet that were entered; where nobody can tell them, the lines do', async () => {
    const setup = await shipmentSetup(portal)
    const feetOf = async (more: Parameters<typeof setup.ship>[0]) =>
      (await read(setup, (await setup.ship(more)).shipmentNumber)).details.linearFeet
    expect(await feetOf({ linearFeet: 12 })).toBe(12)
    const loose = peaches({ packageLength: null, linearFeet: 0 })
    const stops = [setup.pickup({ lineItems: [loose] }), setup.dropoff({ lineItems: [loose] })]
    expect(await feetOf({ stops, linearFeet: null })).toBeNull()
  })

  it('finds rates as it is', async () => {
    const setup = await shipmentSetup(portal)
    await addTariff(portal.database.db, setup.company.id)
    const { shipmentNumber } = await setup.shipLtl()
    const { details } = await read(setup, shipmentNumber)
    const freight = quotedFreight(details as never)
    const body = freight && ltlRequest(freight as never, setup.company.id)
    const { items } = await setup.ask(findIntegratedRates, { body: body as never })
    expect(items.length).toBeGreaterThan(0)
  })

  it('comes with the rate that the order was made with', async () => {
    const setup = await shipmentSetup(portal)
    const { id: quoteNumberOrId, totalCost } = await setup.spot()
    const { shipmentNumber } = await setup.ship({ quoteNumberOrId })
    const { details, selectedQuote } = await read(setup, shipmentNumber)
    expect(details.shippingModes).toEqual(['TL'])
    expect(selectedQuote).toMatchObject({ kind: 'Spot', quoteNumberOrId, totalCost })
  })
})
