/** Message shown when the cancellation could not be sent to the partner that booked the shipment. */
export const cancelUntold = (shipmentNumber: string, partner: string, reference: string): string =>
  `${partner} could not be told that shipment ${shipmentNumber} is cancelled. Call ${partner} and give its reference ${reference}.`

type Uncalled = { shipmentNumber: string; carrierName: string; phone: string | null }

/** Message shown when there is no known channel for sending the cancellation to the carrier. (SHIP-5) */
export const carrierUntold = ({ shipmentNumber, carrierName, phone }: Uncalled): string =>
  `${carrierName} could not be told that shipment ${shipmentNumber} is cancelled. Call it${phone ? ` at ${phone}` : ''}.`

/** Message about a partner that confirms a booking after the booking was given up. */
export const bookedTooLate = (shipmentNumber: string, partner: string): string =>
  `${partner} booked shipment ${shipmentNumber} after it was abandoned, and is being told to cancel it`
