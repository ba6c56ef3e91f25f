import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'
import { bookedOrderOf } from '../quotes.queries.ts'
import { type Asker, conditionsOf, type HistoryFilter } from './history-filter.ts'

/** Columns shown on a history card. Freight and rates of a quote are loaded when it is opened. */
const listed = [
  'quote.id',
  'quote.quoteNumber',
  'quote.createdAt',
  'quote.createdBy',
  'quote.shippingMode',
  'quote.shippingDate',
  'quote.originId',
  'quote.originCity',
  'quote.originState',
  'quote.originPostalCode',
  'quote.originCountry',
  'quote.originLatitude',
  'quote.originLongitude',
  'quote.originTimeZone',
  'quote.destinationId',
  'quote.destinationCity',
  'quote.destinationState',
  'quote.destinationPostalCode',
  'quote.destinationCountry',
  'quote.destinationLatitude',
  'quote.destinationLongitude',
  'quote.destinationTimeZone',
  'quote.freightClasses',
  'quote.pallets',
  'quote.weight',
  'quote.rateCount',
  'quote.lowestCents',
  'quote.isTruckloadAsked',
] as const

/** A subquery reads the creator for the page's rows only. A join would run for every counted row. */
const creatorName = sql<string>`(
  select creator.first_name || ' ' || creator.last_name from contacts creator
  where creator.company_id = quote.company_id and creator.id = quote.created_by
)`.as('creatorName')

const bookedOrder = bookedOrderOf(sql`quote.id`).as('bookedOrder')

const living = (db: Tx) =>
  db
    .selectFrom('quotes as quote')
    .where('quote.deletedAt', 'is', null)
    .select(listed)
    .select([creatorName, bookedOrder])

export type ListedQuote = Awaited<ReturnType<ReturnType<typeof living>['executeTakeFirstOrThrow']>>

export const quoteList = listQuery({
  id: sortBy(sql`quote.id`, 'uuid'),
  from: (db, _filter: HistoryFilter & Asker) => living(db),
  where: conditionsOf,
  search: { kind: 'quote', column: 'quote.searchText', text: ({ searchTerm }) => searchTerm },
  sorts: {
    createDateTime: [sortBy(sql`quote.created_at`, 'timestamptz')],
    pickupDate: [sortBy(sql`quote.shipping_date`, 'date')],
  },
  sort: ({ orderByProperty, orderByDirection }) => `${orderByDirection === 'desc' ? '-' : ''}${orderByProperty}`,
})

/** Maximum number of creators offered by the filter. Typing more letters finds the others. */
const mostCreators = 50

/** Creators of quotes, including those whose account no longer exists. */
export const findCreators = (db: Tx, typed: string) =>
  db
    .selectFrom('contacts as person')
    .select(['person.id', sql<string>`person.first_name || ' ' || person.last_name`.as('fullName')])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('quotes as quote')
          .select('quote.id')
          .whereRef('quote.companyId', '=', 'person.companyId')
          .whereRef('quote.createdBy', '=', 'person.id'),
      ),
    )
    .where(
      sql<boolean>`system.search_text(person.first_name, person.last_name) like all (system.search_patterns(${typed}))`,
    )
    .orderBy(sql`lower(person.first_name)`)
    .orderBy(sql`lower(person.last_name)`)
    .orderBy('person.id')
    .limit(mostCreators)
    .execute()
