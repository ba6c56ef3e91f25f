import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { findShipments } from '@lanewise/contract/shipments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ColumnName, Target } from '#features/shipments/board/board-columns.ts'
import type { MoveHandler } from '#features/shipments/parts/use-moves.tsx'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** Dropped cards whose move has not been confirmed by the server yet. */
export type Placed = ReadonlyMap<string, { shipment: ShipmentSummary; column: ColumnName }>

/** Dropped card whose move waits for the user's confirmation. */
export type Dropped = { shipment: ShipmentSummary; target: Target; handler: Extract<MoveHandler, { question: object }> }

const none: Placed = new Map()

/**
 * Makes a move, after a question if it reaches carriers or cannot be undone. The dropped card appears in its new column immediately and stays there when the server agrees. When the
 * server refuses, the card goes back, and the server's message is shown. (SHIP-2)
 */
export function usePlacing(announce: (text: string) => void) {
  const [placed, setPlaced] = useState(none)
  const [dropped, setDropped] = useState<Dropped | null>(null)
  const navigate = useNavigate()
  const client = useQueryClient()
  const snackbar = useSnackbar()
  const place = (shipment: ShipmentSummary, column: ColumnName) =>
    setPlaced((before) => new Map(before).set(shipment.id, { shipment, column }))
  const lift = ({ id }: ShipmentSummary) => setPlaced((before) => new Map([...before].filter(([key]) => key !== id)))

  const make = async (shipment: ShipmentSummary, target: Target, isConfirmed = false) => {
    const { column, handler } = target
    const { shipmentNumber } = shipment
    if ('path' in handler) return void navigate(handler.path(shipmentNumber))
    if (!isConfirmed && !handler.question.isSkippedOnDrop) return setDropped({ shipment, target, handler })
    place(shipment, column)
    announce(`${shipmentNumber} dropped into ${column}`)
    try {
      const missed = await handler.call(shipmentNumber)
      if (missed) {
        announce(`${shipmentNumber} put back`)
        snackbar.error(missed.text, { detail: missed.detail })
      } else snackbar.success(`Shipment ${shipmentNumber} ${handler.done}`)
      await client.invalidateQueries({ queryKey: [findShipments.name] })
    } catch (error) {
      announce(`${shipmentNumber} put back`)
      snackbar.error(errorText(error))
      // Another user was faster, or the response was lost. A lost connection must not block the board: no await.
      void client.invalidateQueries({ queryKey: [findShipments.name] })
    }
    lift(shipment)
  }
  const answer = (isConfirmed: boolean) => {
    setDropped(null)
    if (!dropped) return
    if (isConfirmed) void make(dropped.shipment, dropped.target, true)
    else announce(`${dropped.shipment.shipmentNumber} put back`)
  }
  return { placed, make, dropped, answer }
}
