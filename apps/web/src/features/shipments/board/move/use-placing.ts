import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { findShipments } from '@lanewise/contract/shipments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ColumnName, Target } from '#features/shipments/board/board-columns.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** Dropped cards whose move has not been confirmed by the server yet. */
export type Placed = ReadonlyMap<string, { shipment: ShipmentSummary; column: ColumnName }>

const none: Placed = new Map()

/**
 * Makes a move. The dropped card appears in its new column immediately and stays there when the server agrees. When the
 * server refuses, the card goes back, and the server's message is shown. (SHIP-2)
 */
export function usePlacing(announce: (text: string) => void) {
  const [placed, setPlaced] = useState(none)
  const navigate = useNavigate()
  const client = useQueryClient()
  const snackbar = useSnackbar()
  const place = (shipment: ShipmentSummary, column: ColumnName) =>
    setPlaced((before) => new Map(before).set(shipment.id, { shipment, column }))
  const lift = ({ id }: ShipmentSummary) => setPlaced((before) => new Map([...before].filter(([key]) => key !== id)))

  const make = async (shipment: ShipmentSummary, { column, handler }: Target) => {
    const { shipmentNumber } = shipment
    if ('path' in handler) return void navigate(handler.path(shipmentNumber))
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
      // The shipment may have moved in the meantime: another user was faster, or the response was lost. The refetch is
      // not awaited, so that a lost connection does not block the board.
      void client.invalidateQueries({ queryKey: [findShipments.name] })
    }
    lift(shipment)
  }
  return { placed, make }
}
