import { trackingPath } from '@lanewise/domain/tracking/public/address'
import { Copy, ExternalLink, Globe } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'
import { Link } from '#ui/action/Link.tsx'
import { useCopy } from '#ui/feedback/Snackbars.tsx'
import { Address, Line } from './confirmation-layout.tsx'

/** Public tracking link of the shipment. (CONFIRM-9, CONFIRM-10) */
export function TrackingRow({ shipmentNumber }: { shipmentNumber: string }) {
  const copy = useCopy()
  const address = `${location.origin}${trackingPath(shipmentNumber)}`
  return (
    <Line>
      <span>Public tracking</span>
      <Address>
        <Globe aria-hidden="true" />
        <Link href={address} target="_blank" rel="noreferrer">
          {address}
          <ExternalLink aria-hidden="true" />
        </Link>
      </Address>
      <Button icon={<Copy />} onClick={() => void copy(address)}>
        Copy link
      </Button>
    </Line>
  )
}
