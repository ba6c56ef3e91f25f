import { formatInZone } from '#shared/calendar.ts'

type End = { companyName: string; city: string; state: string; zip: string; ianaTimeZone: string }
type Shipment = {
  shipmentNumber: string
  shipmentStatusDescription: string
  shippingMode: string
  carrierName: string | null
  proNumber: string | null
  orderNumbers: readonly string[]
  customerName: string
  origin: End
  destination: End
  originEarlyDateTime: string
  destinationEarlyDateTime: string
  actualPickupDateTime: string | null
  actualDeliveryDateTime: string | null
  distance: number | null
  weight: number
  pallets: number
  totalCharge: number | null
}

/** Columns of an exported list. Numbers are text, so that leading zeros are kept. (TRADE-8) */
export const shipmentExportHeader = [
  'Shipment #',
  'Status',
  'Mode',
  'Carrier',
  'PRO #',
  'Orders',
  'Customer',
  'Origin Company',
  'Origin City',
  'Origin State',
  'Origin Zip',
  'Scheduled Pickup',
  'Actual Pickup',
  'Destination Company',
  'Destination City',
  'Destination State',
  'Destination Zip',
  'Scheduled Delivery',
  'Actual Delivery',
  'Miles',
  'Weight',
  'Pallets',
  'Carrier Charge',
] as const

/** Times are written in the time zone of each stop. */
export const rowOfShipment = (shipment: Shipment): string[] => {
  const { origin, destination } = shipment
  const at = (moment: string | null, zone: string) => (moment ? formatInZone(moment, zone, 'MM/dd/yyyy HH:mm') : '')
  return [
    shipment.shipmentNumber,
    shipment.shipmentStatusDescription,
    shipment.shippingMode,
    shipment.carrierName ?? '',
    shipment.proNumber ?? '',
    shipment.orderNumbers.join(' '),
    shipment.customerName,
    origin.companyName,
    origin.city,
    origin.state,
    origin.zip,
    at(shipment.originEarlyDateTime, origin.ianaTimeZone),
    at(shipment.actualPickupDateTime, origin.ianaTimeZone),
    destination.companyName,
    destination.city,
    destination.state,
    destination.zip,
    at(shipment.destinationEarlyDateTime, destination.ianaTimeZone),
    at(shipment.actualDeliveryDateTime, destination.ianaTimeZone),
    shipment.distance === null ? '' : String(shipment.distance),
    String(shipment.weight),
    String(shipment.pallets),
    shipment.totalCharge === null ? '' : shipment.totalCharge.toFixed(2),
  ]
}
