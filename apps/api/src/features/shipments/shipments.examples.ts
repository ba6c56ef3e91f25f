import { bookShipment } from '@lanewise/contract/booking'
import { createCarrier } from '@lanewise/contract/carriers'
import { uploadDocument } from '@lanewise/contract/documents'
import { createOrder, findFilteredOrders, getOrderInformation } from '@lanewise/contract/orders'
import { createAPIQuote } from '@lanewise/contract/rates'
import { createDraftShipment, createShipment } from '@lanewise/contract/shipments'
import { pickupDay, sentOf } from '#features/orders/testing/given.ts'
import type { Examples, Given } from '#platform/testing/examples.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'
import { bookingByHand } from './testing/booking-by-hand.ts'

export const examples: Examples = {
  createShipment: ({ unshippedOrderId }) => ({ body: { orders: [unshippedOrderId], maxBuy: 0 } }),
  createDraftShipment: ({ undraftedOrderId }) => ({
    body: { orders: [undraftedOrderId], maxBuy: 0, origination: 'ShipmentBuilder' },
  }),
  finalizeShipment: ({ draftNumber }) => ({ params: { shipmentNumber: draftNumber } }),
  cancelShipment: ({ endingNumber }) => ({
    params: { shipmentNumber: endingNumber },
    body: { reason: 'The customer cancelled' },
  }),
  dispatchShipment: ({ bookedNumber }) => ({ params: { shipmentNumber: bookedNumber } }),
  updateShipmentDetails: ({ bookedNumber }) => ({
    params: { shipmentNumber: bookedNumber },
    body: { proNumber: '0771204583', driverName: 'Wade Lindqvist' },
  }),
  setShipmentAppointment: ({ bookedNumber }) => ({
    params: { shipmentNumber: bookedNumber, stopNumber: 1 },
    body: { appointmentDateTime: `${pickupDay}T15:00:00Z` },
  }),
  getShipmentInformation: ({ shipmentNumber }) => ({ params: { shipmentNumber } }),
  getCarrierChargeDetails: ({ shipmentId }) => ({ params: { shipmentId } }),
  getShipmentRoute: ({ shipmentNumber }) => ({ params: { shipmentNumber } }),
  findShipments: () => ({ body: { searchTerm: 'Chicago', statuses: [1] } }),
  exportShipments: () => ({ body: { searchTerm: 'Chicago' } }),
}

/** Shipments made from copies of the company's order, one for each call that changes a shipment. */
export const given: Given = async ({ ask, name }) => {
  const { data } = await ask(findFilteredOrders, { body: {} })
  const { orderNumber } = data[0] ?? { orderNumber: '' }
  const {
    orderNumber: _number,
    version: _version,
    stops,
    ...fields
  } = sentOf(await ask(getOrderInformation, { params: { orderNumber } }))
  const copy = { ...fields, stops: stops.map(({ id: _id, ...stop }) => stop) }
  const order = async () => (await ask(createOrder, { body: copy })).orderId
  const ship = async () => ask(createShipment, { body: { orders: [await order()], maxBuy: 0 } })
  const shipped = await ask(createOrder, { body: copy })
  const { shipmentId, shipmentNumber } = await ask(createShipment, { body: { orders: [shipped.orderId], maxBuy: 0 } })
  const booked = await ship()
  const { carrierId } = await ask(createCarrier, {
    body: { name: `Trucks of ${name}`, dotNumber: dotOf(name), modes: ['TL'] },
  })
  await ask(bookShipment, { params: { shipmentId: booked.shipmentId }, body: bookingByHand(carrierId) })
  const draft = await ask(createDraftShipment, { body: { orders: [await order()], maxBuy: 0, origination: 'Order' } })
  const spot = await ask(createAPIQuote, {
    body: {
      equipmentMode: 1,
      effectiveDate: '2099-12-01',
      quoteStops: [
        { postalCode: '60606', city: 'Chicago', governingDistrictAbbreviation: 'IL', stopNumber: 1 },
        { postalCode: '75201', city: 'Dallas', governingDistrictAbbreviation: 'TX', stopNumber: 2 },
      ],
    },
  })
  // Documents belong to shipments, which exist only in this example data.
  const paper = await ask(uploadDocument, {
    body: { name: `Seal of ${name}.png`, data: onePixel, fileType: 'ShipmentMiscellaneous', shipmentId },
  })
  return {
    shipmentId,
    shipmentNumber,
    documentId: paper.id,
    documentFileId: paper.fileId,
    shippedOrderId: shipped.orderId,
    shippedOrderNumber: shipped.orderNumber,
    shipmentCarrierId: carrierId,
    shipmentSpotId: spot.id,
    bookedNumber: booked.shipmentNumber,
    bookedId: booked.shipmentId,
    readyNumber: (await ship()).shipmentNumber,
    endingNumber: (await ship()).shipmentNumber,
    draftNumber: draft.shipmentNumber,
    unshippedOrderId: await order(),
    undraftedOrderId: await order(),
  }
}

/** Companies do not see each other's numbers, so several may use the same one. */
const dotOf = (name: string) => String(7_000_000 + name.length)
