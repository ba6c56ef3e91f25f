import { longestSearch } from '@lanewise/domain/search/search-text'
import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { Kbd } from '#ui/action/Kbd.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import type { SearchBoxState } from './use-search-box.ts'

type SearchTriggerProps = { box: SearchBoxState; input: RefObject<HTMLInputElement | null> }

/**
 * Text box of the top bar, which opens the palette on a click or a key. What is typed before the code of the palette is
 * loaded moves into it, and nothing stays here.
 */
export function SearchTrigger({ box, input }: SearchTriggerProps) {
  const { text, setText, isOpen, open, isReady } = box
  const openOnKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    open()
  }
  return (
    <Frame>
      <Search aria-hidden />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestSearch}
        placeholder="Search orders, shipments, invoices..."
        value={isReady ? '' : text}
        onChange={(event) => {
          setText(event.target.value)
          open()
        }}
        onClick={open}
        onKeyDown={openOnKey}
      />
      <Kbd keys="Ctrl K" />
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: 32,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 7px 0 11px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  backgroundColor: theme.vars.palette.sunk,
  '& > svg': { flex: 'none', width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  '& > input': {
    flex: 1,
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
  },
  '&:focus-within': {
    borderColor: theme.vars.palette.accent.main,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `0 0 0 3px ${theme.vars.palette.ring}`,
  },
  [TOUCH]: { height: 44 },
}))
