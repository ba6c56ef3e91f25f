import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Later } from '#platform/Later.tsx'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { useNarrow } from '#ui/use-media.ts'
import { SearchTrigger } from './SearchTrigger.tsx'
import { type SearchBoxState, useSearchBox } from './use-search-box.ts'

type PaletteProps = { box: SearchBoxState; isOpen: boolean; onClose: () => void }
const SearchPalette = lazyPart<PaletteProps>(async () => (await import('./SearchPalette.tsx')).SearchPalette)

/** Global search: a text box in the top bar, on narrow screens a button. Both open the command palette. (A11Y-4) */
export function GlobalSearch() {
  const box = useSearchBox()
  const isNarrow = useNarrow()
  const trigger = useRef<HTMLInputElement>(null)
  const before = useRef<HTMLElement | null>(null)
  /** The box of the top bar takes the first letters until the palette is loaded. */
  const openByKey = () => {
    if (box.isOpen) return box.input.current?.focus()
    if (document.activeElement instanceof HTMLElement) before.current = document.activeElement
    trigger.current?.focus()
    box.open()
  }
  useEffect(() => {
    if (box.isOpen || !before.current) return
    trigger.current?.blur()
    before.current.focus()
    before.current = null
  }, [box.isOpen])
  useHotkey('mod+k', openByKey, { label: 'Search and commands', group: 'General' })
  return (
    <>
      {isNarrow ? (
        <IconButton label="Search" icon={<Search />} aria-haspopup="dialog" onClick={box.open} />
      ) : (
        <Corner role="search">
          <SearchTrigger box={box} input={trigger} />
        </Corner>
      )}
      <Later isWanted={box.isOpen}>
        <SearchPalette box={box} isOpen={box.isOpen} onClose={box.close} />
      </Later>
    </>
  )
}

const Corner = styled('div')({
  position: 'relative',
  display: 'flex',
  // Width of 250 to 550 px. (SEARCH-1)
  width: 'clamp(250px, 29vw, 550px)',
})
