import { styled } from '@mui/material/styles'
import { ArrowRight, FileText, Plus } from 'lucide-react'
import type { RecentRecord } from '#platform/routing/recent-records.ts'
import type { PalettePlace, Screen } from '#platform/screen.ts'
import { Kbd } from '#ui/action/Kbd.tsx'
import { Highlight } from '#ui/data/Highlight.tsx'
import { recordNumber } from '#ui/theme/tokens.ts'
import { type Choice, type ChoiceGroup, grouped } from './choices.tsx'

/** Maximum number of recent records before anything is typed. */
const mostRecent = 5

/** Records that were opened last, of the lists that the user may still open. */
export function recordChoices(records: readonly RecentRecord[], screens: readonly Screen[]): ChoiceGroup[] {
  const choices = records.flatMap(({ list, path, name, detail }): Choice[] => {
    const screen = screens.find((one) => one.path === list)
    if (!screen) return []
    return [{ key: `record ${path}`, icon: screen.icon ?? FileText, line: recordLine(name, detail), path }]
  })
  return grouped('Recent records', choices.slice(0, mostRecent))
}

const recordLine = (name: string, detail: string) => (
  <span>
    <Name>{name}</Name> <Quiet>{detail}</Quiet>
  </span>
)

/** Screens and their pages whose name holds the text, each with its keys; all of them without a text. */
export function screenChoices(screens: readonly Screen[], pages: readonly PalettePlace[], text: string): ChoiceGroup[] {
  // Several screens carry the title of their list.
  const named = screens.filter(
    ({ title, path }) => !screens.some((other) => other.title === title && other.path.length < path.length),
  )
  return grouped('Go to', [
    ...named
      .filter(({ title }) => holds(title, text))
      .map(({ path, title, icon = ArrowRight, go }) => ({
        key: `screen ${path}`,
        icon,
        line: marked(title, text),
        path,
        ...(go && { end: <GoKeys letter={go} /> }),
      })),
    ...placeChoices(text === '' ? [] : pages, text),
  ])
}

/** What can be created, by the words of its button; all of it without a text. */
export const createChoices = (creates: readonly PalettePlace[], text: string): ChoiceGroup[] =>
  grouped('Create', placeChoices(creates, text))

const placeChoices = (places: readonly PalettePlace[], text: string): Choice[] =>
  places
    .filter(({ label }) => holds(label, text))
    .map(({ label, path, icon = Plus }) => ({ key: `place ${path}`, icon, line: marked(label, text), path }))

/** Every word of the text stands in the name. */
const holds = (name: string, text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word))

const marked = (name: string, text: string) => (
  <span>
    <Highlight text={name} match={text.split(/\s+/)} />
  </span>
)

const GoKeys = ({ letter }: { letter: string }) => (
  <>
    <Kbd keys="G" />
    <Kbd keys={letter.toUpperCase()} />
  </>
)

const Name = styled('span')({ ...recordNumber, fontWeight: 600, marginRight: 8 })
const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.tertiary }))
