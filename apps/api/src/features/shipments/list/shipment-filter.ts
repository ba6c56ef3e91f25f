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
/** What else decides what is found: who looks, and when. */
export type AskedFilter = ShipmentFilter & { seesDrafts: boolean; timeZone: string; now: Date }
/** As much of it as says which shipments are meant; other lists of shipments may ask for less. */
export type FoundFilter = Pick<
  AskedFilter,
  'searchTerm' | 'statuses' | 'shipmentNumbers' | 'onTimeStatus' | 'shippingModes' | 'carrierIds' | 'timeZone' | 'now'
> &
  Partial<Omit<AskedFilter, 'orderByProperty'>>

type Condition = RawBuilder<boolean>

const voided = -1

type Named = Pick<ShipmentFilter, 'statuses' | 'shipmentNumbers'> & { orderNumbers?: readonly string[] | undefined }

/** Cancelled shipments are shown to those who ask for them, by status or by number. */
export const wantsVoided = ({ statuses, shipmentNumbers, orderNumbers = [] }: Named) =>
  statuses.includes(voided) || (statuses.length === 0 && shipmentNumbers.length + orderNumbers.length > 0)

/** SHIPLIST-1, DEF-60: what the filters of a call leave of the shipments. */
export const conditionsOf = (filter: FoundFilter): Condition[] => [
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

/** The search index of lists knows no cancelled shipments: where they are wanted, their own texts are compared. */
function statusConditions(filter: FoundFilter): Condition[] {
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

const attentionConditions = ({ needsAttention }: FoundFilter): Condition[] => {
  if (needsAttention === undefined) return []
  const is = needsAttention ? sql`is not null` : sql`is null`
  return [sql<boolean>`shipments.attention_reason ${is}`]
}

const offerConditions = ({ tenderExpiresWithinMinutes: minutes, now }: FoundFilter): Condition[] =>
  minutes === undefined
    ? []
    : [
        sql<boolean>`shipments.offer_expires_at is not null`,
        sql<boolean>`shipments.offer_expires_at <= ${new Date(now.getTime() + minutes * 60_000)}`,
      ]

/** Both places are looked up before either is refused, so that a call learns of all that is wrong. */
function placeConditions(filter: FoundFilter): Condition[] {
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

/** The box leaves few rows whose distance is reckoned. */
function near(end: 'origin' | 'destination', centre: Point): Condition[] {
  const columns = { latitude: sql.ref(`shipments.${end}Latitude`), longitude: sql.ref(`shipments.${end}Longitude`) }
  return [inBox(columns, centre, radiusMiles.least), inCircle(columns, centre, radiusMiles.least)]
}

type Days = ShipmentFilter['scheduledPickup']

/**
 * Days of the place's own calendar. The moments say the same roughly, a day to each side for all time zones: by them the
 * index of the list's order begins and ends where such days can lie.
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

/** What happened is a moment: which day it falls on is told by the clock of the company. */
function happened(column: string, { timeZone }: FoundFilter, days: Days): Condition[] {
  const at = sql.ref(`shipments.${column}`)
  const { startDate, endDate } = days ?? {}
  return [
    ...(startDate ? [sql<boolean>`${at} >= ${startOfDayInZone(startDate, timeZone)}`] : []),
    ...(endDate ? [sql<boolean>`${at} < ${startOfDayInZone(addDays(endDate, 1), timeZone)}`] : []),
  ]
}
