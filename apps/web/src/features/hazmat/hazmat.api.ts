import { findHazmatMaterials, type HazmatMaterial } from '@lanewise/contract/hazmat'
import { normaliseUnNumber } from '@lanewise/domain/commodities/hazmat'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { useLater } from './use-later.ts'

export type MaterialSearch = (text: string) => Promise<HazmatMaterial[]>

/** Searches the hazardous materials table, which only the server has. */
export function useMaterialSearch(): MaterialSearch {
  const { ask } = useSession()
  return async (q) => (await ask(findHazmatMaterials, { query: { q } })).items
}

/** Milliseconds of typing pause before a name is looked up. */
const PAUSE = 400
const mostTyped = 200

/**
 * What the table knows about goods: the entries of their number, and what has their name. Null until the number is
 * loaded, so that nothing is called unknown by mistake. While a name is being typed, the answer to an earlier text stays.
 */
export function useMaterialsFor(unNumber: string | null, name: string | null): HazmatMaterial[] | null {
  const byNumber = useMaterials(normaliseUnNumber(unNumber ?? ''))
  const byName = useMaterials(useLater(name ?? '', PAUSE).slice(0, mostTyped), { keepPrevious: true }) ?? []
  return byNumber && [...byNumber, ...byName.filter(({ isForbidden }) => isForbidden)]
}

/** The table changes with a release only. */
function useMaterials(q: string, options: { keepPrevious?: boolean } = {}): HazmatMaterial[] | null {
  const isAsked = q.trim() !== ''
  const wanted = query(findHazmatMaterials, { query: { q } })
  const { data } = useOperationQuery(wanted, { enabled: isAsked, isFinal: true, ...options })
  return isAsked ? (data?.items ?? null) : []
}
