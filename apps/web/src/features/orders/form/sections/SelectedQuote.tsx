import { type MarkupMethod, markupApplies, markupIssues, priceOf } from '@lanewise/domain/rating/markup'
import { formatMoney } from '@lanewise/domain/shared/format'
import type { Cents } from '@lanewise/domain/shared/units'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { ConfirmationSwitch } from '#features/rate-confirmations/index.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { Button } from '#ui/action/Button.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'

/** Selected rate of the order. (ORDER-6) */
export function SelectedQuote() {
  const { quote, inputs, orderNumber, removeQuote, lockOf } = useOrderForm()
  const markup = useDraft((draft) => draft.markup)
  const freightTermType = useDraft((draft) => draft.freightTermType)
  if (!quote) return null
  const charged =
    freightTermType &&
    markup !== null &&
    markupApplies(inputs.configuration, { isQuote: false, freightTerm: freightTermType })
      ? customerPrice(quote.cost, inputs.configuration.prepaidAddMarkupMethod, markup)
      : null
  return (
    <>
      <KeyValues>
        <KeyValue label="Carrier">{quote.carrierName}</KeyValue>
        <KeyValue label="Rate">{formatMoney(quote.cost)}</KeyValue>
        {charged !== null && <KeyValue label="With markup">{formatMoney(charged)}</KeyValue>}
        <KeyValue label="Transit">{quote.transit}</KeyValue>
        <KeyValue label="Service level">{quote.serviceLevel}</KeyValue>
        {quote.expiresAt && <KeyValue label="Valid until">{dateTimeHere(quote.expiresAt)}</KeyValue>}
      </KeyValues>
      {!orderNumber && <ConfirmationSwitch toBook={{ rateId: quote.quoteNumberOrId }} />}
      <Foot>
        <p>
          {orderNumber
            ? 'The order keeps this rate and can be booked with it later.'
            : 'The order is created and booked with this rate.'}{' '}
          Shipping mode and equipment mode are locked.
        </p>
        {!lockOf('quoteNumberOrId') && (
          <Button kind="ghost" size="small" icon={<X />} onClick={removeQuote}>
            Remove rate
          </Button>
        )}
      </Foot>
    </>
  )
}

/** Price for the customer; null when the margin results in no price. (ORDER-30) */
function customerPrice(cost: Cents, method: MarkupMethod, percent: number): Cents | null {
  return markupIssues(method, { percent }).length === 0 ? priceOf(cost, { method, percent }) : null
}

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 12,
  '& p': { color: theme.vars.palette.text.tertiary, fontSize: 12, lineHeight: '16px' },
}))
