import { type RefObject, useRef, useState } from 'react'
import type { ChangeListState, ListState } from '#platform/url-state.ts'
import { useNarrow } from '#ui/use-media.ts'
import { type FilterField, setTo } from './filter-field.ts'

type Filtered = {
  fields: readonly FilterField[]
  state: ListState<string>
  change: ChangeListState<string>
  beginning?: Beginning
}

/** Search and sort order that Reset restores besides the filters; null for lists whose Reset only affects filters. */
type Beginning = { search: string; sort: string } | null

export type Filters = {
  fields: readonly FilterField[]
  state: ListState<string>
  beginning: Beginning
  active: readonly FilterField[]
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  open: () => void
  close: () => void
  changeInPanel: ChangeListState<string>
  changeInBar: ChangeListState<string>
}

/** State of a list's filters, shared by the button with its panel and by the chips, which are separate on a phone. */
export function useFilters({ fields, state, change, beginning = null }: Filtered): Filters {
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  /** State of the list after the last choice in the panel. */
  const lastPlace = useRef('')
  const offered = isNarrow ? fields : fields.filter(({ isTab }) => !isTab)
  return {
    fields: offered,
    state,
    beginning,
    active: offered.filter((field) => setTo(field, state.filters[field.name]).length > 0),
    button,
    isOpen,
    open: () => {
      lastPlace.current = ''
      setOpen(true)
    },
    close: () => {
      setOpen(false)
      button.current?.focus()
    },
    /** Consecutive choices in the open panel are one history entry, unless the list changed in between. */
    changeInPanel: (wanted) => {
      change(wanted, { replace: lastPlace.current === placeOf(state) })
      lastPlace.current = placeOf({ ...state, page: 1, cursor: '' })
    },
    /** The clicked chip disappears, so the focus moves to the filter button. */
    changeInBar: (wanted) => {
      lastPlace.current = ''
      change(wanted)
      button.current?.focus()
    },
  }
}

const placeOf = ({ search, sort, page, cursor }: ListState<string>) => JSON.stringify([search, sort, page, cursor])
