import { randomUUID } from 'node:crypto'
import type { CallInput } from '@lanewise/contract/operation'
import { getLtlQuote } from '@lanewise/contract/quotes'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { LtlTariff } from '@lanewise/domain/rating/ltl/tariff'
import { aTariff, twoWeeks } from '@lanewise/domain/rating/ltl/testing/given'
import { addDays, zonedDate } from '@lanewise/domain/shared/calendar'
import { type Db, inCompany } from '#platform/db/database.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

export type RatesBody = CallInput<typeof findIntegratedRates>['body']
export type SpotBody = CallInput<typeof createAPIQuote>['body']

/** Date in Chicago, the pickup's time zone. */
export const today = zonedDate(new Date(), 'America/Chicago')
export const inDays = (days: number) => addDays(today, days)

export const peaches: RatesBody['products'][number] = {
  description: 'Canned peaches',
  perPackageWeightInPounds: 500,
  length: 48,
  width: 40,
  height: 48,
  count: 2,
  palletCount: 2,
  packagingType: 'Pallet',
  nmfcClass: '70',
  nmfcNumber: '073227-02',
  cargoClassification: 'Food',
  isStackable: true,
}

export const chicagoToDallas: Omit<RatesBody, 'customerId'> = {
  shippingMode: 'LTL',
  shippingDate: inDays(3),
  accessorials: [],
  stops: [
    { city: 'Chicago', state: 'IL', zip: '60606', quotableLocationId: 'US:60606', stopNumber: 1 },
    { city: 'Dallas', state: 'TX', zip: '75201', quotableLocationId: 'US:75201', stopNumber: 2 },
  ],
  products: [peaches],
}

export const truck: SpotBody = {
  equipmentMode: 1,
  effectiveDate: inDays(3),
  quoteStops: [
    { postalCode: '60606', city: 'Chicago', governingDistrictAbbreviation: 'IL', stopNumber: 1 },
    { postalCode: '75201', city: 'Dallas', governingDistrictAbbreviation: 'TX', stopNumber: 2 },
  ],
}

/** Adds a tariff to a company, along with the diesel prices that every tariff needs. */
export const addTariff = (db: Db, companyId: string, tariff: LtlTariff = aTariff()) =>
  inCompany(db, companyId, async (tx) => {
    await tx
      .insertInto('ltlTariffs')
      .values({ carrierName: tariff.carrierName, scac: tariff.scac, tariff: JSON.stringify(tariff) })
      .execute()
    await tx
      .insertInto('fuelWeeks')
      .values([...twoWeeks.weeks])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

/** A user of a new company with a tariff, ready to request rates. */
export async function quoteSetup(portal: TestPortal) {
  const company = await portal.given.company()
  const person = await portal.given.person({ company })
  await addTariff(portal.database.db, company.id)
  const { ask, attempt } = portal.as(person)
  const body = (more: Partial<RatesBody> = {}): RatesBody => ({ ...chicagoToDallas, customerId: company.id, ...more })
  return {
    company,
    person,
    ask,
    attempt,
    body,
    find: (more: Partial<RatesBody> = {}) => ask(findIntegratedRates, { body: body(more) }),
    tryFind: (more: Record<string, unknown> = {}) => attempt(findIntegratedRates, { body: { ...body(), ...more } }),
    /** Currently stored rates of a quote. */
    read: async (quoteId: string) => (await ask(getLtlQuote, { params: { quoteId } })).rates,
    spot: (more: Partial<SpotBody> = {}) => ask(createAPIQuote, { body: { ...truck, ...more } }),
    trySpot: (more: Record<string, unknown> = {}) => attempt(createAPIQuote, { body: { ...truck, ...more } }),
    newRequest: () => randomUUID(),
    colleague: async (permissions: Permission[]) => portal.as(await portal.given.person({ company, permissions })),
  }
}
