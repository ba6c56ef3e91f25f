import type { ReactNode } from 'react'
import type { breakpoints } from '#ui/theme/tokens.ts'

export type Breakpoint = Exclude<keyof typeof breakpoints, 'xs'>

export type Column<R> = {
  id: string
  head: string
  /** The content is clear without a header, so the header is only for screen readers. */
  isHeadHidden?: boolean
  /** Content of the cell; empty content is shown as a dash. Long text is truncated and shown in full on hover. */
  cell: (row: R) => ReactNode
  /** Numbers are aligned at the end of their column. */
  align?: 'end'
  /** Sort key of the column. Without one, the header is not a button. */
  sort?: string
  /** Width in px. Columns without one share the remaining space. */
  width?: number
  /** Hidden on windows narrower than this. */
  hideBelow?: Breakpoint
  /** The cells have two lines, see `TwoLines`. */
  lines?: 2
  /** The content is a button that opens the row. A cell with its own link does not need it. */
  opens?: boolean
}
