import { type RefObject, useRef, useState } from 'react'
import type { ChangeListState, ListState } from '#platform/url-state.ts'
import { useNarrow } from '#ui/use-media.ts'
import { type FilterField, setTo } from './filter-field.ts'

type Filtered = { fields: readonly FilterField[]; state: ListState<string>; change: ChangeListState<string> }

export type Filters = {
  fields: readonly FilterField[]
  state: ListState<string>
  /** The fields that are set. */
  active: readonly FilterField[]
  button: RefObject<HTMLButtonElement | null>
  anchor: HTMLElement | null
  open: () => void
  close: () => void
  changeInPanel: ChangeListState<string>
  changeInBar: ChangeListState<string>
}

/** The filters of a list: the button with its panel and the chips, which stand apart on a phone, share it. */
export function useFilters({ fields, state, change }: Filtered): Filters {
  const isNarrow = useNarrow()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isChanged = useRef(false)
  const offered = isNarrow ? fields : fields.filter(({ isTab }) => !isTab)
  return {
    fields: offered,
    state,
    active: offered.filter((field) => setTo(field, state.filters[field.name]).length > 0),
    button,
    anchor,
    open: () => {
      isChanged.current = false
      setAnchor(button.current)
    },
    close: () => setAnchor(null),
    /** All that is chosen while the panel is open is one step back. */
    changeInPanel: (wanted) => {
      change(wanted, { replace: isChanged.current })
      isChanged.current = true
    },
    /** The chip that was pressed goes away; the focus stays with the filters. */
    changeInBar: (wanted) => {
      change(wanted)
      button.current?.focus()
    },
  }
}
