import { useNavigate } from 'react-router'
import { mayOpen, type Screen } from '#platform/screen.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'

/** `G` followed by a letter opens a screen that the user may see. */
export function GoShortcuts({ screens }: { screens: readonly Screen[] }) {
  const user = useUser()
  return screens
    .filter((one) => one.go && mayOpen(one, user))
    .map(({ path, title, go = '' }) => <Go key={path} path={path} title={title} letter={go} />)
}

function Go({ path, title, letter }: { path: string; title: string; letter: string }) {
  const navigate = useNavigate()
  useHotkey(`g ${letter}`, () => void navigate(path), { label: `Go to ${title}`, group: 'Go' })
  return null
}
