import { generatePalletLabels, getBOLOptions } from '@lanewise/contract/bills-of-lading'
import type { Operation } from '@lanewise/contract/operation'
import type { ShipmentStatus } from '@lanewise/domain/shipments/shipment-status'
import { useRefusalOf } from '#platform/allowed.tsx'
import { downloadBase64 } from '#platform/download.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useLabels } from './bills-of-lading.api.ts'

/** A shipment as far as its papers go. */
export type PrintedShipment = { id: string; shipmentNumber: string; shipmentStatusName: ShipmentStatus }

function useRefusal(operation: Operation, { shipmentStatusName }: PrintedShipment): string | undefined {
  const refusal = useRefusalOf(operation)
  return refusal ?? (shipmentStatusName === 'Voided' ? 'This shipment is cancelled' : undefined)
}

/** BOL-15: why the dialog does not open, or undefined when it does. */
export const useBolRefusal = (shipment: PrintedShipment) => useRefusal(getBOLOptions, shipment)

/** Labels for all pallets of a shipment, as a file. */
export function usePalletLabels(shipment: PrintedShipment) {
  const refusal = useRefusal(generatePalletLabels, shipment)
  const { mutate } = useLabels()
  const say = useSnackbar()
  const run = () =>
    mutate(
      { body: { shipmentNumber: shipment.shipmentNumber } },
      {
        onSuccess: ({ fileName, base64 }) => downloadBase64({ fileName, contentType: 'application/pdf', data: base64 }),
        onError: (error) => say.error(errorText(error)),
      },
    )
  return { refusal, run }
}
