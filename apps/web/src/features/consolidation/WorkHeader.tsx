import type { Consolidation } from '@lanewise/contract/consolidation'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Head, HeaderText } from './page-layout.tsx'

type WorkHeaderProps = { consolidation: Consolidation; action: ReactNode }

/** Number of the base order, and the shipment that it is on. */
export function WorkHeader({ consolidation: { base, shipment }, action }: WorkHeaderProps) {
  const { orderNumber } = base
  return (
    <Head>
      <IconButton label="Close" icon={<X />} component={RouterLink} to={`/orders/${encodeURIComponent(orderNumber)}`} />
      <HeaderText>
        <h1>
          Consolidate <span>{orderNumber}</span>
        </h1>
        <p>{shipment ? <On number={shipment.shipmentNumber} /> : 'On no shipment yet'}</p>
      </HeaderText>
      <LiveStatus />
      {action}
    </Head>
  )
}

const On = ({ number }: { number: string | null }) =>
  number === null ? (
    'On a draft'
  ) : (
    <>
      On shipment <ShipmentLink number={number} />
    </>
  )
