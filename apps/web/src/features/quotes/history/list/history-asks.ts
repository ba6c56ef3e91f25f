import type { CallInput } from '@lanewise/contract/operation'
import type { getLtlQuoteHistory } from '@lanewise/contract/quotes'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { type DateFilter, openingDateFilters } from '@lanewise/domain/quotes/dynamic-range'
import { setTo } from '#platform/list/filters/filter-field.ts'
import { knownValues, type ListState } from '#platform/url-state.ts'
import { datesText, readDates, readPlace } from './filter-address.ts'

export const filterNames = ['class', 'origin', 'destination', 'creator', 'requested', 'pickup'] as const
export type FilterName = (typeof filterNames)[number]

/** DEF-96: by request date the list opens on the last 7 days, by pickup date on all. */
export const requested = {
  name: 'requested',
  label: 'Requested',
  opening: datesText(openingDateFilters.create),
} as const

type Query = NonNullable<CallInput<typeof getLtlQuoteHistory>['query']>
type Order = NonNullable<Query['orderByProperty']>

const orders: Record<Order, string> = { createDateTime: 'Request date', pickupDate: 'Pickup date' }

/** QHIST-7, QHIST-8: the first is the usual one. */
export const sorts = (Object.keys(orders) as Order[]).flatMap((order) => [
  { value: `-${order}`, label: `${orders[order]}, descending` },
  { value: order, label: `${orders[order]}, ascending` },
])

/** What the address asks for; values that the list does not know are left out. */
export function asks({ search, sort, filters }: ListState<FilterName>): Query {
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

/** QHIST-13, QHIST-14: the fields of one date filter as the call names them. */
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
