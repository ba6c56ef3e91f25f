import { type RateSource, rateSources } from '#rating/rate-sources.ts'

/** Message for a user whose booking came second. (SHIP-8) */
export const bookedMeanwhile = (shipmentNumber: string, by: string, carrier: string): string =>
  `${by} has already booked shipment ${shipmentNumber} with ${carrier}`

/**
 * Message for a user whose booking came second while the carrier of the first booking has not answered yet. (SHIP-8)
 */
export const bookingInProgress = (shipmentNumber: string, by: string, carrier: string): string =>
  `${by} is booking shipment ${shipmentNumber} with ${carrier}, which has not answered yet`

/** Message for a change of carrier that changes nothing. */
export const sameCarrier = (shipmentNumber: string, carrier: string): string =>
  `${carrier} already has shipment ${shipmentNumber}. Choose another carrier`

/** Message for a rate whose source has no booking API. */
export const notBookable = (source: RateSource): string =>
  `Rates of ${rateSources[source]} cannot be booked from here. Call the carrier and book the shipment by hand.`

/** Why the shipment cannot be booked while a carrier has not confirmed whether it took the freight. (TRADE-7) */
export const bookingUnanswered = (shipmentNumber: string, partner: string, reference: string): string =>
  `${partner} has not said whether it booked shipment ${shipmentNumber} (its reference: ${reference}). It is being asked; nothing can be booked until it answers.`
