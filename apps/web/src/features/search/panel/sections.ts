import { type SearchResult, shownResults } from '@lanewise/contract/search'
import { readSearch } from '@lanewise/domain/search/search-text'
import { FileText, type LucideIcon } from 'lucide-react'
import type { SearchScope } from '#features/search/use-search-box.ts'
import type { Screen } from '#platform/screen.ts'
import { isKnown, resultKinds } from './result-kinds.ts'

/** The results of one type, as far as they are shown. */
export type Section = {
  title: string
  icon: LucideIcon
  results: SearchResult[]
  /** Where all of them are, when there are more than are shown. */
  more: { title: string; path: string } | null
}
type Asked = { text: string; scope: SearchScope; screens: readonly Screen[] }

/** The results by type, in the order in which the server answers the types. */
export function sectionsOf(results: readonly SearchResult[], { text, scope, screens }: Asked): Section[] {
  const { mode, parts } = readSearch(text)
  const shown = mode === 'numbers' ? Infinity : scope.filter ? shownResults.alone : shownResults.amongAll
  return [...Map.groupBy(results.filter(isKnown), headingOf)].map(([title, ofType]) => {
    const { icon, list } = kindOf(ofType[0] as SearchResult)
    const screen = screens.find(({ path }) => path === `/${list}`)
    const words = new URLSearchParams({ search: parts.join(' ') })
    return {
      title,
      icon: icon ?? screen?.icon ?? FileText,
      results: ofType.slice(0, shown),
      more: screen && ofType.length > shown ? { title: screen.title, path: `${screen.path}?${words}` } : null,
    }
  })
}

const headingOf = (result: SearchResult) =>
  result.projection === 'record' ? result.section : resultKinds[result.projection].title

const kindOf = (result: SearchResult) =>
  result.projection === 'record' ? { icon: null, list: result.list } : resultKinds[result.projection]
