import type { BoardColumn as Column } from '@lanewise/domain/shipments/shipment-status'
import { Lock } from 'lucide-react'
import { type UIEvent, useId } from 'react'
import type { ShipmentBody } from '#features/shipments/list/filters/shipment-query.ts'
import { totalText } from '#platform/list/paging.ts'
import { errorText } from '#platform/query/problem.ts'
import { ShipmentStatusGlyph } from '#platform/status/ShipmentStatusChip.tsx'
import { Button } from '#ui/action/Button.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { BoardCard, SkeletonCards } from './BoardCard.tsx'
import { rowsOf } from './board-columns.ts'
import { useBoard } from './board-context.ts'
import { Cards, ColumnFrame, ColumnHead, DropZone, Empty, Locked } from './board-layout.tsx'
import { useColumnFigure } from './column-figure.ts'
import { type ColumnPages, useColumn } from './use-column.ts'

/** Distance in px from the end of a column at which it loads more. */
const AHEAD = 240

/** One column of the board: number of shipments, key figure, and cards that load more on scroll. */
export function BoardColumn({ column, query }: { column: Column; query: ShipmentBody }) {
  const pages = useColumn(column, query)
  const figure = useColumnFigure(column, query, pages)
  const { target, locked } = useTarget(column)
  const { dropInto } = useBoard().holding
  const id = useId()
  const glyph = glyphs[column.name] ?? column.statuses[0]
  const more = (event: UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = event.currentTarget
    if (scrollHeight - scrollTop - clientHeight < AHEAD) loadMore(pages)
  }
  return (
    <ColumnFrame
      aria-labelledby={id}
      data-column={column.name}
      data-target={target ? (target.isOver ? 'over' : 'open') : undefined}
    >
      <ColumnHead>
        <h2 id={id}>
          <ShipmentStatusGlyph status={glyph} />
          {column.name} <span>{pages.status === 'success' ? totalText(pages.size) : ''}</span>
        </h2>
        {locked && <Lock aria-label="Cannot be moved here" />}
        <p>{figure}</p>
      </ColumnHead>
      {target && (
        <DropZone
          type="button"
          tabIndex={-1}
          data-over={target.isOver || undefined}
          // The card keeps the focus until it is dropped.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => dropInto(column.name)}
        >
          {target.text}
        </DropZone>
      )}
      {locked && <Locked>{locked}</Locked>}
      <ColumnCards column={column} pages={pages} onScroll={more} />
    </ColumnFrame>
  )
}

/** Status glyph of a column that covers several statuses. */
const glyphs: Partial<Record<Column['name'], Column['statuses'][number]>> = { 'In Transit': 'InTransit' }

function useTarget(column: Column) {
  const { held, lockReasonOf } = useBoard().holding
  const target = held?.targets.find((one) => one.column === column.name)
  return {
    target: target && { text: target.handler.drop, isOver: held?.over === column.name },
    locked: lockReasonOf(column),
  }
}

type ColumnCardsProps = { column: Column; pages: ColumnPages; onScroll: (event: UIEvent<HTMLElement>) => void }

function ColumnCards({ column, pages, onScroll }: ColumnCardsProps) {
  const { placed } = useBoard().holding
  const { status, error, refetch, hasNextPage, isFetchingNextPage } = pages
  const rows = rowsOf(column, pages.rows, placed)
  if (status === 'loading') return <SkeletonCards />
  if (status === 'error' && rows.length === 0)
    return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
  return (
    <Cards onScroll={onScroll} aria-label={column.name}>
      {rows.map((shipment) => (
        <BoardCard key={shipment.id} shipment={shipment} isSaving={placed.has(shipment.id)} />
      ))}
      {rows.length === 0 && <Empty>No shipments</Empty>}
      {hasNextPage && (
        <li>
          <Button kind="ghost" size="small" loading={isFetchingNextPage} onClick={() => loadMore(pages)}>
            Show more
          </Button>
        </li>
      )}
    </Cards>
  )
}

const loadMore = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: ColumnPages) => {
  if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
}
