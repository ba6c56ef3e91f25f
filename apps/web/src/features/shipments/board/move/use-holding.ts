import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import type { BoardColumn } from '@lanewise/domain/shipments/shipment-status'
import { type RefObject, useRef, useState } from 'react'
import { type ColumnName, lockReason, type Target, targetsOf } from '#features/shipments/board/board-columns.ts'
import { type MoveHandlers, useMoves } from '#features/shipments/parts/use-moves.tsx'
import { usePlacing } from './use-placing.ts'

export type Held = {
  shipment: ShipmentSummary
  by: 'pointer' | 'keys'
  targets: readonly Target[]
  /** Column into which the card would be dropped. */
  over: ColumnName | null
}

/** State of the one card that is held over the board, by pointer or keyboard, until it is dropped or put back. */
export function useHolding(columns: readonly BoardColumn[]) {
  const handlers = useMoves()
  const [held, hold] = useState<Held | null>(null)
  const [announcement, tell] = useState('')
  const { placed, make, dropped, answer } = usePlacing(tell)
  const now = useRef<Now>({ held, handlers, columns, make })
  now.current = { held, handlers, columns, make }
  const [acts] = useState(() => actsOf({ now, hold, tell }))
  const isMovable = (shipment: ShipmentSummary) => targetsOf(shipment, handlers, columns).length > 0
  const lockReasonOf = (column: BoardColumn) => held && lockReason(held.shipment, handlers, column)
  return { held, announcement, placed, dropped, answer, isMovable, lockReasonOf, ...acts }
}
export type Holding = ReturnType<typeof useHolding>

type Now = {
  held: Held | null
  handlers: MoveHandlers
  columns: readonly BoardColumn[]
  make: ReturnType<typeof usePlacing>['make']
}
type Hands = { now: RefObject<Now>; hold: (held: Held | null) => void; tell: (text: string) => void }

/** Actions on the held card. They read the latest state, and the functions never change identity. */
function actsOf({ now, hold, tell }: Hands) {
  const putBack = () => {
    const { held } = now.current
    hold(null)
    if (held) tell(`${held.shipment.shipmentNumber} put back`)
  }
  const dropInto = (column: ColumnName | null) => {
    const { held, make } = now.current
    const target = held?.targets.find((one) => one.column === column)
    if (!held || !target) return putBack()
    hold(null)
    void make(held.shipment, target)
  }
  return {
    putBack,
    dropInto,
    drop: () => dropInto(now.current.held?.over ?? null),
    /** Returns false when the shipment cannot be moved anywhere. */
    take: (shipment: ShipmentSummary, by: Held['by']): boolean => {
      const held = taken(shipment, by, now.current)
      if (!held) return false
      hold(held)
      tell(`${shipment.shipmentNumber} picked up. It can go to ${namesOf(held.targets)}. ${offerOf(held)}`)
      return true
    },
    point: (column: string | null) => {
      const { held } = now.current
      const over = held?.targets.find((one) => one.column === column)?.column ?? null
      if (held && held.over !== over) hold({ ...held, over })
    },
    step: (by: -1 | 1) => {
      const { held } = now.current
      if (!held) return
      const next = stepped(held, by)
      hold(next)
      tell(offerOf(next))
    },
  }
}

function taken(shipment: ShipmentSummary, by: Held['by'], { handlers, columns }: Now): Held | null {
  const targets = targetsOf(shipment, handlers, columns)
  const [first] = targets
  return first ? { shipment, by, targets, over: by === 'keys' ? first.column : null } : null
}

/** Wraps around from the last allowed column to the first. */
function stepped(held: Held, by: -1 | 1): Held {
  const { targets, over } = held
  const at = targets.findIndex(({ column }) => column === over)
  return { ...held, over: targets.at((at + by) % targets.length)?.column ?? null }
}

/** Example: "Tendering or Booked". */
export const namesOf = (targets: readonly Target[]) => targets.map(({ column }) => column).join(' or ')

/** Example: "Booked: Book with a rate". */
function offerOf({ targets, over }: Held): string {
  const target = targets.find(({ column }) => column === over)
  return target ? `${target.column}: ${target.handler.drop}` : ''
}
