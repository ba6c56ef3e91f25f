import type { Country } from '#places/states.ts'

/** A place given by name: a postal code in a country, or a whole city in a state. */
export type NamedPlace =
  | { country: Country; postalCode: string }
  | { country: Country; state: string; city: string; postalCode: null }

type Placed = { country: Country; state: string; city: string; postalCode: string | null }

/**
 * Id of a place in API calls. It contains the place's name and is therefore permanent: `US:46204`,
 * `US:IN:Indianapolis`.
 */
export const placeIdOf = ({ country, state, city, postalCode }: Placed): string =>
  postalCode === null ? `${country}:${state}:${city}` : `${country}:${postalCode}`

const shape = /^(US|CA|MX):(?:([A-Z]{2,4}):([^:]{1,100})|([A-Z0-9][A-Z0-9 -]{1,9}))$/

/** The place that an id stands for; null if the id is invalid. */
export function readPlaceId(id: string): NamedPlace | null {
  const [, country, state, city, postalCode] = shape.exec(id) ?? []
  if (!country) return null
  if (postalCode) return { country: country as Country, postalCode }
  return { country: country as Country, state: state ?? '', city: city ?? '', postalCode: null }
}
