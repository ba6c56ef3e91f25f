import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { dateTimeHere } from '#platform/date-time.ts'

type Booked = Pick<ShipmentInformation, 'shipmentStatus' | 'bookedDateTime'>

export const isBooked = ({ shipmentStatus }: Booked) => shipmentStatus >= shipmentStatuses.Booked

/** Includes shipments that were cancelled after the booking. */
export const wasBooked = (shipment: Booked) => isBooked(shipment) || shipment.bookedDateTime !== null

export const bookedText = ({ bookedDateTime }: Booked) => (bookedDateTime ? dateTimeHere(bookedDateTime) : 'Today')
