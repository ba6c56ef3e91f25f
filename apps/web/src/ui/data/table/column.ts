import type { ReactNode } from 'react'
import type { breakpoints } from '#ui/theme/tokens.ts'

export type Breakpoint = Exclude<keyof typeof breakpoints, 'xs'>

export type Column<R> = {
  id: string
  head: string
  /** Its content explains itself; the head is there for screen readers alone. */
  isHeadHidden?: boolean
  /** What the row shows here; nothing shows as a dash. Text is cut off where it is too long and shown whole on hover. */
  cell: (row: R) => ReactNode
  /** Numbers stand at the end of their column. */
  align?: 'end'
  /** The name under which the list can be put in this order; without one its head is no button. */
  sort?: string
  /** In px; columns without one share what is left. */
  width?: number
  /** Gives way on windows narrower than this. */
  hideBelow?: Breakpoint
  /** Its cells have two lines, see `TwoLines`. */
  lines?: 2
  /** Its content is a button that opens the row; a cell that holds a link of its own needs none. */
  opens?: boolean
}
