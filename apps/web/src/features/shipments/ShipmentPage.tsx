import { useParams } from 'react-router'
import { RecordPage } from '#platform/record/RecordPage.tsx'
import { ShipmentDetails } from './page/ShipmentDetails.tsx'
import { useShipment } from './shipments.api.ts'

/** One shipment with its stops, orders, carrier and history. (SHIP-3) */
export default function ShipmentPage() {
  const { shipmentNumber = '' } = useParams()
  return (
    <RecordPage
      id={shipmentNumber}
      result={useShipment(shipmentNumber)}
      kind="shipment"
      title={`Shipment ${shipmentNumber}`}
      list={{ label: 'All shipments', to: '/shipments' }}
    >
      {(shipment) => <ShipmentDetails shipment={shipment} />}
    </RecordPage>
  )
}
