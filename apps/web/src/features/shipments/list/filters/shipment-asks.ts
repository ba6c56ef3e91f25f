import type { CallInput } from '@lanewise/contract/operation'
import { type ShipmentSort, shipmentSorts } from '@lanewise/contract/shipment-list'
import type { findShipments } from '@lanewise/contract/shipments'
import { shippingModes } from '@lanewise/domain/freight/modes'
import { onTimeStatuses } from '@lanewise/domain/orders/order-status'
import { readPlaceId } from '@lanewise/domain/places/place-id'
import { shipmentStatuses, shipmentStatusNames } from '@lanewise/domain/shipments/shipment-status'
import { readRange } from '#platform/list/filters/date-range.ts'
import { knownValues, type ListState } from '#platform/url-state.ts'

/** The filters of SHIPLIST-1 and DEF-60 by their names in the address. */
export const filterNames = [
  'status',
  'attention',
  'onTime',
  'origin',
  'destination',
  'pickup',
  'pickedUp',
  'delivery',
  'delivered',
  'mode',
  'expires',
] as const
export type FilterName = (typeof filterNames)[number]

/** Minutes in which an open offer ends. */
export const expiryChoices = ['60', '240', '1440'] as const

const sortLabels: Record<ShipmentSort, [up: string, down: string]> = {
  OriginEarlyDateTime: ['Early pickup', 'Late pickup'],
  DestinationEarlyDateTime: ['Early delivery', 'Late delivery'],
  CreateDateTime: ['Oldest', 'Newest'],
  BookedDateTime: ['First booked', 'Last booked'],
  ShipmentNumber: ['Shipment number', 'Shipment number, descending'],
}
/** The first is the usual one (SHIPLIST-2). */
export const sorts = shipmentSorts.flatMap((value) => [
  { value, label: sortLabels[value][0] },
  { value: `-${value}`, label: sortLabels[value][1] },
])

export type ShipmentBody = CallInput<typeof findShipments>['body']

/** What the address asks for; values that the list does not know are left out. */
export function asks({ search, sort, filters }: ListState<FilterName>): ShipmentBody {
  const pickup = daysOf(filters.pickup)
  return {
    searchTerm: search,
    orderByProperty: sort.replace('-', '') as ShipmentSort,
    orderByDirection: sort.startsWith('-') ? -1 : 1,
    // A day of the past that is asked for is read from its beginning.
    pastLast: pickup === null,
    statuses: knownValues(filters.status, shipmentStatusNames).map((name) => shipmentStatuses[name]),
    onTimeStatus: knownValues(filters.onTime, onTimeStatuses),
    shippingModes: knownValues(filters.mode, shippingModes),
    ...(filters.attention.includes('yes') && { needsAttention: true }),
    ...placeOf('originQuotableLocationId', filters.origin),
    ...placeOf('destinationQuotableLocationId', filters.destination),
    ...(pickup && { scheduledPickup: pickup }),
    ...range('actualPickup', filters.pickedUp),
    ...range('scheduledDelivery', filters.delivery),
    ...range('actualDelivery', filters.delivered),
    ...expiryOf(filters.expires),
  }
}

/** Null for what is no place. */
export const readPlace = ([id = '']: readonly string[]): string | null => (readPlaceId(id) ? id : null)

function placeOf(name: string, values: readonly string[]) {
  const id = readPlace(values)
  return id ? { [name]: id } : {}
}

function range(name: string, values: readonly string[]) {
  const days = daysOf(values)
  return days ? { [name]: days } : {}
}

function daysOf([text = '']: readonly string[]) {
  const { start, end } = readRange(text) ?? { start: null, end: null }
  return start || end ? { ...(start && { startDate: start }), ...(end && { endDate: end }) } : null
}

/** A link may ask for any number of minutes. */
function expiryOf([text = '']: readonly string[]) {
  const minutes = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
  return minutes === null ? {} : { tenderExpiresWithinMinutes: minutes }
}
