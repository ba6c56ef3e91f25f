import { itemsOf } from '@lanewise/domain/orders/order'
import { freightSummary } from '@lanewise/domain/quotes/freight-summary'
import { formatDate, formatWeight, plural } from '@lanewise/domain/shared/format'
import { useState } from 'react'
import { BookingDialog, type Origin, type RateToBook } from '#features/booking/index.ts'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import { type ChosenRate, useOrderForm } from '#features/orders/form/order-form.tsx'
import { useRatePrice } from '#features/orders/form/use-rate-price.ts'
import type { useSubmit } from './use-submit.ts'

type BookOrderProps = {
  saving: Pick<ReturnType<typeof useSubmit>, 'create' | 'stopBooking'>
  origin: Origin
  onCreated: () => void
}

/** Passes the entered order to the booking dialog. (QUOTE-16) */
export function BookOrder({ saving, origin, onCreated }: BookOrderProps) {
  const { form, quote } = useOrderForm()
  const price = useRatePrice()
  const [booked] = useState(() => ({
    rate: quote && price && { ...rateOf(quote, form.getValues()), ...price.shown },
    freight: freightText(form.getValues()),
  }))
  const create = async () => {
    const answer = await saving.create()
    if ('orderNumber' in answer) onCreated()
    return answer
  }
  return <BookingDialog {...booked} order={{ create }} origin={origin} onClose={saving.stopBooking} />
}

const rateOf = (quote: ChosenRate, { shippingMode, stops }: OrderDraft): Omit<RateToBook, 'amount' | 'label'> => ({
  id: quote.quoteNumberOrId,
  carrierName: quote.carrierName,
  mode: shippingMode,
  from: cityOf(stops[0]),
  to: cityOf(stops.at(-1)),
  date: formatDate(stops[0]?.baseDate, 'UTC'),
  note: [quote.serviceLevel, quote.transit].filter(Boolean).join(', ') || null,
})

const cityOf = (stop: OrderDraft['stops'][number] | undefined) =>
  stop?.location ? `${stop.location.city}, ${stop.location.state}` : ''

/** "6 pallets, 4,980 lbs" */
function freightText(draft: OrderDraft): string {
  const { pallets, weight } = freightSummary(itemsOf(draft))
  return [pallets > 0 && plural(pallets, 'pallet'), formatWeight(weight)].filter(Boolean).join(', ')
}
