import { searchKinds } from '@lanewise/domain/search/search-kinds'
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

export const SearchResult = z.discriminatedUnion('projection', [
  OrderResult,
  ShipmentResult,
  InvoiceResult,
  LocationResult,
  ContactResult,
  OrderReferenceResult,
])
export type SearchResult = z.output<typeof SearchResult>

export const search = operation({
  name: 'search',
  summary: 'Search all records, or those of one kind, by number or text',
  method: 'GET',
  path: '/search/{kind}',
  permission: 'signed-in',
  params: z.strictObject({ kind: z.enum(searchKinds, 'Not a kind of record that can be searched') }),
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
