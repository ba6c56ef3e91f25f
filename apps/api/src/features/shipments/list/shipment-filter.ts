import type { ShipmentFilter as Sent } from '@lanewise/contract/shipment-list'
import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { addDays, startOfDayInZone } from '@lanewise/domain/shared/calendar'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { placeOfId } from '@lanewise/geography/places/search'
import { type RawBuilder, sql } from 'kysely'
import { inBox, inCircle } from '#features/places/index.ts'
import type { Page } from '#platform/list/list-query.ts'
import { oneOf } from '#platform/list/one-of.ts'
import { refuseIssues } from '#platform/refuse.ts'

export type ShipmentFilter = Omit<Sent, keyof Page>
/** Filter with the user's context: draft permission, time zone and current time. */
export type ShipmentFilterContext = ShipmentFilter & { seesDrafts: boolean; timeZone: string; now: Date }
/** The part of the filter that selects shipments. Other shipment lists may support fewer filters. */
export type ShipmentSelection = Pick<
  ShipmentFilterContext,
  'searchTerm' | 'statuses' | 'shipmentNumbers' | 'onTimeStatus' | 'shippingModes' | 'carrierIds' | 'timeZone' | 'now'
> &
  Partial<Omit<ShipmentFilterContext, 'orderByProperty'>>

type Condition = RawBuilder<boolean>

const voided = -1

type VoidedCriteria = Pick<ShipmentFilter, 'statuses' | 'shipmentNumbers'> & {
  orderNumbers?: readonly string[] | undefined
}

/** Cancelled shipments are shown only when the filter requests them by status or by number. */
export const wantsVoided = ({ statuses, shipmentNumbers, orderNumbers = [] }: VoidedCriteria) =>
  statuses.includes(voided) || (statuses.length === 0 && shipmentNumbers.length + orderNumbers.length > 0)

/** Query conditions for the filters of a request. (SHIPLIST-1, DEF-60) */
export const conditionsOf = (filter: ShipmentSelection): Condition[] => [
  ...statusConditions(filter),
  ...oneOf('shipments.shipmentNumber', filter.shipmentNumbers),
  ...carrying(filter.orderNumbers ?? []),
  ...oneOf('shipments.onTimeStatus', filter.onTimeStatus),
  ...oneOf('shipments.shippingMode', filter.shippingModes),
  ...oneOf('shipments.carrierId', filter.carrierIds, 'uuid'),
  ...attentionConditions(filter),
  ...offerConditions(filter),
  ...placeConditions(filter),
  ...scheduled('origin', filter.scheduledPickup),
  ...scheduled('destination', filter.scheduledDelivery),
  ...happened('actualPickupAt', filter, filter.actualPickup),
  ...happened('actualDeliveryAt', filter, filter.actualDelivery),
]

/**
 * The list's search index leaves out cancelled shipments. When they are requested, their own text columns are searched.
 */
function statusConditions(filter: ShipmentSelection): Condition[] {
  const { statuses } = filter
  return [
    ...oneOf('shipments.status', statuses, 'integer'),
    ...(wantsVoided(filter) && filter.searchTerm
      ? [sql<boolean>`shipments.search_text like all (system.search_patterns(${filter.searchTerm}))`]
      : []),
  ]
}

const carrying = (orderNumbers: readonly string[]): Condition[] =>
  orderNumbers.length > 0
    ? [
        sql<boolean>`shipments.id in (select joined.shipment_id from shipment_orders joined
          join orders on orders.id = joined.order_id where orders.order_number = any(${orderNumbers}::text[]))`,
      ]
    : []

const attentionConditions = ({ needsAttention }: ShipmentSelection): Condition[] => {
  if (needsAttention === undefined) return []
  const is = needsAttention ? sql`is not null` : sql`is null`
  return [sql<boolean>`shipments.attention_reason ${is}`]
}

const offerConditions = ({ tenderExpiresWithinMinutes: minutes, now }: ShipmentSelection): Condition[] =>
  minutes === undefined
    ? []
    : [
        sql<boolean>`shipments.offer_expires_at is not null`,
        sql<boolean>`shipments.offer_expires_at <= ${new Date(now.getTime() + minutes * 60_000)}`,
      ]

/** Both places are looked up before either is refused, so that one answer reports every problem. */
function placeConditions(filter: ShipmentSelection): Condition[] {
  const wrong: FieldIssue[] = []
  const conditions = (['origin', 'destination'] as const).flatMap((end) => {
    const field = `${end}QuotableLocationId` as const
    const id = filter[field]
    if (!id) return []
    const place = placeOfId(id)
    if (place) return near(end, place)
    wrong.push({ path: [field], message: 'Not a known place' })
    return []
  })
  return wrong.length > 0 ? refuseIssues(wrong) : conditions
}

/** The bounding box comes first, so that the exact distance is computed for only a few rows. */
function near(end: 'origin' | 'destination', centre: Point): Condition[] {
  const columns = { latitude: sql.ref(`shipments.${end}Latitude`), longitude: sql.ref(`shipments.${end}Longitude`) }
  return [inBox(columns, centre, radiusMiles.least), inCircle(columns, centre, radiusMiles.least)]
}

type Days = ShipmentFilter['scheduledPickup']

/**
 * Dates in the place's own calendar. A second, rough condition on the timestamps, one day wider on each side for all
 * time zones, lets the index of the list order limit the scan.
 */
function scheduled(end: 'origin' | 'destination', days: Days): Condition[] {
  const [date, early] = [sql.ref(`shipments.${end}Date`), sql.ref(`shipments.${end}EarlyAt`)]
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

/** Actual times are instants. The company's time zone decides on which day one falls. */
function happened(column: string, { timeZone }: ShipmentSelection, days: Days): Condition[] {
  const at = sql.ref(`shipments.${column}`)
  const { startDate, endDate } = days ?? {}
  return [
    ...(startDate ? [sql<boolean>`${at} >= ${startOfDayInZone(startDate, timeZone)}`] : []),
    ...(endDate ? [sql<boolean>`${at} < ${startOfDayInZone(addDays(endDate, 1), timeZone)}`] : []),
  ]
}
