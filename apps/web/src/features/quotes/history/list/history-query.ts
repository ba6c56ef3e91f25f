import type { CallInput } from '@lanewise/contract/operation'
import type { getLtlQuoteHistory } from '@lanewise/contract/quotes'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { type DateFilter, openingDateFilters } from '@lanewise/domain/quotes/dynamic-range'
import { setTo } from '#platform/list/filters/filter-field.ts'
import { knownValues, type ListState } from '#platform/url-state.ts'
import { datesText, readDates, readPlace } from './filter-address.ts'

export const filterNames = ['class', 'origin', 'destination', 'creator', 'requested', 'pickup'] as const
export type FilterName = (typeof filterNames)[number]

/** Request date filter, by default the last 7 days. The pickup date filter starts unfiltered. (DEF-96) */
export const requested = {
  name: 'requested',
  label: 'Requested',
  opening: datesText(openingDateFilters.create),
} as const

type Query = NonNullable<CallInput<typeof getLtlQuoteHistory>['query']>
type Order = NonNullable<Query['orderByProperty']>

const orders: Record<Order, string> = { createDateTime: 'Request date', pickupDate: 'Pickup date' }

/** Sort options. The first one is the default. (QHIST-7, QHIST-8) */
export const sorts = (Object.keys(orders) as Order[]).flatMap((order) => [
  { value: `-${order}`, label: `${orders[order]}, descending` },
  { value: order, label: `${orders[order]}, ascending` },
])

/** Query built from the address. Unknown values are left out. */
export function queryOf({ search, sort, filters }: ListState<FilterName>): Query {
  const [origin, destination] = [readPlace(filters.origin), readPlace(filters.destination)]
  const [freightClass] = knownValues(filters.class, freightClasses)
  const createUserId = filters.creator.find((id) => uuid.test(id))
  return {
    searchTerm: search,
    orderByProperty: sort.replace('-', '') as Order,
    orderByDirection: sort.startsWith('-') ? 'desc' : 'asc',
    ...(freightClass && { freightClass }),
    ...(origin && { originQuotableLocationId: origin.id, originDistance: origin.miles }),
    ...(destination && { destinationQuoteableLocationId: destination.id, destinationDistance: destination.miles }),
    ...(createUserId && { createUserId }),
    ...datesOf('create', readDates(setTo(requested, filters.requested))),
    ...datesOf('pickup', readDates(filters.pickup)),
  }
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Query fields of one date filter, named after the date. (QHIST-13, QHIST-14) */
function datesOf<D extends 'create' | 'pickup'>(date: D, filter: DateFilter) {
  const type = { [`${date}DateFilterType`]: filter.type }
  if (filter.type === 'Off') return type
  if (filter.type === 'Dynamic')
    return { ...type, [`${date}PastDays`]: filter.pastDays, [`${date}FutureDays`]: filter.futureDays }
  return {
    ...type,
    ...(filter.start && { [`${date}StartDate`]: filter.start }),
    ...(filter.end && { [`${date}EndDate`]: filter.end }),
  }
}
