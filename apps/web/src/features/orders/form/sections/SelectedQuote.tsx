import { sideNames } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { useOrderForm } from '#features/orders/form/order-form.tsx'
import { useRatePrice } from '#features/orders/form/use-rate-price.ts'
import { ConfirmationSwitch } from '#features/rate-confirmations/index.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { Button } from '#ui/action/Button.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'

/** Selected rate of the order. (ORDER-6) */
export function SelectedQuote() {
  const { quote, orderNumber, removeQuote, lockOf } = useOrderForm()
  const price = useRatePrice()
  if (!quote || !price) return null
  return (
    <>
      <KeyValues>
        <KeyValue label="Carrier">{quote.carrierName}</KeyValue>
        <KeyValue label={sideNames.Cost}>{formatMoney(price.cost)}</KeyValue>
        {price.customer !== null && <KeyValue label={sideNames.Customer}>{formatMoney(price.customer)}</KeyValue>}
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

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 12,
  '& p': { color: theme.vars.palette.text.tertiary, fontSize: 12, lineHeight: '16px' },
}))
