import { FileText, Tags } from 'lucide-react'
import { useBolRefusal, usePalletLabels } from '#features/bills-of-lading/index.ts'
import type { Moved, OpenedAction, ShipmentAction } from './use-moves.tsx'

/** Actions that print the paper documents of a shipment. */
export function usePaperActions(shipment: Moved, onOpen: (name: OpenedAction) => void): ShipmentAction[] {
  const labels = usePalletLabels(shipment)
  return [
    {
      name: 'bol',
      label: 'Generate BOL',
      icon: <FileText />,
      refusal: useBolRefusal(shipment),
      run: () => onOpen('bol'),
    },
    { name: 'labels', label: 'Pallet labels', icon: <Tags />, refusal: labels.refusal, run: labels.run },
  ]
}
