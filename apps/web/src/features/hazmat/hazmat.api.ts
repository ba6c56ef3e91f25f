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
 * What the table knows about goods: the entries of their number, and what has their name. Null until it is loaded, so
 * that nothing is called unknown by mistake.
 */
export function useMaterialsFor(unNumber: string | null, name: string | null): HazmatMaterial[] | null {
  const byNumber = useMaterials(normaliseUnNumber(unNumber ?? ''))
  const byName = useMaterials(useLater(name ?? '', PAUSE).slice(0, mostTyped))
  return byNumber && byName ? [...byNumber, ...byName.filter(({ isForbidden }) => isForbidden)] : null
}

/** The table changes with a release only. */
function useMaterials(q: string): HazmatMaterial[] | null {
  const isAsked = q.trim() !== ''
  const { data } = useOperationQuery(query(findHazmatMaterials, { query: { q } }), { enabled: isAsked, isFinal: true })
  return isAsked ? (data?.items ?? null) : []
}
