import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { findShipments } from '@lanewise/contract/shipments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ColumnName, Target } from '#features/shipments/board/board-columns.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** Where cards stand that were dropped and are not yet answered. */
export type Placed = ReadonlyMap<string, { shipment: ShipmentSummary; column: ColumnName }>

const none: Placed = new Map()

/**
 * Makes a move. A card that was dropped stands in its new column at once and stays there when the server agrees; a
 * refused one goes back to where the server has it, and the server's words say why (SHIP-2).
 */
export function usePlacing(tell: (words: string) => void) {
  const [placed, setPlaced] = useState(none)
  const navigate = useNavigate()
  const client = useQueryClient()
  const say = useSnackbar()
  const place = (shipment: ShipmentSummary, column: ColumnName) =>
    setPlaced((before) => new Map(before).set(shipment.id, { shipment, column }))
  const lift = ({ id }: ShipmentSummary) => setPlaced((before) => new Map([...before].filter(([key]) => key !== id)))

  const make = async (shipment: ShipmentSummary, { column, handler }: Target) => {
    const { shipmentNumber } = shipment
    if ('path' in handler) return void navigate(handler.path(shipmentNumber))
    place(shipment, column)
    tell(`${shipmentNumber} dropped into ${column}`)
    try {
      const missed = await handler.call(shipmentNumber)
      if (missed) {
        tell(`${shipmentNumber} put back`)
        say.error(missed.text, { detail: missed.detail })
      } else say.success(`Shipment ${shipmentNumber} ${handler.done}`)
      await client.invalidateQueries({ queryKey: [findShipments.name] })
    } catch (error) {
      tell(`${shipmentNumber} put back`)
      say.error(errorText(error))
      // It may be elsewhere by now: somebody was faster, or the answer was lost. Nothing waits for this without a connection.
      void client.invalidateQueries({ queryKey: [findShipments.name] })
    }
    lift(shipment)
  }
  return { placed, make }
}
