import type { CallInput } from '@lanewise/contract/operation'
import { type OrderSort, orderSorts, stopChoices, weightSlider } from '@lanewise/contract/order-list'
import type { findFilteredOrders } from '@lanewise/contract/orders'
import { equipmentTypes } from '@lanewise/domain/freight/equipment-types'
import { freightTerms } from '@lanewise/domain/freight/freight-terms'
import { shippingModes } from '@lanewise/domain/freight/modes'
import { listedFlags } from '@lanewise/domain/orders/fields'
import { reachableStatuses } from '@lanewise/domain/orders/order-status'
import { orderTypes } from '@lanewise/domain/orders/order-types'
import { readRange } from '#platform/list/filters/date-range.ts'
import { knownValues, type ListState } from '#platform/url-state.ts'
import { readPlace, readWeight } from './filter-address.ts'

/** Names of the filters in the URL. (ORDLIST-6) */
export const filterNames = [
  'status',
  'pickup',
  'delivery',
  'origin',
  'destination',
  'originCompany',
  'destinationCompany',
  'mode',
  'weight',
  'order',
  'needs',
  'type',
  'terms',
  'equipment',
  'reference',
  'pickups',
  'drops',
  'created',
] as const
export type FilterName = (typeof filterNames)[number]

export const orderMarks = ['requiresAppointment', 'missingAppointment', 'hasPendingChangeRequests'] as const
export const orderNeeds = ['isHazmatRequired', ...listedFlags] as const

const sortLabels: Record<OrderSort, [up: string, down: string]> = {
  OriginEarlyDateTime: ['Next pickup', 'Late pickup'],
  DestinationEarlyDateTime: ['Early delivery', 'Late delivery'],
  CreateDateTime: ['Oldest', 'Newest'],
  OrderNumber: ['Order number', 'Order number, descending'],
  Weight: ['Lightest', 'Heaviest'],
}
/** The first sort is the default. (ORDLIST-3) */
export const sorts = orderSorts.flatMap((value) => [
  { value, label: sortLabels[value][0] },
  { value: `-${value}`, label: sortLabels[value][1] },
])

type Body = CallInput<typeof findFilteredOrders>['body']
type Filters = ListState<FilterName>['filters']

/** Query for the list from the URL state. Unknown values are left out. */
export function queryOf({ search, sort, filters }: ListState<FilterName>): Body {
  return {
    searchTerm: search,
    orderByProperty: sort.replace('-', '') as OrderSort,
    orderByDirection: sort.startsWith('-') ? -1 : 1,
    // With a pickup filter, orders of a past day are sorted from the start of that day.
    pastLast: readDays(filters.pickup) === null,
    orderStatuses: knownValues(filters.status, reachableStatuses),
    orderTypes: knownValues(filters.type, orderTypes),
    shippingModes: knownValues(filters.mode, shippingModes),
    equipmentTypes: knownValues(filters.equipment, equipmentTypes),
    freightTermTypes: knownValues(filters.terms, freightTerms),
    ...marked(filters.order, orderMarks),
    ...marked(filters.needs, orderNeeds),
    ...endOf('origin', filters),
    ...endOf('destination', filters),
    ...daysOf('originDateTime', filters.pickup),
    ...daysOf('destinationDateTime', filters.delivery),
    ...daysOf('createDateTime', filters.created),
    ...weightOf(filters.weight),
    ...stopsOf('pickupStops', filters.pickups),
    ...stopsOf('deliveryStops', filters.drops),
    ...(filters.reference[0] && { referenceNumber: filters.reference[0].slice(0, 100) }),
  }
}

const marked = (values: readonly string[], known: readonly string[]) =>
  Object.fromEntries(knownValues(values, known).map((name) => [name, true]))

/** Without a place there is no radius. (ORDLIST-8) */
function endOf(end: 'origin' | 'destination', filters: Filters) {
  const place = readPlace(filters[end][0])
  const [company] = filters[`${end}Company`]
  return {
    ...(place && { [`${end}State`]: place.state, [`${end}Radius`]: place.miles }),
    ...(place?.city && { [`${end}City`]: place.city }),
    ...(company && { [`${end}Company`]: company.slice(0, 200) }),
  }
}

function daysOf(name: string, values: readonly string[]) {
  const days = readDays(values)
  return days ? { [name]: days } : {}
}

function readDays([text = '']: readonly string[]) {
  const { start, end } = readRange(text) ?? { start: null, end: null }
  return start || end ? { ...(start && { startDate: start }), ...(end && { endDate: end }) } : null
}

/** The ends of the slider are not limits, because heavier freight exists. */
function weightOf([text]: readonly string[]) {
  const { min, max } = readWeight(text)
  return {
    ...(min > weightSlider.least && { minWeight: min }),
    ...(max < weightSlider.most && { maxWeight: max }),
  }
}

function stopsOf(name: string, [text]: readonly string[]) {
  const count = stopChoices.find((one) => String(one) === text)
  return count ? { [name]: count } : {}
}
