import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, lazy } from 'react'
import { Later } from '#platform/Later.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Kbd } from '#ui/action/Kbd.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { useNarrow } from '#ui/use-media.ts'
import { SearchField } from './SearchField.tsx'
import { type SearchBoxState, useSearchBox } from './use-search-box.ts'

const SearchDropdown = lazy(() =>
  import('./panel/SearchDropdown.tsx').then(({ SearchDropdown: part }) => ({ default: part })),
)
const SearchScreen = lazy(() =>
  import('./panel/SearchScreen.tsx').then(({ SearchScreen: part }) => ({ default: part })),
)

/**
 * Global search: a text box with a dropdown in the top bar; on narrow screens a button that opens a full-screen search.
 */
export function GlobalSearch() {
  const box = useSearchBox()
  return useNarrow() ? <Narrow box={box} /> : <Wide box={box} />
}

function Wide({ box }: { box: SearchBoxState }) {
  const { isOpen, setOpen, input } = box
  const focus = () => {
    input.current?.focus()
    input.current?.select()
    setOpen(true)
  }
  useHotkey('mod+k', focus, hotkey)
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    input.current?.focus()
    setOpen(false)
  }
  return (
    <Corner role="search" onBlur={leave} onKeyDown={closeOnEscape}>
      <SearchField box={box} end={<Kbd keys="Ctrl K" />} />
      <Later isWanted={isOpen}>
        <SearchDropdown box={box} />
      </Later>
    </Corner>
  )
}

function Narrow({ box }: { box: SearchBoxState }) {
  const open = () => box.setOpen(true)
  useHotkey('mod+k', open, hotkey)
  return (
    <>
      <IconButton label="Search" icon={<Search />} aria-haspopup="dialog" onClick={open} />
      <Later isWanted={box.isOpen}>
        <SearchScreen box={box} />
      </Later>
    </>
  )
}

const hotkey = { label: 'Search everything', group: 'General' }

const Corner = styled('div')({
  position: 'relative',
  display: 'flex',
  // Width of 250 to 550 px. (SEARCH-1)
  width: 'clamp(250px, 29vw, 550px)',
})
