import { bookingByHand } from '#features/shipments/testing/booking-by-hand.ts'
import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  updateOriginationType: ({ readyNumber, shipmentSpotId }) => ({
    params: { shipmentNumber: readyNumber },
    body: { originationType: 'Spot', quoteId: shipmentSpotId, isPartial: false },
  }),
  bookShipment: ({ shipmentId, shipmentCarrierId }) => ({
    params: { shipmentId },
    body: bookingByHand(shipmentCarrierId),
  }),
  getShipmentFreight: ({ shipmentNumber }) => ({ params: { shipmentNumber } }),
  askAboutBooking: ({ shipmentNumber }) => ({ params: { shipmentNumber } }),
  resolveBooking: ({ shipmentNumber }) => ({ params: { shipmentNumber }, body: { isBooked: true, reference: 'B-77' } }),
}
