import type { ReactNode } from 'react'
import type { Selection } from '#ui/data/selection.ts'
import type { Column } from './column.ts'

export type Selecting<R> = { selection: Selection; nameOf: (row: R) => string }
/** State of a row: just changed by another user, deleted and about to disappear, or selected. */
export type RowMark = { isFresh: boolean; isLeaving: boolean; isChosen?: boolean }

type Content<R> = {
  /** Accessible name of the table. */
  label: string
  rows: readonly R[]
  /** A constant or memoized value, because the table is rebuilt when it changes. */
  columns: readonly Column<R>[]
  rowKey: (row: R) => string
  /**
   * Called when a row is clicked outside its controls. With the keyboard, the link or button in the first cell opens
   * the row.
   */
  onOpen?: (row: R) => void
  /** Content below a row while it is expanded, see `RowToggle`. */
  details?: (row: R) => ReactNode
  /** The last cell of a row, see `RowMenu`. It is visible when the row is hovered or focused. */
  rowMenu?: (row: R) => ReactNode
  /** Shows three placeholder rows instead of the content. */
  isLoading?: boolean
  selecting?: Selecting<R>
  markOf?: (row: R) => RowMark
}

/** The current order, see `sort.ts`, and the callback for a click on a header. */
type Order = { sort?: string; onSort?: (sort: string) => void }

export type DataTableProps<R extends object> = Content<R> & Order
