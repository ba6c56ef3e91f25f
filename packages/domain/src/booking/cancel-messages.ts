/** What somebody is told whose cancellation never reached the partner that had booked. */
export const cancelUntold = (shipmentNumber: string, partner: string, reference: string): string =>
  `${partner} could not be told that shipment ${shipmentNumber} is cancelled. Call it and name its reference ${reference}.`

type Uncalled = { shipmentNumber: string; carrierName: string; phone: string | null }

/** SHIP-5: what somebody is told whose cancellation reaches the carrier on no way that is known. */
export const carrierUntold = ({ shipmentNumber, carrierName, phone }: Uncalled): string =>
  `${carrierName} could not be told that shipment ${shipmentNumber} is cancelled. Call it${phone ? ` at ${phone}` : ''}.`

/** What becomes of an answer that comes when nobody wants the booking any more. */
export const bookedTooLate = (shipmentNumber: string, partner: string): string =>
  `${partner} booked shipment ${shipmentNumber} after it was given up, and is told to cancel it`
