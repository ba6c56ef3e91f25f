import { useNavigate } from 'react-router'
import type { MenuSection, Screen } from '#platform/screen.ts'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'

/** `G` and a letter goes to a screen of the menu. */
export function GoShortcuts({ sections }: { sections: MenuSection[] }) {
  const navigate = useNavigate()
  useHotkey('g d', () => void navigate('/dashboard'), { label: 'Go to Dashboard', group: 'Go' })
  return sections.flatMap(({ screens }) =>
    screens.filter(({ go }) => go).map((screen) => <Go key={screen.path} screen={screen} />),
  )
}

function Go({ screen: { go = '', path, title } }: { screen: Screen }) {
  const navigate = useNavigate()
  useHotkey(`g ${go}`, () => void navigate(path), { label: `Go to ${title}`, group: 'Go' })
  return null
}
