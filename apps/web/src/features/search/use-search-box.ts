import type { SearchFilter } from '@lanewise/domain/search/search-kinds'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'

/** Search options besides the text. */
export type SearchScope = { filter: SearchFilter | null; includeVoided: boolean }
/** State of the list that the search box announces to assistive technology. */
export type ListState = { isShown: boolean; activeId: string | null }
type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void

export type SearchBoxState = {
  text: string
  setText: (text: string) => void
  scope: SearchScope
  setScope: (scope: SearchScope) => void
  isOpen: boolean
  open: () => void
  /** Closes the palette and forgets what was typed and chosen in it. */
  close: () => void
  /** Whether the palette has taken over the text. */
  isReady: boolean
  setReady: (isReady: boolean) => void
  list: ListState
  setList: (list: ListState) => void
  listId: string
  /** Text box of the palette. */
  input: RefObject<HTMLInputElement | null>
  /** Key handler of the list while the search box has the focus. It is set once the code of the list is loaded. */
  keys: RefObject<KeyHandler | null>
}

const everything: SearchScope = { filter: null, includeVoided: false }
const noList: ListState = { isShown: false, activeId: null }

/** State shared by the search box in the top bar and the lazily loaded palette. */
export function useSearchBox(): SearchBoxState {
  const [text, setText] = useState('')
  const [scope, setScope] = useState(everything)
  const [isOpen, setOpen] = useState(false)
  const [isReady, setReady] = useState(false)
  const [list, setList] = useState(noList)
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<KeyHandler>(null)
  const close = () => {
    setOpen(false)
    setText('')
    setScope(everything)
    setList(noList)
  }
  const open = () => setOpen(true)
  return {
    text,
    setText,
    scope,
    setScope,
    isOpen,
    open,
    close,
    isReady,
    setReady,
    list,
    setList,
    listId: useId(),
    input,
    keys,
  }
}
