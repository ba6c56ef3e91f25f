import { FileText, PackageCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { GenerateBols, type PrintedShipment, useBolRefusal } from '#features/bills-of-lading/index.ts'
import { shipmentPath } from '#features/booking/booking-paths.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Buttons } from './confirmation-layout.tsx'

/** Buttons for the driver's bill of lading and for the next pages. (CONFIRM-17 to CONFIRM-19) */
export function NextButtons({ shipment }: { shipment: PrintedShipment }) {
  const mayView = useDisabledReason({ permissions: ['ViewShipment'] }) === undefined
  const noBol = useBolRefusal(shipment)
  const isQuoted = useLocation().pathname.includes('quotes')
  const [isOpen, setOpen] = useState(false)
  return (
    <Buttons>
      <Button
        kind="primary"
        icon={<FileText />}
        {...(noBol && { disabledReason: noBol })}
        onClick={() => setOpen(true)}
      >
        Generate BOL
      </Button>
      {/* Users who may only quote cannot open shipments. (DEF-36) */}
      {mayView && (
        <Button icon={<PackageCheck />} component={RouterLink} to={shipmentPath(shipment.shipmentNumber)}>
          View Shipment
        </Button>
      )}
      <Button icon={<Plus />} component={RouterLink} to={isQuoted ? '/quotes' : '/orders/create'}>
        {isQuoted ? 'Create New Quote' : 'Create New Order'}
      </Button>
      {isOpen && <GenerateBols shipment={shipment} onClose={() => setOpen(false)} />}
    </Buttons>
  )
}
