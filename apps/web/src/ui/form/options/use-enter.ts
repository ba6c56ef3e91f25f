import type { AutocompleteProps } from '@mui/material/Autocomplete'
import { type RefObject, useEffect, useState } from 'react'
import type { Option } from './OptionText.tsx'
import type { SearchState } from './use-option-search.ts'

type KeyDown = NonNullable<AutocompleteProps<Option, false, false, false>['onKeyDown']>
type Search<O> = {
  options: readonly O[]
  text: string
  state: SearchState
  /** True when the user moved to an option with the arrow keys. Enter then selects that one. */
  hasHighlight: RefObject<boolean>
  take: (option: O) => void
}

/**
 * Enter selects the first result for the typed text, unless an arrow key moved to another one. Before the search
 * returns, it selects the first result as soon as it arrives, because the listed options belong to an earlier text. A
 * user who types fast does not have to wait. Ctrl+Enter belongs to the screen.
 */
export function useEnter<O extends Option>({ options, text, state, hasHighlight, take }: Search<O>): KeyDown {
  const [enteredFor, setEnteredFor] = useState<string | null>(null)
  const isDue = enteredFor !== null && state === 'answered'
  useEffect(() => {
    if (!isDue) return
    setEnteredFor(null)
    const first = options.find(({ disabled }) => !disabled)
    if (enteredFor === text && first) take(first)
  })
  return (event) => {
    if (event.key !== 'Enter') return setEnteredFor(null)
    const isForScreen = event.ctrlKey || event.metaKey
    if (!isForScreen && state !== 'waiting' && (hasHighlight.current || text === '')) return
    event.defaultMuiPrevented = true
    if (isForScreen) return
    event.preventDefault()
    // Once the search has answered, this selects the first result at once.
    setEnteredFor(text)
  }
}
