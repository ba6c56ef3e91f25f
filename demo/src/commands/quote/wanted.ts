import { CommandRefusal } from '@lanewise/api/commands/run-command'
import { RateQuery } from '@lanewise/contract/rate-query'
import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import type { RateAsk, RateProduct, RateStop } from '@lanewise/domain/rating/ask'
import { withOverlength } from '@lanewise/domain/rating/overlength'
import { postalCodesOf } from '@lanewise/geography/places/cities'
import type { Place } from '@lanewise/geography/places/place'
import { searchPlaces } from '@lanewise/geography/places/search'

export type Given = {
  from?: string
  to?: string
  weight?: string
  pallets?: string
  class?: string
  size?: string
  mode?: string
  date?: string
  accessorial?: string[]
}

/** The freight to rate, validated with the same schema as quotes in the portal. */
export type Wanted = { from: Place; to: Place; query: RateQuery }

export function readWanted(given: Given, today: string): Wanted {
  const from = placeOf(given.from)
  const to = placeOf(given.to)
  const parsed = RateQuery.safeParse({
    customerId: '00000000-0000-4000-8000-000000000000',
    shippingMode: given.mode ?? 'LTL',
    shippingDate: given.date ?? today,
    accessorials: given.accessorial ?? [],
    stops: [stopOf(from, 1), stopOf(to, 2)],
    products: [productOf(given)],
  })
  if (parsed.success) return { from, to, query: parsed.data }
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new CommandRefusal(`This cannot be rated:\n${lines.join('\n')}`)
}

/** The same input for rate sources, with the miles that a query lacks. */
export function askOf({ from, to, query }: Wanted, miles: number): RateAsk {
  const stops: [RateStop, RateStop] = [stopOf(from, 1), stopOf(to, 2)]
  const sides = query.products.map(({ length, width }) => ({ packageLength: length, packageWidth: width }))
  return {
    shippingMode: query.shippingMode,
    shippingDate: query.shippingDate,
    stops,
    products: query.products as RateProduct[],
    accessorials: withOverlength(query.accessorials as Accessorial[], sides),
    isHazmatRequired: false,
    miles,
  }
}

function placeOf(typed: string | undefined): Place {
  const [place] = searchPlaces(typed ?? '', 1)
  if (!place)
    throw new CommandRefusal(`There is no place "${typed ?? ''}". Write it as "City, ST" or as its postal code.`)
  // Partners rate by postal code, so a city is represented by its largest one.
  return place.postalCode ? place : (postalCodesOf(place.country, place.state, place.city)[0] ?? place)
}

const stopOf = ({ city, state, postalCode, country }: Place, stopNumber: number) => ({
  city,
  state,
  zip: postalCode,
  country,
  stopNumber,
})

function productOf({ weight, pallets, size, class: freightClass }: Given) {
  const count = Number(pallets ?? 1)
  const [length, width, height] = (size ?? '48x40x48').split('x').map(Number)
  return {
    description: 'Freight',
    perPackageWeightInPounds: Number(weight) / count,
    length,
    width,
    height,
    count,
    palletCount: count,
    nmfcClass: freightClass ?? null,
  }
}
