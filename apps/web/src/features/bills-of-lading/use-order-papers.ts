import { generateOrderLabels, getBolReport } from '@lanewise/contract/bills-of-lading'
import { onNoShipment } from '@lanewise/domain/bills-of-lading/pallet-labels'
import { useRefusalOf } from '#platform/allowed.tsx'
import { useBolReport, useOrderLabels } from './bills-of-lading.api.ts'
import { useSavePdf } from './use-save-pdf.ts'

/** Facts of an order that its documents need, including the shipment that they name. */
export type PrintedOrder = { orderNumber: string; shipmentNumber: string | null }

const missing = (orders: readonly PrintedOrder[]) => {
  const free = orders.filter(({ shipmentNumber }) => shipmentNumber === null).map(({ orderNumber }) => orderNumber)
  return free.length > 0 ? onNoShipment(free) : undefined
}

/** Downloads the bill of lading of one order. (ORDPAGE-5) */
export function useOrderBol(order: PrintedOrder) {
  const refusal = useRefusalOf(getBolReport) ?? missing([order])
  const { mutateAsync } = useBolReport()
  const savePdf = useSavePdf()
  const { orderNumber: singleOrderNumber, shipmentNumber } = order
  const run = async () => {
    if (shipmentNumber) await savePdf(mutateAsync({ body: { shipmentNumber, singleOrderNumber } }))
  }
  return { refusal, run }
}

/** Downloads the labels of all pallets of the given orders as one file. (ORDPAGE-5, ORDPAGE-12) */
export function useOrderPalletLabels(orders: readonly PrintedOrder[]) {
  const refusal = useRefusalOf(generateOrderLabels) ?? missing(orders)
  const { mutateAsync, isPending } = useOrderLabels()
  const savePdf = useSavePdf()
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber)
  return { refusal, isPending, run: () => savePdf(mutateAsync({ body: { orderNumbers } })) }
}
