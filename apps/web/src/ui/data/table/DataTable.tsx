import { useTable } from '@tanstack/react-table'
import { Ellipsis } from 'lucide-react'
import { useMemo } from 'react'
import { MenuButton, type MenuEntry } from '#ui/action/MenuButton.tsx'
import { AllCheckbox } from '#ui/data/RowCheckbox.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { SkeletonBody } from './SkeletonBody.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { Frame, rowHeightOf } from './table-layout.tsx'
import { definitionOf, features } from './table-model.ts'
import type { DataTableProps } from './table-props.ts'

export type { Column } from './column.ts'
export { RowToggle } from './row-details.tsx'
export { TwoLines } from './TwoLines.tsx'
export type { DataTableProps, RowMark } from './table-props.ts'

/** A table with a sticky header. Long tables render only the rows in view. */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const { label, rows, columns, rowKey, isLoading = false, sort = '', onSort, ...rest } = props
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const table = useTable({ features, columns: definitions, data: rows, getRowId: rowKey })
  const shown = table.getRowModel().rows
  const { selecting, rowMenu } = rest
  return (
    <Frame
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
      <TableHead
        columns={columns}
        sort={sort}
        onSort={onSort}
        hasMenu={rowMenu !== undefined}
        check={selecting && <AllCheckbox count={shown.length} selection={selecting.selection} />}
      />
      {isLoading ? (
        <SkeletonBody columns={columns} hasMenu={rowMenu !== undefined} hasCheck={selecting !== undefined} />
      ) : (
        <TableBody rows={shown} columns={columns} {...rest} />
      )}
    </Frame>
  )
}

/** The menu at the end of a row. `label` names the row, for example "Actions for L100234". */
export const RowMenu = ({ label, items }: { label: string; items: MenuEntry[] }) => (
  <MenuButton iconOnly label={label} items={items} icon={<Ellipsis />} />
)
