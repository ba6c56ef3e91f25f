import { type RateSource, rateSources } from '#rating/rate-sources.ts'

/** SHIP-8: what somebody is told whose booking came second. */
export const bookedMeanwhile = (shipmentNumber: string, by: string, carrier: string): string =>
  `${by} has booked shipment ${shipmentNumber} with ${carrier} already`

/** SHIP-8: the same while the carrier of the first booking has not answered. */
export const bookingUnderWay = (shipmentNumber: string, by: string, carrier: string): string =>
  `${by} is booking shipment ${shipmentNumber} with ${carrier}, which has not answered yet`

/** A rate whose source cannot be called to book it. */
export const notBookable = (source: RateSource): string =>
  `Rates of ${rateSources[source]} cannot be booked from here. Call the carrier and book the shipment by hand.`

/** TRADE-7: why nobody can book while a carrier has not said whether it took the freight. */
export const bookingUnanswered = (shipmentNumber: string, partner: string, reference: string): string =>
  `${partner} has not said whether it booked shipment ${shipmentNumber} (its reference: ${reference}). It is being asked; nothing can be booked until it answers.`
