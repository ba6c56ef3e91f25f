import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import type { BoardColumn } from '@lanewise/domain/shipments/shipment-status'
import { useCallback, useRef, useState } from 'react'
import { type ColumnName, type Target, targetsOf } from '#features/shipments/board/board-columns.ts'
import { useMoves } from '#features/shipments/parts/use-moves.tsx'
import { usePlacing } from './use-placing.ts'

/** A card that was picked up. */
export type Held = {
  shipment: ShipmentSummary
  by: 'pointer' | 'keys'
  targets: readonly Target[]
  /** The column that it would be dropped into. */
  over: ColumnName | null
}

/** One card at a time is held over the board, by pointer or by keys, until it is dropped or put back. */
export function useHolding(columns: readonly BoardColumn[]) {
  const handlers = useMoves()
  const [held, setHeld] = useState<Held | null>(null)
  const [told, tell] = useState('')
  const placing = usePlacing(tell)
  const latest = useRef({ handlers, columns, held, placing })
  latest.current = { handlers, columns, held, placing }

  /** False where the shipment cannot be moved anywhere. */
  const take = useCallback((shipment: ShipmentSummary, by: Held['by']): boolean => {
    const { handlers: known, columns: shown } = latest.current
    const targets = targetsOf(shipment, known, shown)
    if (targets.length === 0) return false
    setHeld({ shipment, by, targets, over: by === 'keys' ? (targets[0]?.column ?? null) : null })
    tell(`${shipment.shipmentNumber} picked up. ${whereTo(targets)} ${targets[0] ? dropText(targets[0]) : ''}`)
    return true
  }, [])

  const point = useCallback((column: string | null) => {
    setHeld((now) => now && { ...now, over: now.targets.find((one) => one.column === column)?.column ?? null })
  }, [])

  const step = useCallback((by: -1 | 1) => {
    const { held: now } = latest.current
    if (!now) return
    const at = now.targets.findIndex(({ column }) => column === now.over)
    const next = now.targets[(at + by + now.targets.length) % now.targets.length]
    if (!next) return
    setHeld({ ...now, over: next.column })
    tell(dropText(next))
  }, [])

  const putBack = useCallback(() => {
    const { held: now } = latest.current
    setHeld(null)
    if (now) tell(`${now.shipment.shipmentNumber} put back`)
  }, [])

  const drop = useCallback(() => {
    const { held: now, placing: places } = latest.current
    const target = now?.targets.find(({ column }) => column === now.over)
    if (!now || !target) return putBack()
    setHeld(null)
    void places.make(now.shipment, target)
  }, [putBack])

  return {
    held,
    told,
    placed: placing.placed,
    isMovable: isMovableBy(handlers, columns),
    take,
    point,
    step,
    drop,
    putBack,
  }
}
export type Holding = ReturnType<typeof useHolding>

const isMovableBy =
  (handlers: ReturnType<typeof useMoves>, columns: readonly BoardColumn[]) => (shipment: ShipmentSummary) =>
    targetsOf(shipment, handlers, columns).length > 0

/** "Tendering or Booked". */
export const namesOf = (targets: readonly Target[]) => targets.map(({ column }) => column).join(' or ')

const whereTo = (targets: readonly Target[]) => `It can go to ${namesOf(targets)}.`
const dropText = ({ column, handler }: Target) => `${column}: ${handler.drop}`
