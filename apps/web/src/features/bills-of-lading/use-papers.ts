import { generatePalletLabels, getBOLOptions } from '@lanewise/contract/bills-of-lading'
import type { Operation } from '@lanewise/contract/operation'
import type { ShipmentStatus } from '@lanewise/domain/shipments/shipment-status'
import { useRefusalOf } from '#platform/allowed.tsx'
import { useLabels } from './bills-of-lading.api.ts'
import { useSavePdf } from './use-save-pdf.ts'

export type PrintedShipment = { id: string; shipmentNumber: string; shipmentStatusName: ShipmentStatus }

function useRefusal(operation: Operation, { shipmentStatusName }: PrintedShipment): string | undefined {
  const refusal = useRefusalOf(operation)
  return refusal ?? (shipmentStatusName === 'Voided' ? 'This shipment is cancelled' : undefined)
}

/** Reason why the dialog does not open; undefined when it does. (BOL-15) */
export const useBolRefusal = (shipment: PrintedShipment) => useRefusal(getBOLOptions, shipment)

/** Downloads the labels of all pallets of a shipment as one file. */
export function usePalletLabels(shipment: PrintedShipment) {
  const refusal = useRefusal(generatePalletLabels, shipment)
  const { mutateAsync } = useLabels()
  const savePdf = useSavePdf()
  const run = () => savePdf(mutateAsync({ body: { shipmentNumber: shipment.shipmentNumber } }))
  return { refusal, run }
}
