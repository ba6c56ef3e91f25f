import type { SearchResult } from '@lanewise/contract/search'
import { readSearch } from '@lanewise/domain/search/search-text'
import { ArrowRight, History, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Screen } from '#platform/screen.ts'
import { Kbd } from '#ui/action/Kbd.tsx'
import { Highlight } from '#ui/data/Highlight.tsx'
import { ResultLine } from './ResultLine.tsx'
import { isKnown, resultKinds } from './result-kinds.ts'
import { resultPath } from './result-path.ts'

/** One entry of the list: a result, a screen or a recent search. */
export type Choice = {
  key: string
  icon: LucideIcon
  line: ReactNode
  end?: ReactNode
  /** Where it leads; a recent search leads nowhere and is searched again. */
  path?: string
  isResult?: true
  text?: string
}
export type ChoiceGroup = { title: string; choices: Choice[] }

export const recentChoices = (recent: readonly string[]): ChoiceGroup[] =>
  grouped(
    'Recent searches',
    recent.map((text) => ({ key: `recent ${text}`, icon: History, line: text, text })),
  )

/** The results by type, in the order in which the server answers the types. */
export function resultChoices(results: readonly SearchResult[], text: string): ChoiceGroup[] {
  const terms = readSearch(text).parts
  return [...Map.groupBy(results.filter(isKnown), ({ projection }) => projection)].map(([projection, ofType]) => ({
    title: resultKinds[projection].title,
    choices: ofType.map((result) => ({
      key: `${projection} ${result.id}`,
      icon: resultKinds[projection].icon,
      line: <ResultLine result={result} terms={terms} />,
      path: resultPath(result),
      isResult: true,
    })),
  }))
}

/** How many screens stand below the results. */
const mostScreens = 4

/** The screens whose title holds the text. */
export function screenChoices(screens: readonly Screen[], text: string): ChoiceGroup[] {
  const wanted = text.trim().toLowerCase()
  const found = screens.filter(({ title }) => wanted !== '' && title.toLowerCase().includes(wanted))
  const choices = found.slice(0, mostScreens).map(({ path, title, icon = ArrowRight, go }) => ({
    key: `screen ${path}`,
    icon,
    line: (
      <span>
        <Highlight text={title} match={wanted} />
      </span>
    ),
    path,
    ...(go && { end: <GoKeys letter={go} /> }),
  }))
  return grouped('Go to', choices)
}

const GoKeys = ({ letter }: { letter: string }) => (
  <>
    <Kbd keys="G" />
    <Kbd keys={letter.toUpperCase()} />
  </>
)

const grouped = (title: string, choices: Choice[]): ChoiceGroup[] => (choices.length > 0 ? [{ title, choices }] : [])
