import type { CallInput } from '@lanewise/contract/operation'
import type { findTrackedShipments, getTrackedTrucks } from '@lanewise/contract/tracking'
import { type TrackedSort, trackedSorts } from '@lanewise/contract/tracking-list'
import { shippingModes } from '@lanewise/domain/freight/modes'
import { shipmentStatuses, trackedStatuses } from '@lanewise/domain/shipments/shipment-status'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { askedDays, askedPlace } from '#platform/list/filters/common/asked.ts'
import { knownValues, type ListState } from '#platform/url-state.ts'

/** The filters by their names in the address. */
export const filterNames = ['onTime', 'status', 'origin', 'destination', 'pickup', 'delivery', 'mode'] as const
export type FilterName = (typeof filterNames)[number]

const sortLabels: Record<TrackedSort, [up: string, down: string | null]> = {
  Trouble: ['Trouble first', null],
  DestinationEarlyDateTime: ['Early delivery', 'Late delivery'],
  OriginEarlyDateTime: ['Early pickup', 'Late pickup'],
  ShipmentNumber: ['Shipment number', 'Shipment number, descending'],
}
/** The first is the usual one. */
export const sorts = trackedSorts.flatMap((value) => {
  const [up, down] = sortLabels[value]
  return [{ value: value as string, label: up }, ...(down ? [{ value: `-${value}`, label: down }] : [])]
})

type TrackedBody = CallInput<typeof findTrackedShipments>['body']

/** What the address asks for; values that the list does not know are left out. */
export function asks({ search, sort, filters }: ListState<FilterName>): TrackedBody {
  return {
    searchTerm: search,
    orderByProperty: sort.replace('-', '') as TrackedSort,
    orderByDirection: sort.startsWith('-') ? -1 : 1,
    statuses: knownValues(filters.status, trackedStatuses).map((name) => shipmentStatuses[name]),
    onTimeStatus: knownValues(filters.onTime, onTimeStatuses),
    shippingModes: knownValues(filters.mode, shippingModes),
    ...askedPlace('originQuotableLocationId', filters.origin),
    ...askedPlace('destinationQuotableLocationId', filters.destination),
    ...askedDays('scheduledPickup', filters.pickup),
    ...askedDays('scheduledDelivery', filters.delivery),
  }
}

/** The map has no order. */
export function fleetAsked(asked: object): CallInput<typeof getTrackedTrucks>['body'] {
  const { orderByProperty: _property, orderByDirection: _direction, ...filter } = asked as TrackedBody
  return filter
}
