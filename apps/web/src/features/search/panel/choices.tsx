import { readSearch } from '@lanewise/domain/search/search-text'
import type { LucideIcon } from 'lucide-react'
import { ArrowRight, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { ResultLine } from './ResultLine.tsx'
import { resultPath } from './result-kinds.ts'
import type { Section } from './sections.ts'

/** One entry of the list: a result, the list with more of them, a place to go to or a recent search. */
export type Choice = {
  key: string
  icon: LucideIcon
  line: ReactNode
  end?: ReactNode
  /** Path to open. A recent search has none and runs again. */
  path?: string
  isResult?: true
  isMore?: true
  text?: string
}
export type ChoiceGroup = { title: string; choices: Choice[] }

export const recentChoices = (recent: readonly string[]): ChoiceGroup[] =>
  grouped(
    'Recent searches',
    recent.map((text) => ({ key: `recent ${text}`, icon: History, line: text, text })),
  )

/** Results of each section, with a link to the full list when there are more. (DEF-120) */
export function resultChoices(sections: readonly Section[], text: string): ChoiceGroup[] {
  const terms = readSearch(text).parts
  return sections.map(({ title, icon, results, more }) => ({
    title,
    choices: [
      ...results.map((result) => ({
        key: `${title} ${result.id}`,
        icon,
        line: <ResultLine result={result} terms={terms} />,
        path: resultPath(result),
        isResult: true as const,
      })),
      ...(more ? [moreChoice(more)] : []),
    ],
  }))
}

const moreChoice = ({ title, path }: NonNullable<Section['more']>): Choice => ({
  key: `more ${path}`,
  icon: ArrowRight,
  line: <span>More in {title}</span>,
  path,
  isMore: true,
})

export const grouped = (title: string, choices: Choice[]): ChoiceGroup[] =>
  choices.length > 0 ? [{ title, choices }] : []
