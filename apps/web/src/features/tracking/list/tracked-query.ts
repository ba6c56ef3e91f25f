import type { CallInput } from '@lanewise/contract/operation'
import type { findTrackedShipments, getTrackedTrucks } from '@lanewise/contract/tracking'
import { type TrackedSort, trackedSorts } from '@lanewise/contract/tracking-list'
import { shippingModes } from '@lanewise/domain/freight/modes'
import { shipmentStatuses, trackedStatuses } from '@lanewise/domain/shipments/shipment-status'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { daysQuery, placeQuery } from '#platform/list/filters/common/url-query.ts'
import { knownValues, type ListState } from '#platform/url-state.ts'

export const filterNames = ['onTime', 'status', 'origin', 'destination', 'pickup', 'delivery', 'mode'] as const
export type FilterName = (typeof filterNames)[number]

const sortLabels: Record<TrackedSort, [up: string, down: string | null]> = {
  Trouble: ['Problems first', null],
  DestinationEarlyDateTime: ['Early delivery', 'Late delivery'],
  OriginEarlyDateTime: ['Early pickup', 'Late pickup'],
  ShipmentNumber: ['Shipment number', 'Shipment number, descending'],
}
/** Sort options. The first one is the default. */
export const sorts = trackedSorts.flatMap((value) => {
  const [up, down] = sortLabels[value]
  return [{ value: value as string, label: up }, ...(down ? [{ value: `-${value}`, label: down }] : [])]
})

type TrackedBody = CallInput<typeof findTrackedShipments>['body']

/** Request body built from the address. Unknown values are left out. */
export function queryOf({ search, sort, filters }: ListState<FilterName>): TrackedBody {
  return {
    searchTerm: search,
    orderByProperty: sort.replace('-', '') as TrackedSort,
    orderByDirection: sort.startsWith('-') ? -1 : 1,
    statuses: knownValues(filters.status, trackedStatuses).map((name) => shipmentStatuses[name]),
    onTimeStatus: knownValues(filters.onTime, onTimeStatuses),
    shippingModes: knownValues(filters.mode, shippingModes),
    ...placeQuery('originQuotableLocationId', filters.origin),
    ...placeQuery('destinationQuotableLocationId', filters.destination),
    ...daysQuery('scheduledPickup', filters.pickup),
    ...daysQuery('scheduledDelivery', filters.delivery),
  }
}

/** Request body for the map: the list request without its sort order. */
export function fleetQueryOf(listQuery: object): CallInput<typeof getTrackedTrucks>['body'] {
  const { orderByProperty: _property, orderByDirection: _direction, ...filter } = listQuery as TrackedBody
  return filter
}
