import type { getLtlQuoteHistory } from '@lanewise/contract/quotes'
import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { type DateFilter, datesOf } from '@lanewise/domain/quotes/dynamic-range'
import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { addDays, startOfDayInZone } from '@lanewise/domain/shared/calendar'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { placeOfId } from '@lanewise/geography/places/search'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { inBox, inCircle } from '#features/places/index.ts'
import type { Page } from '#platform/list/list-query.ts'
import { refuseIssues } from '#platform/refuse.ts'

export type HistoryFilter = Omit<z.output<typeof getLtlQuoteHistory.query>, keyof Page>
/** Calendar context of the filters: date filters depend on the user's day and time zone. */
export type Asker = { today: string; timeZone: string }

type Condition = RawBuilder<boolean>

export function conditionsOf(filter: HistoryFilter & Asker): Condition[] {
  const { freightClass, createUserId } = filter
  return [
    ...(freightClass ? [sql<boolean>`quote.freight_classes @> ${[freightClass]}::text[]`] : []),
    ...(createUserId ? [sql<boolean>`quote.created_by = ${createUserId}`] : []),
    ...placeConditions(filter),
    ...requestedIn(filter),
    ...pickedUpIn(filter),
  ]
}

/** Both places are looked up before either is refused, so that one answer reports every problem. */
function placeConditions(filter: HistoryFilter): Condition[] {
  const ends = [
    { end: 'origin', field: 'originQuotableLocationId', miles: filter.originDistance },
    { end: 'destination', field: 'destinationQuoteableLocationId', miles: filter.destinationDistance },
  ] as const
  const wrong: FieldIssue[] = []
  const conditions = ends.flatMap(({ end, field, miles = radiusMiles.least }) => {
    const id = filter[field]
    if (!id) return []
    const place = placeOfId(id)
    if (place) return near(end, place, miles)
    wrong.push({ path: [field], message: 'Not a known place' })
    return []
  })
  return wrong.length > 0 ? refuseIssues(wrong) : conditions
}

/** The bounding box comes first, so that the exact distance is computed for only a few rows. */
function near(end: 'origin' | 'destination', centre: Point, miles: number): Condition[] {
  const columns = { latitude: sql.ref(`quote.${end}Latitude`), longitude: sql.ref(`quote.${end}Longitude`) }
  return [inBox(columns, centre, miles), inCircle(columns, centre, miles)]
}

/** Requests are points in time. The user's time zone decides on which day one falls. */
function requestedIn({ today, timeZone, ...filter }: HistoryFilter & Asker): Condition[] {
  const dates = datesOf(dateFilterOf(filter, 'create'), today)
  return [
    ...(dates?.start ? [sql<boolean>`quote.created_at >= ${startOfDayInZone(dates.start, timeZone)}`] : []),
    ...(dates?.end ? [sql<boolean>`quote.created_at < ${startOfDayInZone(addDays(dates.end, 1), timeZone)}`] : []),
  ]
}

function pickedUpIn({ today, ...filter }: HistoryFilter & Asker): Condition[] {
  const dates = datesOf(dateFilterOf(filter, 'pickup'), today)
  return [
    ...(dates?.start ? [sql<boolean>`quote.shipping_date >= ${dates.start}`] : []),
    ...(dates?.end ? [sql<boolean>`quote.shipping_date <= ${dates.end}`] : []),
  ]
}

/** The five fields of one date filter. (QHIST-13, QHIST-14) */
function dateFilterOf(filter: HistoryFilter, date: 'create' | 'pickup'): DateFilter {
  const type = filter[`${date}DateFilterType`]
  if (type === 'Off') return { type }
  if (type === 'Fixed')
    return { type, start: filter[`${date}StartDate`] ?? null, end: filter[`${date}EndDate`] ?? null }
  return { type, pastDays: filter[`${date}PastDays`] ?? 0, futureDays: filter[`${date}FutureDays`] ?? 0 }
}
