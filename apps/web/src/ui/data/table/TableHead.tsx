import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { radius } from '#ui/theme/tokens.ts'
import type { Column } from './column.ts'
import { directionOf, sortAfter } from './sort.ts'
import { CHECK_WIDTH, HeadCell, MENU_WIDTH } from './table-layout.tsx'

type TableHeadProps<R> = {
  columns: readonly Column<R>[]
  sort: string
  onSort: ((sort: string) => void) | undefined
  hasMenu: boolean
  check: ReactNode
}

export function TableHead<R>({ columns, sort, onSort, hasMenu, check }: TableHeadProps<R>) {
  return (
    <thead>
      <tr>
        {check && (
          <HeadCell scope="col" data-check="" style={{ width: CHECK_WIDTH }}>
            {check}
          </HeadCell>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasMenu && (
          <HeadCell scope="col" style={{ width: MENU_WIDTH }}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </HeadCell>
        )}
      </tr>
    </thead>
  )
}

type ColumnHeadProps<R> = { column: Column<R>; sort: string; onSort: ((sort: string) => void) | undefined }

function ColumnHead<R>({ column, sort, onSort }: ColumnHeadProps<R>) {
  const { head, isHeadHidden, align, width, hideBelow, sort: name } = column
  const wiring = { scope: 'col', 'data-align': align, 'data-below': hideBelow, style: { width } } as const
  if (name === undefined || !onSort)
    return <HeadCell {...wiring}>{isHeadHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}</HeadCell>
  const direction = directionOf(sort, name)
  return (
    <HeadCell {...wiring} aria-sort={direction}>
      <SortButton onClick={() => onSort(sortAfter(sort, name))} data-sorted={direction !== 'none' || undefined}>
        <span>{head}</span>
        {direction === 'descending' ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
      </SortButton>
    </HeadCell>
  )
}

const SortButton = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  // The button's frame extends beyond its text on both sides.
  maxWidth: 'calc(100% + 12px)',
  height: 26,
  margin: '0 -6px',
  padding: '0 6px',
  borderRadius: radius.badge,
  font: 'inherit',
  color: 'inherit',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& svg': { width: 14, height: 14, visibility: 'hidden' },
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.hover },
  '&:hover svg, &:focus-visible svg, &[data-sorted] svg': { visibility: 'visible' },
  '&[data-sorted]': { color: theme.vars.palette.text.primary },
}))
