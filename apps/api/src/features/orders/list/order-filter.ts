import type { OrderFilter as AskedOrders } from '@lanewise/contract/order-list'
import { forEachListedFlag } from '@lanewise/domain/orders/fields'
import { orderStatuses } from '@lanewise/domain/orders/order-status'
import { addDays, startOfDayInZone } from '@lanewise/domain/shared/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { Page } from '#platform/list/list-query.ts'
import { oneOf } from '#platform/list/one-of.ts'
import { placeConditions } from './place-filter.ts'

export type OrderFilter = Omit<AskedOrders, keyof Page>
/** Additional data for the filter: the user's time zone, and the locations of the companies that were entered. */
export type Asker = {
  timeZone: string
  originLocationIds: readonly string[] | null
  destinationLocationIds: readonly string[] | null
  /** Whether the user may see draft shipments. */
  seesDrafts: boolean
}
export type ScopedFilter = OrderFilter & Asker

type Condition = RawBuilder<boolean>

/** Orders requested by number are returned whatever their status. */
export const wantsVoided = ({
  orderStatuses: wanted,
  orderNumbers,
}: Pick<OrderFilter, 'orderStatuses' | 'orderNumbers'>) =>
  wanted.includes('Voided') || (wanted.length === 0 && orderNumbers.length > 0)

/** Conditions for the filters of a request. (ORDLIST-6) */
export const conditionsOf = (filter: ScopedFilter): Condition[] => [
  ...statusConditions(filter),
  ...oneOf('orders.orderNumber', filter.orderNumbers),
  ...oneOf('orders.orderType', filter.orderTypes),
  ...oneOf('orders.shippingMode', filter.shippingModes),
  ...oneOf('orders.freightTermType', filter.freightTermTypes),
  ...(filter.equipmentTypes.length > 0
    ? [sql<boolean>`orders.equipment_types && ${filter.equipmentTypes}::text[]`]
    : []),
  ...flagConditions(filter),
  ...measureConditions(filter),
  ...placeConditions('origin', filter),
  ...placeConditions('destination', filter),
  ...dayConditions('origin', filter.originDateTime),
  ...dayConditions('destination', filter.destinationDateTime),
  ...createdIn(filter),
  ...referenceConditions(filter.referenceNumber),
]

/**
 * The search index of lists contains no voided orders. When voided orders are requested, the texts of the orders are
 * compared instead.
 */
function statusConditions(filter: ScopedFilter): Condition[] {
  const ids = filter.orderStatuses.map((name) => orderStatuses[name])
  return [
    ...oneOf('orders.status', ids, 'integer'),
    ...(wantsVoided(filter) && filter.searchTerm
      ? [sql<boolean>`orders.search_text like all (system.search_patterns(${filter.searchTerm}))`]
      : []),
  ]
}

/**
 * `missingAppointment` and `requiresAppointment` are stored with the order. False finds the orders without the flag.
 * (DEF-111)
 */
function flagConditions(filter: OrderFilter): Condition[] {
  const flags = {
    hasPendingChangeRequests: filter.hasPendingChangeRequests,
    isMissingAppointment: filter.missingAppointment,
    requiresAppointment: filter.requiresAppointment,
    isHazmat: filter.isHazmatRequired,
    ...forEachListedFlag((name) => filter[name]),
  }
  // The condition is written out, so that the partial index of the few orders with a flag is used.
  return Object.entries(flags).flatMap(([column, isOn]) => {
    if (isOn === undefined) return []
    const flag = sql.ref(`orders.${column}`)
    return [isOn ? sql<boolean>`${flag}` : sql<boolean>`not ${flag}`]
  })
}

function measureConditions({ minWeight, maxWeight, pickupStops, deliveryStops }: OrderFilter): Condition[] {
  return [
    ...(minWeight === undefined ? [] : [sql<boolean>`orders.weight >= ${minWeight}`]),
    ...(maxWeight === undefined ? [] : [sql<boolean>`orders.weight <= ${maxWeight}`]),
    ...(pickupStops === undefined ? [] : [sql<boolean>`orders.pickup_stops >= ${pickupStops}`]),
    ...(deliveryStops === undefined ? [] : [sql<boolean>`orders.dropoff_stops >= ${deliveryStops}`]),
  ]
}

type Days = OrderFilter['originDateTime']

/**
 * Days follow the calendar of the place. The condition on the timestamps, widened by a day on each side for all time
 * zones, limits the range of the index that sorts the list.
 */
function dayConditions(end: 'origin' | 'destination', days: Days): Condition[] {
  const [date, early] = [sql.ref(`orders.${end}Date`), sql.ref(`orders.${end}EarlyAt`)]
  const { startDate, endDate } = days ?? {}
  return [
    ...(startDate
      ? [sql<boolean>`${date} >= ${startDate}::date`, sql<boolean>`${early} >= ${utc(addDays(startDate, -1))}`]
      : []),
    ...(endDate
      ? [sql<boolean>`${date} <= ${endDate}::date`, sql<boolean>`${early} < ${utc(addDays(endDate, 2))}`]
      : []),
  ]
}

const utc = (date: string) => new Date(`${date}T00:00:00Z`)

/** An order is created at a point in time. The company's time zone decides which day that is. */
function createdIn({ createDateTime, timeZone }: ScopedFilter): Condition[] {
  const { startDate, endDate } = createDateTime ?? {}
  return [
    ...(startDate ? [sql<boolean>`orders.created_at >= ${startOfDayInZone(startDate, timeZone)}`] : []),
    ...(endDate ? [sql<boolean>`orders.created_at < ${startOfDayInZone(addDays(endDate, 1), timeZone)}`] : []),
  ]
}

/**
 * A number of the order or of one of its stops that begins with the text, ignoring punctuation: PO-1044 equals po 1044.
 */
const referenceConditions = (typed: string | null): Condition[] =>
  typed
    ? [
        sql<boolean>`orders.id = any(array(
          select reference.order_id from order_references reference, system.fold_search_number(${typed}) wanted
          where reference.deleted_at is null and wanted <> ''
            and reference.folded_value >= wanted and reference.folded_value < wanted || chr(1114111)))`,
      ]
    : []
