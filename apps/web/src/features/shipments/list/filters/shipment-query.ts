import type { CallInput } from '@lanewise/contract/operation'
import { type ShipmentSort, shipmentSorts } from '@lanewise/contract/shipment-list'
import type { findShipments } from '@lanewise/contract/shipments'
import { shippingModes } from '@lanewise/domain/freight/modes'
import { shipmentStatuses, shipmentStatusNames } from '@lanewise/domain/shipments/shipment-status'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { daysOf, daysQuery, placeQuery } from '#platform/list/filters/common/url-query.ts'
import { knownValues, type ListState } from '#platform/url-state.ts'

/** Names of the filters in the address. (SHIPLIST-1, DEF-60) */
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

/** Minutes until an open offer expires. */
export const expiryChoices = ['60', '240', '1440'] as const

const sortLabels: Record<ShipmentSort, [up: string, down: string]> = {
  OriginEarlyDateTime: ['Next pickup', 'Late pickup'],
  DestinationEarlyDateTime: ['Early delivery', 'Late delivery'],
  CreateDateTime: ['Oldest', 'Newest'],
  BookedDateTime: ['First booked', 'Last booked'],
  ShipmentNumber: ['Shipment number', 'Shipment number, descending'],
}
/** Sort options. The first one is the default. (SHIPLIST-2) */
export const sorts = shipmentSorts.flatMap((value) => [
  { value, label: sortLabels[value][0] },
  { value: `-${value}`, label: sortLabels[value][1] },
])

export type ShipmentBody = CallInput<typeof findShipments>['body']

/** Request body built from the address. Unknown values are left out. */
export function queryOf({ search, sort, filters }: ListState<FilterName>): ShipmentBody {
  const pickup = daysOf(filters.pickup)
  return {
    searchTerm: search,
    orderByProperty: sort.replace('-', '') as ShipmentSort,
    orderByDirection: sort.startsWith('-') ? -1 : 1,
    // Shipments with a past pickup follow the upcoming ones, except when the user filters by pickup day.
    pastLast: pickup === null,
    statuses: knownValues(filters.status, shipmentStatusNames).map((name) => shipmentStatuses[name]),
    onTimeStatus: knownValues(filters.onTime, onTimeStatuses),
    shippingModes: knownValues(filters.mode, shippingModes),
    ...(filters.attention.includes('yes') && { needsAttention: true }),
    ...placeQuery('originQuotableLocationId', filters.origin),
    ...placeQuery('destinationQuotableLocationId', filters.destination),
    ...(pickup && { scheduledPickup: pickup }),
    ...daysQuery('actualPickup', filters.pickedUp),
    ...daysQuery('scheduledDelivery', filters.delivery),
    ...daysQuery('actualDelivery', filters.delivered),
    ...expiryOf(filters.expires),
  }
}

/** A link can contain any number of minutes. */
function expiryOf([text = '']: readonly string[]) {
  const minutes = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
  return minutes === null ? {} : { tenderExpiresWithinMinutes: minutes }
}
