import { bookShipment } from '@lanewise/contract/booking'
import { centsOfDollars } from '@lanewise/contract/money'
import type { OrderInformation, SelectedQuote } from '@lanewise/contract/order-fields'
import { createShipment } from '@lanewise/contract/shipments'
import { sideNames } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatDate, formatWeight, plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { BookingDialog, chosenRateOf, type RateToBook } from '#features/booking/index.ts'
import { shippedAlready } from '#features/orders/parts/use-order-actions.tsx'
import { cityOf } from '#features/orders/stops/stop-text.ts'
import { ConfirmationSwitch } from '#features/rate-confirmations/index.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'

type BookQuoteProps = { order: OrderInformation; quote: SelectedQuote }

/** Creates a shipment with the stored rate of the order and books it. */
export function BookQuote({ order, quote }: BookQuoteProps) {
  const [isOpen, setOpen] = useState(false)
  const noShipment = useRefusalOf(createShipment)
  const noBooking = useRefusalOf(bookShipment)
  // The dialog stays open after it has created the shipment itself.
  if (!isOpen && shippedAlready(order)) return null
  const refusal = noShipment ?? noBooking
  return (
    <Foot>
      <ConfirmationSwitch toBook={{ rateId: chosenRateOf(quote.chosen).rateId }} />
      <Button onClick={() => setOpen(true)} {...(refusal && { disabledReason: refusal })}>
        Book with this rate
      </Button>
      {isOpen && (
        <BookingDialog
          order={{ orderNumber: order.orderNumber, orderId: order.id }}
          freight={`${plural(order.palletCount, 'pallet')}, ${formatWeight(order.totalWeight)}`}
          rate={rateOf(order, quote)}
          origin="orders"
          onClose={() => setOpen(false)}
        />
      )}
    </Foot>
  )
}

function rateOf({ fields, stops }: OrderInformation, quote: SelectedQuote): RateToBook {
  const [first, last] = [stops[0], stops.at(-1)]
  return {
    id: chosenRateOf(quote.chosen).rateId,
    carrierName: quote.carrierName,
    mode: fields.shippingMode,
    amount: centsOfDollars(quote.totalCost),
    label: sideNames.Cost,
    from: first ? cityOf(first) : '',
    to: last ? cityOf(last) : '',
    date: first ? formatDate(first.baseDate, 'UTC') : '',
    note: quote.quoteNumber,
  }
}

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 12,
  '& > button:last-of-type': { marginLeft: 'auto' },
})
