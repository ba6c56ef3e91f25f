import { longestSearch } from '@lanewise/domain/search/search-text'
import { z } from 'zod'
import { Id } from './list.ts'
import { operation } from './operation.ts'

/** SEARCH-15. */
export const OrderResult = z.object({
  projection: z.literal('order'),
  id: Id,
  orderNumber: z.string(),
  customerName: z.string(),
  statusDescription: z.string(),
})

const Place = z.object({ city: z.string(), state: z.string(), zip: z.string() })

/** SEARCH-16. */
export const ShipmentResult = z.object({
  projection: z.literal('shipment'),
  id: Id,
  shipmentNumber: z.string(),
  origin: Place,
  destination: Place,
  shipmentStatusDescription: z.string(),
})

/** SEARCH-17. */
export const InvoiceResult = z.object({
  projection: z.literal('invoice'),
  id: Id,
  invoiceNumber: z.string(),
  companyName: z.string(),
  statusDescription: z.string(),
})

/** SEARCH-18. */
export const LocationResult = z.object({
  projection: z.literal('location'),
  id: Id,
  locationNumber: z.string(),
  locationAlias: z.string().nullable(),
  locationName: z.string(),
  companyName: z.string(),
  companyAlias: z.string().nullable(),
  /** Says which of several alike, and why a street or a city found it. */
  address: z.string(),
})

/** SEARCH-19. */
export const ContactResult = z.object({
  projection: z.literal('contact'),
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  primaryEmailAddress: z.string(),
})

/** SEARCH-20. */
export const OrderReferenceResult = z.object({
  projection: z.literal('orderReference'),
  id: Id,
  label: z.string(),
  value: z.string(),
  orderNumber: z.string(),
  orderStatusDescription: z.string(),
})

/** DEF-120: a record of any kind that has no shape of its own above. */
export const RecordResult = z.object({
  projection: z.literal('record'),
  id: Id,
  /** The heading of its section. */
  section: z.string(),
  /** The plural of its kind: its search as calls name it, and the address of its list. */
  list: z.string(),
  title: z.string(),
  /** Says which of several alike, and why a number or a city found it. */
  detail: z.string(),
  /** Where it opens in the browser. */
  path: z.string(),
})
export type RecordResult = z.output<typeof RecordResult>

export const SearchResult = z.discriminatedUnion('projection', [
  OrderResult,
  ShipmentResult,
  InvoiceResult,
  LocationResult,
  ContactResult,
  OrderReferenceResult,
  RecordResult,
])
export type SearchResult = z.output<typeof SearchResult>

/**
 * DEF-120: how many results a section shows, when its kind is searched alone and among all kinds. An answer holds one more
 * where there are more; of several numbers each has its own results, and all are shown.
 */
export const shownResults = { alone: 20, amongAll: 5 } as const

export const unknownKind = 'Not a kind of record that can be searched'

export const search = operation({
  name: 'search',
  summary: 'Search all records, or those of one kind, by number or text',
  method: 'GET',
  path: '/search/{kind}',
  permission: 'signed-in',
  /** One of SEARCH-29, or the plural of another kind of record that can be found; the server knows which those are. */
  params: z.strictObject({ kind: z.string().max(100, unknownKind) }),
  query: z.strictObject({
    q: z.string().max(longestSearch, 'The search text is at most 2,000 characters').default(''),
    includeVoided: z
      .union([z.boolean(), z.enum(['true', 'false'])], 'Answer true or false')
      .default(false)
      .transform((value) => value === true || value === 'true'),
    /** The own company; no other is ever searched (DEF-17). */
    companyId: Id.optional(),
  }),
  answer: z.array(SearchResult),
})
