import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { createContext, type KeyboardEvent, type PointerEvent, useContext } from 'react'
import type { Holding } from './move/use-holding.ts'

type OpenBoard = {
  holding: Holding
  onPress: (event: PointerEvent<HTMLElement>, shipment: ShipmentSummary) => void
  onKey: (event: KeyboardEvent<HTMLElement>, shipment: ShipmentSummary) => void
}

export const BoardContext = createContext<OpenBoard | null>(null)

export function useBoard(): OpenBoard {
  const board = useContext(BoardContext)
  if (!board) throw new Error('A card or column stands outside the board')
  return board
}
