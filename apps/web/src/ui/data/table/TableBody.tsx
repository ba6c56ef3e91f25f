import type { Row as TableRow } from '@tanstack/react-table'
import { type MouseEvent, useRef } from 'react'
import { Link } from '#ui/action/Link.tsx'
import { isBesideControls } from '#ui/data/beside-controls.ts'
import { RowCheckbox } from '#ui/data/RowCheckbox.tsx'
import type { Column } from './column.ts'
import { DetailsRow, ExpansionContext, useExpansion } from './row-details.tsx'
import { BodyCell, BodyRow, MenuCell, Room, rowHeightOf } from './table-layout.tsx'
import type { Features } from './table-model.ts'
import type { DataTableProps } from './table-props.ts'
import { useRowsInView, VIRTUAL_FROM } from './use-rows-in-view.ts'

type BodyProps<R extends object> = Pick<
  DataTableProps<R>,
  'columns' | 'onOpen' | 'rowMenu' | 'selecting' | 'markOf' | 'details'
> & {
  rows: TableRow<Features, R>[]
}

export function TableBody<R extends object>(props: BodyProps<R>) {
  if (props.rows.length > VIRTUAL_FROM) return <LongBody {...props} />
  return (
    <tbody>
      {props.rows.map((row, index) => (
        <DataRow key={row.id} row={row} index={index} {...props} />
      ))}
    </tbody>
  )
}

/** Renders only the rows in view and reserves the height of the others, so that the scroll bar is correct. */
function LongBody<R extends object>(props: BodyProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { items, before, after } = useRowsInView(body, {
    count: props.rows.length,
    height: rowHeightOf(props.columns),
  })
  return (
    <tbody ref={body}>
      {before > 0 && <Room aria-hidden="true" style={{ height: before }} />}
      {items.map(({ index }) => {
        const row = props.rows[index]
        return row && <DataRow key={row.id} row={row} index={index} {...props} />
      })}
      {after > 0 && <Room aria-hidden="true" style={{ height: after }} />}
    </tbody>
  )
}

type DataRowProps<R extends object> = Omit<BodyProps<R>, 'rows'> & {
  row: TableRow<Features, R>
  index: number
}

/** A row, and below it its details while it is expanded. */
function DataRow<R extends object>(props: DataRowProps<R>) {
  const { row, columns, details, selecting, rowMenu } = props
  const expansion = useExpansion()
  if (!details) return <PlainRow {...props} />
  const span = columns.length + Number(selecting !== undefined) + Number(rowMenu !== undefined)
  return (
    <ExpansionContext value={expansion}>
      <PlainRow {...props} />
      {expansion.isOpen && (
        <DetailsRow id={expansion.id}>
          <td colSpan={span}>{details(row.original)}</td>
        </DetailsRow>
      )}
    </ExpansionContext>
  )
}

function PlainRow<R extends object>({ row, index, columns, onOpen, rowMenu, selecting, markOf }: DataRowProps<R>) {
  const mark = markOf?.(row.original)
  const open = (event: MouseEvent) => {
    if (onOpen && isBesideControls(event)) onOpen(row.original)
  }
  return (
    <BodyRow
      data-row={row.id}
      data-index={index}
      data-opens={onOpen ? '' : undefined}
      data-selected={selecting?.selection.ids.has(row.id) || undefined}
      data-fresh={mark?.isFresh || undefined}
      aria-current={mark?.isChosen || undefined}
      inert={mark?.isLeaving}
      aria-rowindex={index + 2}
      onClick={open}
    >
      {selecting && (
        <BodyCell data-check="">
          <RowCheckbox id={row.id} name={selecting.nameOf(row.original)} selection={selecting.selection} />
        </BodyCell>
      )}
      {columns.map((column) => (
        <DataCell key={column.id} row={row.original} column={column} onOpen={onOpen} />
      ))}
      {rowMenu && <MenuCell data-menu="">{rowMenu(row.original)}</MenuCell>}
    </BodyRow>
  )
}

type DataCellProps<R extends object> = { row: R; column: Column<R>; onOpen?: ((row: R) => void) | undefined }

function DataCell<R extends object>({ row, column, onOpen }: DataCellProps<R>) {
  const { cell, align, hideBelow, opens } = column
  const content = cell(row)
  const isEmpty = content === null || content === undefined || content === ''
  const shown = isEmpty ? '–' : content
  return (
    <BodyCell
      data-align={align}
      data-below={hideBelow}
      title={typeof content === 'string' && content ? content : undefined}
    >
      {opens && onOpen ? (
        <Link component="button" type="button" number onClick={() => onOpen(row)}>
          {shown}
        </Link>
      ) : (
        shown
      )}
    </BodyCell>
  )
}
