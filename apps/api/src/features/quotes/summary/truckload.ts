import type { QuotableLocation } from '@lanewise/contract/places'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { lineVolume } from '@lanewise/domain/freight/density'
import { totalLinearFeet } from '@lanewise/domain/freight/linear-feet'
import { chosenAccessorials } from '@lanewise/domain/rating/rate-accessorials'
import { requestedServices } from '@lanewise/domain/rating/services/truckload-services'
import type { findLaneRates } from '#features/lanes/index.ts'

/** Truckload described by a quote, used to find its lane and contracted rates. Null while the form is incomplete. */
export function truckloadOf(details: QuoteDraft): Parameters<typeof findLaneRates>[1] | null {
  const { pickupLocation, dropoffLocation, pickupDate, equipmentMode, lineItems } = details
  if (!pickupLocation || !dropoffLocation || !pickupDate) return null
  return {
    origin: endOf(pickupLocation),
    destination: endOf(dropoffLocation),
    equipmentMode,
    shippingDate: pickupDate,
    freight: {
      pallets: sumOf(lineItems, ({ palletCount }) => palletCount),
      weight: sumOf(lineItems, ({ totalWeight }) => totalWeight),
      pieces: sumOf(lineItems, ({ packageCount }) => packageCount),
      cubicFeet: sumOf(lineItems, lineVolume),
      linearFeet: totalLinearFeet(lineItems),
      services: requestedServices({ ...details, accessorials: chosenAccessorials(details) }),
    },
  }
}

const endOf = ({ city, state, postalCode, country }: QuotableLocation) => ({ city, state, postalCode, country })

const sumOf = <T>(list: readonly T[], amount: (one: T) => number | null) =>
  list.reduce((sum, one) => sum + (amount(one) ?? 0), 0)
