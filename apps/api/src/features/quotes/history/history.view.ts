import { dollarsOfCents } from '@lanewise/contract/money'
import type { LtlQuoteSummary } from '@lanewise/contract/quotes'
import type { FreightClass } from '@lanewise/domain/freight/freight-class'
import type { Country } from '@lanewise/domain/places/states'

import { cents } from '@lanewise/domain/shared/units'
import type { ListedQuote } from './history.queries.ts'

/** DEF-95: the lowest raw cost, pallets as units, the pickup date as the quote's, its request as its creation. */
export const quoteSummaryView = (row: ListedQuote): LtlQuoteSummary => ({
  id: row.id,
  quoteNumber: row.quoteNumber,
  origin: {
    id: row.originId,
    city: row.originCity,
    state: row.originState,
    postalCode: row.originPostalCode,
    // The columns take no other.
    country: row.originCountry as Country,
    latitude: row.originLatitude,
    longitude: row.originLongitude,
    ianaTimeZone: row.originTimeZone,
  },
  destination: {
    id: row.destinationId,
    city: row.destinationCity,
    state: row.destinationState,
    postalCode: row.destinationPostalCode,
    country: row.destinationCountry as Country,
    latitude: row.destinationLatitude,
    longitude: row.destinationLongitude,
    ianaTimeZone: row.destinationTimeZone,
  },
  createDateTime: row.createdAt.toISOString(),
  quoteDate: row.shippingDate,
  freightClasses: row.freightClasses as FreightClass[],
  units: row.pallets,
  totalWeight: row.weight,
  lowestRate: row.lowestCents === null ? null : dollarsOfCents(cents(row.lowestCents)),
  shippingMode: row.shippingMode as LtlQuoteSummary['shippingMode'],
  rateCount: row.rateCount,
  createUserId: row.createdBy,
  createdBy: row.creatorName,
})
