import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { ArrowLeft, Check } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { orderPath } from '#features/booking/booking-paths.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { bookedText, isBooked, wasBooked } from './booked-text.ts'
import { ChargeBadge } from './ChargeBadge.tsx'
import { Column, Columns, Head, Mark, Title } from './confirmation-layout.tsx'
import { FactRow } from './FactRow.tsx'
import { NextButtons } from './NextButtons.tsx'
import { NextCard } from './NextCard.tsx'
import { RequirementsRow } from './RequirementsRow.tsx'
import { RouteCard } from './RouteCard.tsx'
import { StopsCard } from './StopsCard.tsx'
import { TrackingRow } from './TrackingRow.tsx'

export function Confirmation({ shipment }: { shipment: ShipmentInformation }) {
  useLiveRefresh(shipment.id)
  const isBookedNow = isBooked(shipment)
  return (
    <Column>
      <BackToOrder shipment={shipment} />
      {!isBookedNow && (
        <Alert tone="risk">{`This shipment is ${shipment.shipmentStatusDescription}, not booked.`}</Alert>
      )}
      <Columns>
        <Column>
          <Card flush>
            <Head>
              {isBookedNow && (
                <Mark aria-hidden="true">
                  <Check />
                </Mark>
              )}
              <Title>
                <h1>
                  Shipment <ShipmentLink number={shipment.shipmentNumber} />
                </h1>
                <ShipmentStatusChip status={shipment.shipmentStatusName} />
                <p>{wasBooked(shipment) ? `Booked ${bookedText(shipment)}` : `${bookedText(shipment)}, not booked`}</p>
              </Title>
              <ChargeBadge shipmentId={shipment.id} />
            </Head>
            <FactRow shipment={shipment} />
            <RequirementsRow shipment={shipment} />
            <TrackingRow shipmentNumber={shipment.shipmentNumber} />
            <NextButtons shipment={shipment} />
          </Card>
          <NextCard shipment={shipment} />
          <StopsCard shipment={shipment} />
        </Column>
        <RouteCard shipment={shipment} />
      </Columns>
    </Column>
  )
}

/** Link to the first order of the shipment. (CONFIRM-5, CONFIRM-6) */
function BackToOrder({ shipment: { orders } }: { shipment: ShipmentInformation }) {
  const refusal = useDisabledReason({ permissions: ['ViewOrder'] })
  const [first] = orders
  if (!first) return null
  return (
    <div>
      <Button
        kind="ghost"
        size="small"
        icon={<ArrowLeft />}
        component={RouterLink}
        to={orderPath(first.orderNumber)}
        {...(refusal && { disabledReason: refusal })}
      >
        Back to Order
      </Button>
    </div>
  )
}
