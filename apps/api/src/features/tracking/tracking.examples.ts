import { randomUUID } from 'node:crypto'
import { bookShipment } from '@lanewise/contract/booking'
import { createCarrier } from '@lanewise/contract/carriers'
import { getShipmentInformation } from '@lanewise/contract/shipments'
import { addTrackingEvent } from '@lanewise/contract/tracking'
import { manualCharge } from '#features/shipments/testing/given.ts'
import { shipAgain } from '#features/shipments/testing/ship-again.ts'
import type { Examples, Given } from '#platform/testing/examples.ts'

const now = () => new Date(Date.now() - 60_000).toISOString()

export const examples: Examples = {
  recordTrackingEvents: ({ trackedNumber }) => ({
    body: {
      events: [
        { eventId: randomUUID(), shipmentNumber: trackedNumber, kind: 'Arrived', stopNumber: 1, occurredAt: now() },
      ],
    },
  }),
  getTrackedLoads: () => ({ query: {} }),
  addTrackingEvent: ({ trackedNumber }) => ({
    params: { shipmentNumber: trackedNumber },
    body: { kind: 'Delayed', occurredAt: now(), reason: 'AO', note: 'Snow' },
  }),
  findTrackedShipments: () => ({ body: { statuses: [3, 4, 5, 6] } }),
  exportTrackedShipments: () => ({ body: {} }),
  getTrackedTrucks: () => ({ body: {} }),
  getShipmentTracking: ({ trackedNumber }) => ({ params: { shipmentNumber: trackedNumber } }),
}

/** A truck with a reported position and an arrival. */
export const given: Given = async ({ ask, name }) => {
  const shipmentNumber = await shipAgain(ask)
  const params = { shipmentNumber }
  const { id: shipmentId } = await ask(getShipmentInformation, { params })
  const dotNumber = String(Math.floor(Math.random() * 99_999_999) + 1)
  const { carrierId } = await ask(createCarrier, {
    body: { name: `Driver of ${name}`, dotNumber, modes: ['TL', 'LTL'] },
  })
  await ask(bookShipment, {
    params: { shipmentId },
    body: { shippingMode: 'TL', carrierId, manualBookingCharges: [manualCharge('FreightRate', 900)] },
  })
  const place = { latitude: 41.5, longitude: -88.1, city: 'Joliet', state: 'IL' }
  await ask(addTrackingEvent, { params, body: { kind: 'Position', occurredAt: now(), ...place } })
  await ask(addTrackingEvent, { params, body: { kind: 'Arrived', stopNumber: 1, occurredAt: now() } })
  return { trackedNumber: shipmentNumber }
}
