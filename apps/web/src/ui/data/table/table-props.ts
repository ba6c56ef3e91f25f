import type { ReactNode } from 'react'
import type { Selection } from '#ui/data/selection.ts'
import type { Column } from './column.ts'

export type Selecting<R> = { selection: Selection; nameOf: (row: R) => string }
/** Just changed by somebody, or deleted and about to go. */
export type RowMark = { isFresh: boolean; isLeaving: boolean; isChosen?: boolean }

type Content<R> = {
  /** The name of the table for assistive technology. */
  label: string
  rows: readonly R[]
  /** One constant, or remembered: the table is built anew when it changes. */
  columns: readonly Column<R>[]
  rowKey: (row: R) => string
  /** Opens a row that is clicked beside its controls; the keyboard opens it by the link or button of its first cell. */
  onOpen?: (row: R) => void
  /** The last cell of a row, see `RowMenu`; it shows when the row is hovered or has the focus. */
  rowMenu?: (row: R) => ReactNode
  /** Shows three empty rows in place of the content. */
  isLoading?: boolean
  /** Puts a checkbox before each row. */
  selecting?: Selecting<R>
  /** What a row is at the moment. */
  markOf?: (row: R) => RowMark
}

/** The present order, see `sort.ts`, and what a click on a head asks for. */
type Order = { sort?: string; onSort?: (sort: string) => void }

export type DataTableProps<R extends object> = Content<R> & Order
