import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { quotedFreight } from '@lanewise/domain/quotes/rates/rate-requests'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { Link as RouterLink } from 'react-router'
import { shipmentPath } from '#features/booking/index.ts'
import { ManualBooking } from '#features/booking/manual/ManualBooking.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { randomUuid } from '#platform/query/random-uuid.ts'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { Button } from '#ui/action/Button.tsx'
import { SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { BookingFailure } from './BookingFailure.tsx'
import { ChangeReason, useCarrierChange } from './ChangeReason.tsx'
import { ShipmentRates } from './ShipmentRates.tsx'
import type { Bookable } from './shipment.api.ts'
import { useBooking } from './use-booking.ts'
import { useStepAddress } from './use-step-address.ts'

type RateStepProps = Bookable & {
  /** Reloads the page. Tests pass their own function, because they have no browser. */
  reload?: () => void
}

export function RateStep({ shipment, freight, reload }: RateStepProps) {
  useLiveRefresh(shipment.id)
  const booking = useBooking(reload)
  const { by, setBy, requestId, renew } = useStepAddress(randomUuid)
  const rateRequest = useMemo(() => quotedFreight({ ...freight.details, requestId }), [freight, requestId])
  const change = useCarrierChange(shipment)
  const isBookable = shipment.moves.includes('book') || change !== null || booking.isBooked
  return (
    <Column>
      <PageTitle name={shipment.shipmentNumber} />
      <Head shipment={shipment} isChange={change !== null} />
      {shipment.attention && <Alert tone="risk">{shipment.attention.message}</Alert>}
      {booking.failure && <BookingFailure failure={booking.failure} />}
      {!isBookable && <Unbookable shipment={shipment} />}
      {isBookable && (
        <>
          {change && !booking.isBooked && <ChangeReason change={change} />}
          <div>
            <SegmentedControl label="Book with" value={by} options={bookingMethods} onChange={setBy} />
          </div>
          {/* Manual input stays while the user looks at rates. */}
          <div hidden={by !== 'manual'}>
            <ManualBooking shipment={shipment} booking={booking} change={change} />
          </div>
          {by === 'rates' && rateRequest && (
            <ShipmentRates
              shipment={shipment}
              freight={rateRequest as never}
              selectedQuote={freight.selectedQuote}
              booking={booking}
              change={change}
              onRenew={renew}
            />
          )}
          {by === 'rates' && !rateRequest && (
            <Alert tone="risk">Rates cannot be requested: a stop on this shipment is not on the map.</Alert>
          )}
        </>
      )}
    </Column>
  )
}

const bookingMethods: { value: 'rates' | 'manual'; label: string }[] = [
  { value: 'rates', label: 'Rates' },
  { value: 'manual', label: 'Manual' },
]

function Head({ shipment, isChange }: { shipment: ShipmentInformation; isChange: boolean }) {
  const { shipmentNumber, shippingMode, shipmentStatusName } = shipment
  return (
    <PageHeader
      title={isChange ? `Change carrier of ${shipmentNumber}` : `Book ${shipmentNumber}`}
      side={
        <>
          <Badge>{shippingMode}</Badge>
          <ShipmentStatusChip status={shipmentStatusName} />
        </>
      }
      actions={
        <Button component={RouterLink} to={shipmentPath(shipmentNumber)}>
          View Shipment
        </Button>
      }
    />
  )
}

function Unbookable({ shipment }: { shipment: ShipmentInformation }) {
  const { shipmentStatusDescription, carrier } = shipment
  return (
    <Alert>
      {`This shipment is ${shipmentStatusDescription}${carrier ? ` with ${carrier.companyName}` : ''} and cannot be booked.`}
    </Alert>
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 12, minWidth: 0 })
