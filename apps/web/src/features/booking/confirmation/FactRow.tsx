import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { daysText } from '@lanewise/domain/quotes/rates/shown-rate'
import { milesBesideTransit } from '@lanewise/domain/rating/transit'
import { formatNumber, formatWeight, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { CarrierLogo } from '#features/carriers/index.ts'
import { OrderLink } from '#platform/record/NumberLink.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'

const someCarrier = 'Carrier'

export function FactRow({ shipment }: { shipment: ShipmentInformation }) {
  const { carrier, orders, pallets, weight, totalDistance, transitDays, serviceDays } = shipment
  return (
    <Row>
      <KeyValue label="Booked With">
        <Carrier>
          <CarrierLogo name={carrier?.companyName ?? null} logoFileId={carrier?.logoFileId ?? null} size={32} />
          <div>
            <span>{carrier?.companyName || someCarrier}</span>
            <small>{rateText(shipment)}</small>
          </div>
        </Carrier>
      </KeyValue>
      <KeyValue label={orders.length === 1 ? 'Order' : 'Orders'}>
        {orders.map(({ id, orderNumber, referenceNumbers }) => (
          <div key={id}>
            <OrderLink number={orderNumber} />
            <small>{referenceNumbers.map(({ value }) => value).join(', ')}</small>
          </div>
        ))}
      </KeyValue>
      <KeyValue label="Service Days">
        {transitDays ? daysText(transitDays.min, transitDays.max) : formatNumber(serviceDays)}
        <small>{totalDistance !== null && milesBesideTransit(totalDistance)}</small>
      </KeyValue>
      <KeyValue label="Freight">
        {[pallets > 0 && plural(pallets, 'pallet'), formatWeight(weight)].filter(Boolean).join(', ')}
        <small>{`${formatNumber(shipment.linearFeet, 0)} ft, ${shipment.shippingMode}`}</small>
      </KeyValue>
    </Row>
  )
}

const rateText = ({ serviceLevel, quoteNumber, proNumber }: ShipmentInformation) =>
  [serviceLevel, quoteNumber && `quote ${quoteNumber}`, proNumber && `PRO ${proNumber}`].filter(Boolean).join(', ')

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 1,
  margin: 0,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.divider,
  [`@media (min-width:${breakpoints.sm}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [`@media (min-width:${breakpoints.lg}px)`]: { gridTemplateColumns: 'minmax(0, 1.5fr) repeat(3, minmax(0, 1fr))' },
  '& > div': { padding: '12px 16px', backgroundColor: theme.vars.palette.background.paper },
  '& dd': { fontWeight: 600 },
  '& small': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: 12,
    fontWeight: 400,
    lineHeight: '16px',
  },
}))

const Carrier = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 })
