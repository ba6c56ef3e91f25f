import { joinLines, longestSearch } from '@lanewise/domain/search/search-text'
import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import type { SearchBoxState } from './use-search-box.ts'

/** Text box of the search, a combobox with its list below. */
export function SearchField({ box, end }: { box: SearchBoxState; end: ReactNode }) {
  const { text, setText, isOpen, setOpen, list, listId, input, keys } = box
  const isListed = isOpen && list.isShown
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted)) return
    // A single-line input drops line breaks, which separate pasted numbers. The paste handler keeps them apart.
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const [before, after] = [text.slice(0, selectionStart ?? text.length), text.slice(selectionEnd ?? text.length)]
    setText(`${before}${joinLines(pasted)}${after}`.slice(0, longestSearch))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOpen) keys.current?.(event)
    else if (event.key === 'ArrowDown') setOpen(true)
    else if (event.key === 'Escape') setText('')
  }
  return (
    <Frame>
      <Search aria-hidden />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={(isListed && list.activeId) || undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestSearch}
        placeholder="Search orders, shipments, invoices..."
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
        }}
        onPaste={paste}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={press}
      />
      {end}
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
  // Phones zoom in on inputs with text below 16 px.
  [TOUCH]: { height: 44, '& > input': { flex: 1, fontSize: 16 } },
}))
