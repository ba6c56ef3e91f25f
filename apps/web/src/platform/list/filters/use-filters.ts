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

/** What Reset brings back besides the filters, in a list whose Reset does. */
type Beginning = { search: string; sort: string } | null

export type Filters = {
  fields: readonly FilterField[]
  state: ListState<string>
  beginning: Beginning
  /** The fields that are set. */
  active: readonly FilterField[]
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  open: () => void
  close: () => void
  changeInPanel: ChangeListState<string>
  changeInBar: ChangeListState<string>
}

/** The filters of a list: the button with its panel and the chips, which stand apart on a phone, share it. */
export function useFilters({ fields, state, change, beginning = null }: Filtered): Filters {
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  /** Where the list stood after the last choice in the panel. */
  const left = useRef('')
  const offered = isNarrow ? fields : fields.filter(({ isTab }) => !isTab)
  return {
    fields: offered,
    state,
    beginning,
    active: offered.filter((field) => setTo(field, state.filters[field.name]).length > 0),
    button,
    isOpen,
    open: () => {
      left.current = ''
      setOpen(true)
    },
    close: () => {
      setOpen(false)
      button.current?.focus()
    },
    /** What is chosen one after the other while the panel is open is one step back, unless the list was moved in between. */
    changeInPanel: (wanted) => {
      change(wanted, { replace: left.current === placeOf(state) })
      left.current = placeOf({ ...state, page: 1, cursor: '' })
    },
    /** The chip that was pressed goes away; the focus stays with the filters. */
    changeInBar: (wanted) => {
      left.current = ''
      change(wanted)
      button.current?.focus()
    },
  }
}

const placeOf = ({ search, sort, page, cursor }: ListState<string>) => JSON.stringify([search, sort, page, cursor])
