import { randomUUID } from 'node:crypto'
import { placeOfId } from '@lanewise/geography/places/search'
import type { Insertable } from 'kysely'
import { inCompany } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import type { Person } from '#platform/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

type Columns = Insertable<Tables['quotes']>
type Facts = Partial<Columns> & { from?: string; to?: string }

/** Stores a quote as if it had been requested, and returns its id. A test states only the facts that matter. */
export function keepQuote(
  portal: TestPortal,
  by: Person,
  { from = 'US:46204', to = 'US:75201', ...facts }: Facts = {},
) {
  const id = randomUUID()
  const quote: Columns = {
    id,
    createdBy: by.id,
    requestId: randomUUID(),
    shippingMode: 'LTL',
    shippingDate: '2026-06-01',
    ...endOf('origin', from),
    ...endOf('destination', to),
    products: JSON.stringify([]),
    densityTable: '2025-07-19',
    freightClasses: ['70'],
    pallets: 2,
    weight: 1_200,
    expiresAt: new Date('2026-06-08T00:00:00Z'),
    ...facts,
  }
  return inCompany(portal.database.db, by.companyId, (tx) => tx.insertInto('quotes').values(quote).execute()).then(
    () => id,
  )
}

type End = 'origin' | 'destination'

function endOf<E extends End>(end: E, placeId: string) {
  const place = placeOfId(placeId)
  if (!place) throw new Error(`${placeId} is not known`)
  const columns = {
    [`${end}Id`]: placeId,
    [`${end}City`]: place.city,
    [`${end}State`]: place.state,
    [`${end}PostalCode`]: place.postalCode,
    [`${end}Country`]: place.country,
    [`${end}Latitude`]: place.latitude,
    [`${end}Longitude`]: place.longitude,
    [`${end}TimeZone`]: place.ianaTimeZone,
  }
  return columns as Pick<Columns, Extract<keyof Columns, `${E}${string}`>>
}
