import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { ShipmentBody } from '#features/shipments/list/filters/shipment-query.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import type { OtherViewProps } from '#platform/list/list-definition.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { type ColumnName, columnsFor } from './board-columns.ts'
import { BoardContext } from './board-context.ts'
import { Columns, Frame } from './board-layout.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { DropQuestion } from './move/DropQuestion.tsx'
import { Ghost } from './move/Ghost.tsx'
import { MoveBar } from './move/MoveBar.tsx'
import { useBoardKeys } from './move/use-board-keys.ts'
import { useDrag } from './move/use-drag.ts'
import { useHolding } from './move/use-holding.ts'

/** Shipments in columns by status. Moving a card to another column advances the shipment. (SHIP-1, SHIP-2) */
export function Board({ query, status, notice }: OtherViewProps<ShipmentSummary>) {
  if (status === 'failed' || status === 'empty') return notice
  return <Shown query={query as ShipmentBody} />
}

function Shown({ query }: { query: ShipmentBody }) {
  const seesDrafts = useDisabledReason({ permissions: ['ViewDraftShipment'] }) === undefined
  const columns = useMemo(() => columnsFor(seesDrafts), [seesDrafts])
  const [chosen, choose] = useState<ColumnName>('Ready To Book')
  const isNarrow = useNarrow()
  const [board, ghost] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const holding = useHolding(columns)
  const onPress = useDrag(holding, { board, ghost })
  const onKey = useBoardKeys(holding)
  const { held, announcement } = holding
  useFocusOnPlaced(board, holding.placed)
  const shown = isNarrow ? columns.filter(({ name }) => name === chosen) : columns
  return (
    <BoardContext value={{ holding, onPress, onKey }}>
      <Frame>
        {isNarrow && <ColumnChoice columns={columns} query={query} value={chosen} onChange={choose} />}
        <Columns ref={board} data-board="" data-dragging={held?.by === 'pointer' || undefined}>
          {shown.map((column) => (
            <BoardColumn key={column.name} column={column} query={query} />
          ))}
        </Columns>
        {held && <MoveBar held={held} />}
        {held?.by === 'pointer' && <Ghost ref={ghost} shipment={held.shipment} />}
        {holding.dropped && <DropQuestion dropped={holding.dropped} onAnswer={holding.answer} />}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Frame>
    </BoardContext>
  )
}

/** Moves the focus with a card to the column into which it was dropped, and back when the card goes back. */
function useFocusOnPlaced(board: RefObject<HTMLElement | null>, placed: ReadonlyMap<string, unknown>) {
  const before = useRef(placed)
  useEffect(() => {
    const changed = [...before.current.keys(), ...placed.keys()].find((id) => before.current.has(id) !== placed.has(id))
    before.current = placed
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (changed && isFree) board.current?.querySelector<HTMLElement>(`[data-row="${changed}"] a`)?.focus()
  }, [board, placed])
}
