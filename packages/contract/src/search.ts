import { longestSearch } from '@lanewise/domain/search/search-text'
import { z } from 'zod'
import { Id } from './list.ts'
import { operation } from './operation.ts'

/** Searched fields that explain a result. Left out when the result shows the searched words itself. */
const matches = z.array(z.object({ label: z.string(), text: z.string() })).optional()

export const OrderResult = z.object({
  projection: z.literal('order'),
  id: Id,
  matches,
  orderNumber: z.string(),
  customerName: z.string(),
  statusDescription: z.string(),
})

const Place = z.object({ city: z.string(), state: z.string(), zip: z.string() })

export const ShipmentResult = z.object({
  projection: z.literal('shipment'),
  id: Id,
  matches,
  shipmentNumber: z.string(),
  origin: Place,
  destination: Place,
  shipmentStatusDescription: z.string(),
})

export const InvoiceResult = z.object({
  projection: z.literal('invoice'),
  id: Id,
  matches,
  invoiceNumber: z.string(),
  companyName: z.string(),
  statusDescription: z.string(),
})

export const LocationResult = z.object({
  projection: z.literal('location'),
  id: Id,
  matches,
  locationNumber: z.string(),
  locationAlias: z.string().nullable(),
  locationName: z.string(),
  companyName: z.string(),
  companyAlias: z.string().nullable(),
  /** Tells similar locations apart, and shows why a street or city matched. */
  address: z.string(),
})

export const ContactResult = z.object({
  projection: z.literal('contact'),
  id: Id,
  matches,
  firstName: z.string(),
  lastName: z.string(),
  primaryEmailAddress: z.string(),
})

export const OrderReferenceResult = z.object({
  projection: z.literal('orderReference'),
  id: Id,
  matches,
  label: z.string(),
  value: z.string(),
  orderNumber: z.string(),
  orderStatusDescription: z.string(),
})

/** Search result for every kind of record without its own shape above. (DEF-120) */
export const RecordResult = z.object({
  projection: z.literal('record'),
  id: Id,
  matches,
  /** Heading of its section. */
  section: z.string(),
  /** Plural of its kind, used in API calls and as the path of its list. */
  list: z.string(),
  title: z.string(),
  /** Tells similar records apart, and shows why a number or city matched. */
  detail: z.string(),
  /** Path of the record in the browser. */
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
 * Number of results per section, for a search of one kind and of all kinds. The response holds one extra result when
 * there are more. In a search for several numbers each number has its own results, and all are shown. (DEF-120)
 */
export const shownResults = { alone: 20, amongAll: 5 } as const

export const unknownKind = 'Not a kind of record that can be searched'

export const search = operation({
  name: 'search',
  summary: 'Search all records, or those of one kind, by number or text',
  method: 'GET',
  path: '/search/{kind}',
  permission: 'signed-in',
  /** One of the kinds of SEARCH-29, or the plural of another searchable kind; the server knows the valid ones. */
  params: z.strictObject({ kind: z.string().max(100, unknownKind) }),
  query: z.strictObject({
    q: z.string().max(longestSearch, 'The search text is at most 2,000 characters').default(''),
    includeVoided: z
      .union([z.boolean(), z.enum(['true', 'false'])], 'Answer true or false')
      .default(false)
      .transform((value) => value === true || value === 'true'),
    /** Id of the user's own company; other companies are never searched. (DEF-17) */
    companyId: Id.optional(),
  }),
  answer: z.array(SearchResult),
})
