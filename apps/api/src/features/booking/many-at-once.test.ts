import { bookShipment } from '@lanewise/contract/booking'
import { expect, it } from 'vitest'
import { shipmentDesk } from '#features/shipments/testing/given.ts'
import { startSettingsPortal } from '#platform/testing/portal.ts'
import { startBookingPartners } from './testing/booking-partners.ts'

it('lets exactly one of two hundred bookings of a shipment win, and calls the partner once', async () => {
  const partners = await startBookingPartners()
  const portal = await startSettingsPortal(partners.settings)
  try {
    const desk = await shipmentDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.shipLtl()
    const { body } = await desk.byPartner('FlockFreight')
    const people = await Promise.all(['Bea', 'Cora', 'Dan', 'Eve'].map(desk.colleague))
    const tries = Array.from({ length: 200 }, (_unused, index) =>
      (people[index % 4] ?? desk).attempt(bookShipment, { params: { shipmentId }, body }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(199)
    expect(partners.flock.bookings()).toHaveLength(1)
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(3)
  } finally {
    await Promise.all([portal.close(), partners.close()])
  }
})
