import { PackageCheck, Plus } from 'lucide-react'
import { Link as RouterLink, useLocation } from 'react-router'
import { shipmentPath } from '#features/booking/booking-paths.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Buttons } from './confirmation-layout.tsx'

/** CONFIRM-18, CONFIRM-19: where to go from here. */
export function NextButtons({ shipmentNumber }: { shipmentNumber: string }) {
  const mayView = useDisabledReason({ permissions: ['ViewShipment'] }) === undefined
  const isQuoted = useLocation().pathname.includes('quotes')
  return (
    <Buttons>
      {/* DEF-36: who may only quote sees no shipment. */}
      {mayView && (
        <Button kind="primary" icon={<PackageCheck />} component={RouterLink} to={shipmentPath(shipmentNumber)}>
          View Shipment
        </Button>
      )}
      <Button icon={<Plus />} component={RouterLink} to={isQuoted ? '/quotes' : '/orders/create'}>
        {isQuoted ? 'Create New Quote' : 'Create New Order'}
      </Button>
    </Buttons>
  )
}
