import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { trackingPath } from '@lanewise/domain/tracking/public/address'
import { Share2 } from 'lucide-react'
import { useCopy } from '#ui/feedback/Snackbars.tsx'
import type { ShipmentAction } from './use-moves.tsx'

/** Copies the public tracking link. Drafts have none. */
export function useShareLink({
  shipmentNumber,
  shipmentStatusName,
}: Pick<ShipmentInformation, 'shipmentNumber' | 'shipmentStatusName'>): ShipmentAction | null {
  const copy = useCopy()
  if (shipmentStatusName === 'Drafted') return null
  const address = `${location.origin}${trackingPath(shipmentNumber)}`
  return {
    name: 'share',
    label: 'Share tracking link',
    icon: <Share2 />,
    refusal: undefined,
    run: () => void copy(address),
  }
}
