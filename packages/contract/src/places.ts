import { countries } from '@lanewise/domain/places/states'
import { z } from 'zod'
import { searchTerm } from './list.ts'
import { operation } from './operation.ts'

/** A city, or a postal code of one; a city as a whole has no postal code. */
export const Place = z.object({
  city: z.string(),
  /** The code of the state, province or territory. */
  state: z.string(),
  postalCode: z.string().nullable(),
  country: z.enum(countries),
  latitude: z.number(),
  longitude: z.number(),
  ianaTimeZone: z.string(),
})
export type Place = z.output<typeof Place>

export const mostPlaces = 20

export const findPlaces = operation({
  name: 'findPlaces',
  summary: 'Places by the beginning of a postal code or of a city, or by city and state',
  method: 'GET',
  path: '/lookups/places',
  permission: 'signed-in',
  query: z.strictObject({ q: searchTerm }),
  answer: z.object({ items: z.array(Place).max(mostPlaces) }),
})

export const getPostalCode = operation({
  name: 'getPostalCode',
  summary: 'The place of a US or Canadian postal code',
  method: 'GET',
  path: '/lookups/postal-codes/{country}/{postalCode}',
  permission: 'signed-in',
  params: z.strictObject({
    country: z.enum(countries, 'Choose US, CA or MX'),
    postalCode: z.string().trim().min(1).max(20, 'At most 20 characters'),
  }),
  answer: Place,
})
