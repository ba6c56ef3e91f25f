import type { ShipmentStop } from '@lanewise/contract/shipment-fields'

/** Times of a stop in the form of the rules about the current stop. */
export const stopTimes = ({ arrivalDateTime, departureDateTime }: ShipmentStop) => ({
  arrivedDateTime: arrivalDateTime,
  departedDateTime: departureDateTime,
})
