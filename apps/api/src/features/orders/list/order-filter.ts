import type { OrderFilter as AskedOrders } from '@lanewise/contract/order-list'
import { forEachListedFlag } from '@lanewise/domain/orders/fields'
import { orderStatuses } from '@lanewise/domain/orders/order-status'
import { addDays, startOfDayInZone } from '@lanewise/domain/shared/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { Page } from '#platform/list/list-query.ts'
import { oneOf } from '#platform/list/one-of.ts'
import { placeConditions } from './place-filter.ts'

export type OrderFilter = Omit<AskedOrders, keyof Page>
/** What else decides what is found: whose calendar counts, and the places of the companies that were named. */
export type Asker = {
  timeZone: string
  originLocationIds: readonly string[] | null
  destinationLocationIds: readonly string[] | null
  /** Whether who looks may see drafts of shipments. */
  seesDrafts: boolean
}
export type AskedFilter = OrderFilter & Asker

type Condition = RawBuilder<boolean>

/** Orders that are named are wanted whatever became of them. */
export const wantsVoided = ({
  orderStatuses: wanted,
  orderNumbers,
}: Pick<OrderFilter, 'orderStatuses' | 'orderNumbers'>) =>
  wanted.includes('Voided') || (wanted.length === 0 && orderNumbers.length > 0)

/** ORDLIST-6: what the filters of a call leave of the orders. */
export const conditionsOf = (filter: AskedFilter): Condition[] => [
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

/** The search index of lists knows no voided orders: where they are wanted, their own texts are compared. */
function statusConditions(filter: AskedFilter): Condition[] {
  const ids = filter.orderStatuses.map((name) => orderStatuses[name])
  return [
    ...oneOf('orders.status', ids, 'integer'),
    ...(wantsVoided(filter) && filter.searchTerm
      ? [sql<boolean>`orders.search_text like all (system.search_patterns(${filter.searchTerm}))`]
      : []),
  ]
}

/** DEF-111: `missingAppointment` and `requiresAppointment` are kept with the order. False finds those that are not. */
function flagConditions(filter: OrderFilter): Condition[] {
  const flags = {
    hasPendingChangeRequests: filter.hasPendingChangeRequests,
    isMissingAppointment: filter.missingAppointment,
    requiresAppointment: filter.requiresAppointment,
    isHazmat: filter.isHazmatRequired,
    ...forEachListedFlag((name) => filter[name]),
  }
  // Written out, so that the index of the few that have a flag serves.
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
 * Days of the place's own calendar. The moments say the same roughly, a day to each side for all time zones: by them the
 * index of the list's order begins and ends where such days can lie.
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

/** Orders are made at moments: which day one falls on is told by the clock of the company. */
function createdIn({ createDateTime, timeZone }: AskedFilter): Condition[] {
  const { startDate, endDate } = createDateTime ?? {}
  return [
    ...(startDate ? [sql<boolean>`orders.created_at >= ${startOfDayInZone(startDate, timeZone)}`] : []),
    ...(endDate ? [sql<boolean>`orders.created_at < ${startOfDayInZone(addDays(endDate, 1), timeZone)}`] : []),
  ]
}

/** A number of the order or of one of its stops that begins so, whatever its signs: PO-1044 is po 1044. */
const referenceConditions = (typed: string | null): Condition[] =>
  typed
    ? [
        sql<boolean>`orders.id = any(array(
          select reference.order_id from order_references reference, system.fold_search_number(${typed}) wanted
          where reference.deleted_at is null and wanted <> ''
            and reference.folded_value >= wanted and reference.folded_value < wanted || chr(1114111)))`,
      ]
    : []
