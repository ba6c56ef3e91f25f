import type { ShipmentStop } from '@lanewise/contract/shipment-fields'
import { windowText } from '@lanewise/domain/orders/stops/time-window'
import { cityText } from '@lanewise/domain/places/place-name'
import { formatDateTime, formatWeight, plural } from '@lanewise/domain/shared/format'

export const isPickup = ({ stopType }: Pick<ShipmentStop, 'stopType'>) => stopType === 0
export const typeText = (stop: Pick<ShipmentStop, 'stopType'>) => (isPickup(stop) ? 'Pickup' : 'Dropoff')

/** "Dallas, TX" */
export const cityOf = ({ address }: ShipmentStop) => cityText(address)

/** "1500 Longhorn Logistics Blvd, Lancaster, TX 75146" */
export const addressOf = ({ address: { line1, line2, city, state, zip } }: ShipmentStop) =>
  [line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ')

/**
 * Appointment or time window of a stop in its own time zone. An appointment is more exact than the window, so it takes
 * precedence.
 */
export const whenOf = ({ appointmentDateTime, earlyDateTime, lateDateTime, address }: ShipmentStop) =>
  appointmentDateTime
    ? formatDateTime(appointmentDateTime, address.ianaTimeZone)
    : windowText({ early: earlyDateTime, late: lateDateTime, zone: address.ianaTimeZone })

export const freightOf = ({ pallets, weight }: ShipmentStop) =>
  [pallets > 0 && plural(pallets, 'pallet'), formatWeight(weight)].filter(Boolean).join(', ')
