import Skeleton from '@mui/material/Skeleton'
import type { Column } from './column.ts'
import { BodyCell, BodyRow, MenuCell } from './table-layout.tsx'

/** Number of rows in a loading table. (UX-30) */
const ROWS = [0, 1, 2]

type SkeletonBodyProps<R> = { columns: readonly Column<R>[]; hasMenu: boolean; hasCheck: boolean }

export function SkeletonBody<R>({ columns, hasMenu, hasCheck }: SkeletonBodyProps<R>) {
  return (
    <tbody>
      {ROWS.map((row) => (
        <BodyRow key={row} aria-hidden="true" data-skeleton-row="">
          {hasCheck && <BodyCell data-check="" />}
          {columns.map(({ id, align, hideBelow, lines }, index) => (
            <BodyCell key={id} data-align={align} data-below={hideBelow}>
              <Bar width={widths[(index + row) % widths.length]} height={20} isAtEnd={align === 'end'} />
              {lines === 2 && <Bar width="44%" height={16} isAtEnd={align === 'end'} />}
            </BodyCell>
          ))}
          {hasMenu && <MenuCell />}
        </BodyRow>
      ))}
    </tbody>
  )
}

const widths = ['72%', '58%', '64%'] as const

/** A placeholder bar, centered in the height of a line of text. */
function Bar({ width, height, isAtEnd }: { width: string | undefined; height: number; isAtEnd: boolean }) {
  return (
    <Skeleton width={width} height={10} style={{ marginBlock: (height - 10) / 2, marginLeft: isAtEnd ? 'auto' : 0 }} />
  )
}
