/** Search kinds as named in API calls. (SEARCH-29) */
export const searchKinds = [
  'orders',
  'shipments',
  'invoices',
  'contacts',
  'locations',
  'orderReferences',
  'all',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** Search filters in display order with the kind they search for. No filter searches all types. (SEARCH-4, SEARCH-5) */
export const searchFilters = {
  Orders: 'orders',
  Shipments: 'shipments',
  Invoices: 'invoices',
  Locations: 'locations',
  Contacts: 'contacts',
  ReferenceNumber: 'orderReferences',
} as const satisfies Record<string, SearchKind>
export type SearchFilter = keyof typeof searchFilters

/** Whether records of this kind can be voided. Locations and contacts cannot. (SEARCH-7) */
export function canBeVoided(kind: SearchKind): boolean {
  return kind !== 'locations' && kind !== 'contacts'
}

/** Whether a search of this kind sends `includeVoided`. (SEARCH-26) */
export function sendsVoided(kind: SearchKind): boolean {
  return canBeVoided(kind) && kind !== 'orderReferences'
}
