import type { SearchResult } from '@lanewise/contract/search'
import type { ContactRow, LocationRow } from './search.queries.ts'

export const locationResult = (row: LocationRow): SearchResult => ({ projection: 'location', ...row })

export const contactResult = (row: ContactRow): SearchResult => ({ projection: 'contact', ...row })
