import { z } from 'zod'
import { BookingPayload } from './booking-fields.ts'
import { optionalText, orNull, requiredText } from './fields.ts'
import { Id } from './list.ts'
import { operation } from './operation.ts'
import { SelectedQuote } from './order-fields.ts'
import { QuoteDraft } from './quote-form.ts'
import { ConfirmationChoice } from './rate-confirmation-fields.ts'
import { MovedShipment, ShipmentParams } from './shipment-fields.ts'

/** Books a spot quote. (BOOK-18) */
export const updateOriginationType = operation({
  name: 'updateOriginationType',
  summary: 'Book a shipment with a truckload spot quote',
  method: 'PUT',
  path: '/shipments/{shipmentNumber}/origination-type',
  permission: 'BookShipment',
  params: ShipmentParams,
  body: z.strictObject({
    originationType: z.literal('Spot', 'Only spot quotes can be booked this way'),
    quoteId: Id,
    isPartial: z.boolean('Answer true or false'),
    /** Replaces the carrier of a booked shipment, which is told this reason with its cancellation. */
    changeReason: optionalText(500),
    rateConfirmation: ConfirmationChoice.nullish().transform(orNull),
  }),
  answer: z.object({ isSuccess: z.boolean(), shipmentId: Id, shipmentNumber: z.string() }),
  ownTransactions: true,
})

export const bookShipment = operation({
  name: 'bookShipment',
  summary: 'Book a shipment with a rate that was quoted, a contracted rate or by hand',
  method: 'PUT',
  path: '/shipments/{shipmentId}/book',
  permission: 'BookShipment',
  params: z.strictObject({ shipmentId: Id }),
  body: BookingPayload,
  answer: MovedShipment,
  ownTransactions: true,
})

export const getShipmentFreight = operation({
  name: 'getShipmentFreight',
  summary: 'The rate query for a shipment, and the rate selected with its order',
  method: 'GET',
  path: '/shipments/{shipmentNumber}/freight',
  permission: 'BookShipment',
  params: ShipmentParams,
  /** A place is null when it cannot be quoted. The rate is that of the only order, as of the time it was chosen. */
  answer: z.object({ details: QuoteDraft, selectedQuote: SelectedQuote.nullable() }),
})

/** Asks the carrier again whether it accepted the booking. (TRADE-7) */
export const askAboutBooking = operation({
  name: 'askAboutBooking',
  summary: 'Check an unanswered booking with the partner again',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/booking/ask',
  permission: 'BookShipment',
  params: ShipmentParams,
  answer: z.object({ state: z.enum(['Booked', 'Refused', 'Unknown']), message: z.string() }),
  ownTransactions: true,
})

/** Resolves a booking with information from outside the partner's response. (TRADE-7) */
export const resolveBooking = operation({
  name: 'resolveBooking',
  summary: 'Record the outcome of an unanswered booking by hand',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/booking/resolve',
  permission: 'BookShipment',
  params: ShipmentParams,
  body: z.strictObject({
    isBooked: z.boolean('Answer true or false'),
    /** Booking reference of the partner. */
    reference: requiredText(100).nullish(),
  }),
  answer: MovedShipment,
})
