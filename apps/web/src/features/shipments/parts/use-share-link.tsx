import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { trackingPath } from '@lanewise/domain/tracking/public/address'
import { Share2 } from 'lucide-react'
import type { MenuEntry } from '#ui/action/menu-entries.tsx'
import { useCopy } from '#ui/feedback/Snackbars.tsx'

/** Copies the public tracking link. Drafts have none. */
export function useShareLink({
  shipmentNumber,
  shipmentStatusName,
}: Pick<ShipmentInformation, 'shipmentNumber' | 'shipmentStatusName'>): MenuEntry[] {
  const copy = useCopy()
  if (shipmentStatusName === 'Drafted') return []
  const address = `${location.origin}${trackingPath(shipmentNumber)}`
  return [{ label: 'Share tracking link', icon: <Share2 />, onSelect: () => void copy(address) }]
}
