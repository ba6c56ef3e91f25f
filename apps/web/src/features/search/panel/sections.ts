import { type SearchResult, shownResults } from '@lanewise/contract/search'
import { readSearch } from '@lanewise/domain/search/search-text'
import { FileText, type LucideIcon } from 'lucide-react'
import type { SearchScope } from '#features/search/use-search-box.ts'
import type { Screen } from '#platform/screen.ts'
import { isKnown, resultKinds } from './result-kinds.ts'

/** Visible results of one type. */
export type Section = {
  title: string
  icon: LucideIcon
  results: SearchResult[]
  /** Link to the full list when more results exist than are shown. */
  more: { title: string; path: string } | null
}
type SearchContext = { text: string; scope: SearchScope; screens: readonly Screen[] }

/** Results grouped by type, in the server's order of types. */
export function sectionsOf(results: readonly SearchResult[], { text, scope, screens }: SearchContext): Section[] {
  const { mode, parts } = readSearch(text)
  const shown = mode === 'numbers' ? Infinity : scope.filter ? shownResults.alone : shownResults.amongAll
  return [...Map.groupBy(results.filter(isKnown), headingOf)].map(([title, ofType]) => {
    const { icon, list } = kindOf(ofType[0] as SearchResult)
    const screen = screens.find(({ path }) => path === `/${list}`)
    const parameters = new URLSearchParams({ search: parts.join(' ') })
    return {
      title,
      icon: icon ?? screen?.icon ?? FileText,
      results: ofType.slice(0, shown),
      more: screen && ofType.length > shown ? { title: screen.title, path: `${screen.path}?${parameters}` } : null,
    }
  })
}

const headingOf = (result: SearchResult) =>
  result.projection === 'record' ? result.section : resultKinds[result.projection].title

const kindOf = (result: SearchResult) =>
  result.projection === 'record' ? { icon: null, list: result.list } : resultKinds[result.projection]
