import { type FreightTerm, freightTermLabels } from '#freight/freight-terms.ts'
import { type EquipmentMode, equipmentModeLabels, type ShippingMode, shippingModeLabels } from '#freight/modes.ts'
import { type ListedFlag, listedFlags } from '#orders/fields.ts'
import { orderLabels as labels } from '#orders/labels.ts'
import { type OrderStatus, orderStatusLabel } from '#orders/order-status.ts'
import { type OrderType, orderTypeLabels } from '#orders/order-types.ts'
import { isoInZone } from '#shared/calendar.ts'

const endHeader = (end: string, what: string) => [
  `${end} company`,
  `${end} city`,
  `${end} state`,
  `${end} postal code`,
  `${what} from`,
  `${what} until`,
  `${what} appointment`,
]

export const orderExportHeader = [
  labels.orderNumber,
  labels.orderStatus,
  'On time',
  'Customer',
  labels.orderType,
  labels.freightTermType,
  labels.referenceNumbers,
  labels.shippingMode,
  labels.equipmentMode,
  ...endHeader('Origin', 'Pickup'),
  ...endHeader('Destination', 'Delivery'),
  'Pickups',
  'Dropoffs',
  'Distance (mi)',
  'Weight (lbs)',
  'Pallets',
  'Hazmat',
  ...listedFlags.map((name) => labels[name]),
  'Lowest rate',
  'Lowest rate mode',
  'Shipment',
  'Created',
]

type End = {
  city: string
  state: string
  zip: string
  ianaTimeZone: string
  companyName: string
  companyAlias: string | null
}
type Exported = Record<ListedFlag, boolean> & {
  orderNumber: string
  orderStatus: OrderStatus
  onTimeStatus: string | null
  customerName: string
  orderType: OrderType
  freightTermType: FreightTerm
  referenceNumbers: readonly { label: string; value: string }[]
  shippingMode: ShippingMode
  equipmentMode: EquipmentMode
  origin: End
  originEarlyDateTime: string
  originLateDateTime: string
  originAppointmentDateTime: string | null
  destination: End
  destinationEarlyDateTime: string
  destinationLateDateTime: string
  destinationAppointmentDateTime: string | null
  pickupStops: number
  dropoffStops: number
  distance: number | null
  weight: number
  pallets: number
  isHazmat: boolean
  lowestShipRate: number | null
  lowestShipMode: ShippingMode | null
  shipmentNumber: string | null
  createDateTime: string
}

/** An order of the list as an export row. Times are local to each place and include the UTC offset. */
export const rowOfOrder = (order: Exported, timeZone: string) => [
  order.orderNumber,
  orderStatusLabel(order.orderStatus),
  order.onTimeStatus,
  order.customerName,
  orderTypeLabels[order.orderType],
  freightTermLabels[order.freightTermType],
  order.referenceNumbers.map(({ label, value }) => `${label} ${value}`).join('; '),
  shippingModeLabels[order.shippingMode],
  equipmentModeLabels[order.equipmentMode],
  ...endOf(order.origin, [order.originEarlyDateTime, order.originLateDateTime, order.originAppointmentDateTime]),
  ...endOf(order.destination, [
    order.destinationEarlyDateTime,
    order.destinationLateDateTime,
    order.destinationAppointmentDateTime,
  ]),
  order.pickupStops,
  order.dropoffStops,
  order.distance,
  order.weight,
  order.pallets,
  ...(['isHazmat', ...listedFlags] as const).map((name) => yesOrNo(order[name])),
  order.lowestShipRate,
  order.lowestShipMode && shippingModeLabels[order.lowestShipMode],
  order.shipmentNumber,
  isoInZone(order.createDateTime, timeZone),
]

const endOf = (end: End, moments: (string | null)[]) => [
  end.companyAlias ?? end.companyName,
  end.city,
  end.state,
  end.zip,
  ...moments.map((moment) => moment && isoInZone(moment, end.ianaTimeZone)),
]

const yesOrNo = (isOn: boolean) => (isOn ? 'Yes' : 'No')
