import { useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useRowKeys } from '#ui/keyboard/use-row-keys.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import type { Column } from './column.ts'
import { SkeletonBody } from './SkeletonBody.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { Frame, rowHeightOf } from './table-layout.tsx'
import { definitionOf, features } from './table-model.ts'

export type { Column } from './column.ts'
export { RowMenu } from './RowMenu.tsx'
export { TwoLines } from './TwoLines.tsx'

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
}

/** The present order, see `sort.ts`, and what a click on a head asks for. */
type Order = { sort?: string; onSort?: (sort: string) => void }

export type DataTableProps<R extends object> = Content<R> & Order

/**
 * Rows in columns: the head stays in view, arrows move between the rows, Enter opens the one at hand, and only the rows
 * in view are drawn when there are many.
 */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const { label, rows, columns, rowKey, onOpen, rowMenu, isLoading = false, sort = '', onSort } = props
  const { list } = useRowKeys<HTMLTableElement>()
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const table = useTable({ features, columns: definitions, data: rows, getRowId: rowKey })
  const shown = table.getRowModel().rows
  const hasMenu = rowMenu !== undefined
  return (
    <Frame
      ref={list}
      aria-label={label}
      aria-busy={isLoading || undefined}
      aria-rowcount={shown.length + 1}
      data-row-height={rowHeightOf(columns)}
    >
      {isLoading && (
        <caption>
          <VisuallyHidden role="status">Loading</VisuallyHidden>
        </caption>
      )}
      <TableHead columns={columns} sort={sort} onSort={onSort} hasMenu={hasMenu} />
      {isLoading ? (
        <SkeletonBody columns={columns} hasMenu={hasMenu} />
      ) : (
        <TableBody rows={shown} columns={columns} onOpen={onOpen} rowMenu={rowMenu} />
      )}
    </Frame>
  )
}
