import { locationTypes } from '@lanewise/domain/locations/location-types'
import { readPlaceId } from '@lanewise/domain/places/place-id'
import { countries } from '@lanewise/domain/places/states'
import { z } from 'zod'
import { filterOf, pageQuery, searchTerm } from './list.ts'
import { operation } from './operation.ts'

/** A city, or one of its postal codes. A city as a whole has no postal code. */
export const Place = z.object({
  city: z.string(),
  /** Code of the state, province or territory. */
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
  summary: 'The place of a postal code',
  method: 'GET',
  path: '/lookups/postal-codes/{country}/{postalCode}',
  permission: 'signed-in',
  params: z.strictObject({
    country: z.enum(countries, 'Choose US, CA or MX'),
    postalCode: z.string().trim().min(1).max(20, 'At most 20 characters'),
  }),
  answer: Place,
})

export const unknownPlace = 'Not a known place'

/** Id of a place for quotes: `US:46204`, or `US:IN:Indianapolis` for a whole city. */
export const placeId = z
  .string('Choose a place')
  .max(120, unknownPlace)
  .refine((id) => readPlaceId(id) !== null, unknownPlace)

/**
 * Country of a stop. Without it the postal code decides, then which country has the city; a state code that still fits
 * two countries is refused. (DEF-131)
 */
export const stopCountry = z
  .enum(countries, 'Choose US, CA or MX')
  .nullish()
  .transform((country) => country ?? null)

/** A place for quotes. Its time zone determines the local date. (QUOTE-25) */
export const QuotableLocation = z.object({
  id: placeId,
  city: z.string().max(100),
  state: z.string().max(4),
  postalCode: z.string().max(10).nullable(),
  country: z.enum(countries),
  latitude: z.number(),
  longitude: z.number(),
  ianaTimeZone: z.string().max(60),
})
export type QuotableLocation = z.output<typeof QuotableLocation>

const mostQuotable = 50

export const quotableLocations = operation({
  name: 'quotableLocations',
  summary: 'Places that freight can be quoted from or to, by city, state or postal code',
  method: 'GET',
  path: '/quotable-locations',
  permission: 'signed-in',
  query: z.strictObject({
    q: searchTerm,
    /** Places of the company's own locations with these types are listed first. */
    types: filterOf(z.enum(locationTypes, 'Unknown location type')),
    pageSize: pageQuery(mostPlaces).pageSize.refine(
      (size) => size <= mostQuotable,
      `pageSize is at most ${mostQuotable}`,
    ),
  }),
  answer: z.object({ items: z.array(QuotableLocation).max(mostQuotable) }),
})

/** Exact coordinates of a yard. */
const Point = z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
const twoOrMore = <T extends z.ZodType>(one: T) =>
  z.array(one).min(2, 'Name at least two places').max(50, 'At most 50 places').optional()

/** The road route over places, or over exact points, with a line to draw. (RATE-28) */
export const getMileage = operation({
  name: 'getMileage',
  summary: 'Road miles over some places, or some points, in their order',
  method: 'POST',
  path: '/mileage',
  permission: 'signed-in',
  body: z
    .strictObject({ stopIds: twoOrMore(placeId), points: twoOrMore(Point) })
    .refine(({ stopIds, points }) => !stopIds !== !points, {
      path: ['stopIds'],
      message: 'Name either places or points',
    }),
  answer: z.object({
    totalMiles: z.number(),
    /** Longitude and latitude of each point. Empty where no road is known. */
    line: z.array(z.tuple([z.number(), z.number()])),
    /** Source of the distance: the built-in road network, a routing engine, or a straight-line estimate. */
    source: z.string(),
  }),
})
