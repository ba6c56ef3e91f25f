import { bookShipment } from '@lanewise/contract/booking'
import { expect, it } from 'vitest'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { startSettingsPortal } from '#platform/testing/portal.ts'
import { startBookingPartners } from './testing/booking-partners.ts'

it('lets exactly one of two hundred bookings of a shipment win, and calls the partner once', async () => {
  const partners = await startBookingPartners()
  const portal = await startSettingsPortal(partners.settings)
  try {
    const setup = await shipmentSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.shipLtl()
    const { body } = await setup.byPartner('FlockFreight')
    const people = await Promise.all(['Bea', 'Cora', 'Dan', 'Eve'].map(setup.colleague))
    const tries = Array.from({ length: 200 }, (_unused, index) =>
      (people[index % 4] ?? setup).attempt(bookShipment, { params: { shipmentId }, body }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(199)
    expect(partners.flock.bookings()).toHaveLength(1)
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(3)
  } finally {
    await Promise.all([portal.close(), partners.close()])
  }
})
