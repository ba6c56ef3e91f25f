import { createShipment } from '@lanewise/contract/shipments'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { bookPath, shipmentPath, useKeys, useRefreshBooked } from '#features/booking/index.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** Creates a shipment for an order and opens its booking, or the last page that the user may view. (ORDPAGE-5) */
export function useCreateShipment() {
  const { ask } = useSession()
  const snackbar = useSnackbar()
  const navigate = useNavigate()
  const keyOf = useKeys()
  const refresh = useRefreshBooked()
  const maySee = useDisabledReason({ permissions: ['ViewShipment'] }) === undefined
  const mayBook = useDisabledReason({ permissions: ['BookShipment'] }) === undefined
  const isBusy = useRef(false)
  return async (orderId: string) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const body = { orders: [orderId], maxBuy: 0 }
      const { shipmentNumber } = await ask(createShipment, { body }, { idempotencyKey: keyOf(orderId) })
      refresh()
      snackbar.success(`Shipment ${shipmentNumber} created`)
      if (maySee) void navigate(mayBook ? bookPath(shipmentNumber) : shipmentPath(shipmentNumber))
    } catch (error) {
      snackbar.error(errorText(error))
    } finally {
      isBusy.current = false
    }
  }
}
