import { randomUUID } from 'node:crypto'
import type { EnteredReference } from '@lanewise/domain/orders/reference-types'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { placeOfId } from '@lanewise/geography/places/search'
import type { Insertable } from 'kysely'
import { inCompany, type Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import type { Person } from '#platform/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

type Columns = Insertable<Tables['orders']>
type Facts = Partial<Omit<Columns, 'referenceNumbers'>> & {
  /** Place ids such as `US:46204`. */
  from?: string
  to?: string
  referenceNumbers?: EnteredReference[]
}

/**
 * Inserts the head of an order as the list reads it, without stops, and returns its id. Tests state only the values
 * that matter.
 */
export const keepOrder = (portal: TestPortal, by: Person, facts: Facts = {}) =>
  inCompany(portal.database.db, by.companyId, async (tx) => {
    const { from = 'US:46204', to = 'US:75201', referenceNumbers = [], ...given } = facts
    const id = randomUUID()
    const order: Columns = {
      id,
      createdBy: by.id,
      orderType: 'Sales',
      freightTermType: 'Prepaid',
      billingSettingId: await billingSettingId(tx),
      customerName: 'Acme',
      shippingMode: 'LTL',
      equipmentMode: 1,
      ...(await endOf(tx, 'origin', { placeId: from, day: '2026-06-01', facts })),
      ...(await endOf(tx, 'destination', { placeId: to, day: '2026-06-03', facts })),
      weight: 1_200,
      stackablePallets: 0,
      nonStackablePallets: 2,
      usedLinearFeet: 4,
      isHazmat: false,
      pickupStops: 1,
      dropoffStops: 1,
      referenceNumbers: JSON.stringify(referenceNumbers),
      referenceText: referenceNumbers.map(({ value }) => value).join(' '),
      ...(given.status === -2 ? { voidedAt: new Date() } : {}),
      ...given,
    }
    await tx.insertInto('orders').values(order).execute()
    for (const { label, typeId, value } of referenceNumbers)
      await tx.insertInto('orderReferences').values({ orderId: id, label, typeId, value }).execute()
    return id
  })

const billingSettingId = async (tx: Tx) =>
  (await tx.selectFrom('billingSettings').select('id').where('isDefault', '=', true).executeTakeFirstOrThrow()).id

type End = 'origin' | 'destination'
type At = { placeId: string; day: string; facts: Facts }

/** The columns of the origin or the destination, and its location. */
async function endOf<E extends End>(tx: Tx, end: E, { placeId, day, facts }: At) {
  const place = placeOfId(placeId) ?? fail(placeId)
  const early = (facts[`${end}EarlyAt`] as Date | undefined) ?? new Date(`${day}T14:00:00Z`)
  const companyName = facts[`${end}CompanyName`] ?? 'Northwind Foods'
  const columns = {
    [`${end}LocationId`]: await locationAt(tx, place, {
      companyName,
      companyAlias: facts[`${end}CompanyAlias`] ?? null,
    }),
    [`${end}CompanyName`]: companyName,
    [`${end}City`]: place.city,
    [`${end}State`]: place.state,
    [`${end}PostalCode`]: place.postalCode ?? '',
    [`${end}Country`]: place.country,
    [`${end}Latitude`]: place.latitude,
    [`${end}Longitude`]: place.longitude,
    [`${end}TimeZone`]: place.ianaTimeZone,
    [`${end}Date`]: zonedDate(early, place.ianaTimeZone),
    [`${end}EarlyAt`]: early,
    [`${end}LateAt`]: new Date(early.getTime() + 3 * 3_600_000),
  }
  return columns as Pick<Columns, Extract<keyof Columns, `${E}${string}`>>
}

const fail = (placeId: string): never => {
  throw new Error(`${placeId} is not known`)
}

type Place = NonNullable<ReturnType<typeof placeOfId>>

async function locationAt(tx: Tx, place: Place, company: { companyName: string; companyAlias: string | null }) {
  const location: Insertable<Tables['locations']> = {
    ...company,
    locationName: `${place.city} DC`,
    addressLine1: '1 Main Street',
    city: place.city,
    state: place.state,
    postalCode: place.postalCode ?? '',
    country: place.country,
    normalizedAddress: randomUUID(),
    latitude: place.latitude,
    longitude: place.longitude,
    ianaTimeZone: place.ianaTimeZone,
  }
  return (await tx.insertInto('locations').values(location).returning('id').executeTakeFirstOrThrow()).id
}
