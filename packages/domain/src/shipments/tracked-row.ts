import { formatInZone } from '#shared/calendar.ts'
import type { Cell } from '#shared/csv.ts'
import { rowOfShipment, shipmentExportHeader } from '#shipments/shipment-row.ts'

type Tracked = Parameters<typeof rowOfShipment>[0] & {
  onTimeStatus: string | null
  position: { latitude: number; longitude: number; at: string; near: string | null } | null
  nextStop: { companyName: string; city: string; state: string; ianaTimeZone: string; eta: string | null } | null
  milesToGo: number | null
}

/** Columns of the truck list: the shipment columns, and where each truck is. */
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

/**
 * The ETA is written in the time zone of the stop, like all stop times, because a truck has no time zone of its own.
 */
export const rowOfTracked = (shipment: Tracked): Cell[] => {
  const { onTimeStatus, position, nextStop, milesToGo } = shipment
  return [
    ...rowOfShipment(shipment),
    onTimeStatus ?? '',
    nextStop ? `${nextStop.companyName}, ${nextStop.city}, ${nextStop.state}` : '',
    nextStop?.eta ? formatInZone(nextStop.eta, nextStop.ianaTimeZone, 'MM/dd/yyyy HH:mm') : '',
    milesToGo === null ? '' : String(milesToGo),
    position?.near ?? '',
    // Coordinates are numbers, because text that begins with a minus would be escaped as a formula.
    position?.latitude,
    position?.longitude,
    position ? formatInZone(position.at, 'UTC', 'MM/dd/yyyy HH:mm') : '',
  ]
}
