import { joinLines, longestSearch } from '@lanewise/domain/search/search-text'
import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useEffect } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'
import type { SearchBoxState } from './use-search-box.ts'

/** Text box of the palette, a combobox with its list below. */
export function SearchField({ box, end }: { box: SearchBoxState; end: ReactNode }) {
  const { text, setText, setReady, list, listId, input, keys } = box
  useEffect(() => {
    const element = input.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
    setReady(true)
    return () => setReady(false)
  }, [input, setReady])
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted)) return
    // A single-line input drops line breaks, which separate pasted numbers. The paste handler keeps them apart.
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const [before, after] = [text.slice(0, selectionStart ?? text.length), text.slice(selectionEnd ?? text.length)]
    setText(`${before}${joinLines(pasted)}${after}`.slice(0, longestSearch))
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
        aria-expanded={list.isShown}
        aria-controls={list.isShown ? listId : undefined}
        aria-activedescendant={(list.isShown && list.activeId) || undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestSearch}
        placeholder="Search records, screens and actions"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
        onKeyDown={(event) => keys.current?.(event)}
      />
      {end}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: 55,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '0 18px',
  '& > svg': { flex: 'none', width: 18, height: 18, color: theme.vars.palette.text.tertiary },
  '& > input': {
    flex: 1,
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    // Phones zoom in on inputs with text below 16 px.
    fontSize: 16,
    lineHeight: '24px',
    color: 'inherit',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
  },
  [TOUCH]: { height: 52, padding: '0 12px' },
}))
