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
  setOpen: (isOpen: boolean) => void
  list: ListState
  setList: (list: ListState) => void
  listId: string
  input: RefObject<HTMLInputElement | null>
  /** Key handler of the list while the search box has the focus. It is set once the code of the list is loaded. */
  keys: RefObject<KeyHandler | null>
}

/** State shared by the search box in the top bar and its lazily loaded list. */
export function useSearchBox(): SearchBoxState {
  const [text, setText] = useState('')
  const [scope, setScope] = useState<SearchScope>({ filter: null, includeVoided: false })
  const [isOpen, setOpen] = useState(false)
  const [list, setList] = useState<ListState>({ isShown: false, activeId: null })
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<KeyHandler>(null)
  return { text, setText, scope, setScope, isOpen, setOpen, list, setList, listId: useId(), input, keys }
}
