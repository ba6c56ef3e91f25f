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

/** The filters of ORDLIST-6 by their names in the address. */
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
/** The first is the usual one (ORDLIST-3). */
export const sorts = orderSorts.flatMap((value) => [
  { value, label: sortLabels[value][0] },
  { value: `-${value}`, label: sortLabels[value][1] },
])

type Body = CallInput<typeof findFilteredOrders>['body']
type Filters = ListState<FilterName>['filters']

/** What the address asks for; values that the list does not know are left out. */
export function asks({ search, sort, filters }: ListState<FilterName>): Body {
  return {
    searchTerm: search,
    orderByProperty: sort.replace('-', '') as OrderSort,
    orderByDirection: sort.startsWith('-') ? -1 : 1,
    // A day of the past that is asked for is read from its beginning.
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

/** ORDLIST-8: without a place there is no radius. */
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

/** The ends of the slider are no limits: there is heavier freight than it shows. */
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
