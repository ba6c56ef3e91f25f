import type { CallInput } from '@lanewise/contract/operation'
import { type ShipmentSort, shipmentSorts } from '@lanewise/contract/shipment-list'
import type { findShipments } from '@lanewise/contract/shipments'
import { shippingModes } from '@lanewise/domain/freight/modes'
import { shipmentStatuses, shipmentStatusNames } from '@lanewise/domain/shipments/shipment-status'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { askedDays, askedPlace, daysOf } from '#platform/list/filters/common/asked.ts'
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
  OriginEarlyDateTime: ['Next pickup', 'Late pickup'],
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
    ...askedPlace('originQuotableLocationId', filters.origin),
    ...askedPlace('destinationQuotableLocationId', filters.destination),
    ...(pickup && { scheduledPickup: pickup }),
    ...askedDays('actualPickup', filters.pickedUp),
    ...askedDays('scheduledDelivery', filters.delivery),
    ...askedDays('actualDelivery', filters.delivered),
    ...expiryOf(filters.expires),
  }
}

/** A link may ask for any number of minutes. */
function expiryOf([text = '']: readonly string[]) {
  const minutes = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
  return minutes === null ? {} : { tenderExpiresWithinMinutes: minutes }
}
