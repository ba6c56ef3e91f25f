import { formatInZone } from '#shared/calendar.ts'
import type { Cell } from '#shared/csv.ts'
import { rowOfShipment, shipmentExportHeader } from '#shipments/shipment-row.ts'

type Tracked = Parameters<typeof rowOfShipment>[0] & {
  onTimeStatus: string | null
  position: { latitude: number; longitude: number; at: string; near: string | null } | null
  nextStop: { companyName: string; city: string; state: string; ianaTimeZone: string; eta: string | null } | null
  milesToGo: number | null
}

/** The columns of the list of trucks: those of shipments, and where each one is. */
export const trackedExportHeader = [
  ...shipmentExportHeader,
  'On Time',
  'Next Stop',
  'ETA',
  'Miles To Go',
  'Position',
  'Latitude',
  'Longitude',
  'Position Time (UTC)',
] as const

/** The expected arrival is written by the clock of the stop, as all times of stops are; a truck has no clock of its own. */
export const rowOfTracked = (shipment: Tracked): Cell[] => {
  const { onTimeStatus, position, nextStop, milesToGo } = shipment
  return [
    ...rowOfShipment(shipment),
    onTimeStatus ?? '',
    nextStop ? `${nextStop.companyName}, ${nextStop.city}, ${nextStop.state}` : '',
    nextStop?.eta ? formatInZone(nextStop.eta, nextStop.ianaTimeZone, 'MM/dd/yyyy HH:mm') : '',
    milesToGo === null ? '' : String(milesToGo),
    position?.near ?? '',
    // Numbers, because a text that begins with a minus is kept from being a formula.
    position?.latitude,
    position?.longitude,
    position ? formatInZone(position.at, 'UTC', 'MM/dd/yyyy HH:mm') : '',
  ]
}
