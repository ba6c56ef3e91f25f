import type { SearchFilter } from '@lanewise/domain/search/search-kinds'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'

/** What is chosen besides the text. */
export type SearchScope = { filter: SearchFilter | null; includeVoided: boolean }
/** What the box must say of the list below it to assistive technology. */
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
  /** Keys that the list answers while the box has the focus; the list brings them when its code has come. */
  keys: RefObject<KeyHandler | null>
}

/** What the box in the top bar and the list, which comes later, know of each other. */
export function useSearchBox(): SearchBoxState {
  const [text, setText] = useState('')
  const [scope, setScope] = useState<SearchScope>({ filter: null, includeVoided: false })
  const [isOpen, setOpen] = useState(false)
  const [list, setList] = useState<ListState>({ isShown: false, activeId: null })
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<KeyHandler>(null)
  return { text, setText, scope, setScope, isOpen, setOpen, list, setList, listId: useId(), input, keys }
}
