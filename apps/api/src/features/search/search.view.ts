import type { SearchResult } from '@lanewise/contract/search'
import type { ContactRow, LocationRow } from './search.queries.ts'

export function locationResult({ addressLine1, city, state, postalCode, ...same }: LocationRow): SearchResult {
  return { projection: 'location', ...same, address: `${addressLine1}, ${city}, ${state} ${postalCode}` }
}

export const contactResult = (row: ContactRow): SearchResult => ({ projection: 'contact', ...row })
