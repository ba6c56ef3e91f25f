/** SEARCH-29: what a search can be for, as calls name it. */
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

/** SEARCH-4, SEARCH-5: the filters in their order, and the search that each stands for; none is the search of all types. */
export const searchFilters = {
  Orders: 'orders',
  Shipments: 'shipments',
  Invoices: 'invoices',
  Locations: 'locations',
  Contacts: 'contacts',
  ReferenceNumber: 'orderReferences',
} as const satisfies Record<string, SearchKind>
export type SearchFilter = keyof typeof searchFilters

/** SEARCH-7: locations and contacts are never voided. */
export function canBeVoided(kind: SearchKind): boolean {
  return kind !== 'locations' && kind !== 'contacts'
}

/** SEARCH-26: which searches send `includeVoided`. */
export function sendsVoided(kind: SearchKind): boolean {
  return canBeVoided(kind) && kind !== 'orderReferences'
}
