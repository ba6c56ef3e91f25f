import { sideNames } from '@lanewise/domain/quotes/rates/shown-rate'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { ArrowLeftRight, Check, Lock, X } from 'lucide-react'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { type RatePrice, useRatePrice } from '#features/orders/form/use-rate-price.ts'
import { ConfirmationSwitch } from '#features/rate-confirmations/index.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { Button } from '#ui/action/Button.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

/** Selected rate of the order, with the amount that was looked at in front. (ORDER-6, DEF-141) */
export function SelectedQuote() {
  const { quote, orderNumber } = useOrderForm()
  const price = useRatePrice()
  if (!quote || !price) return null
  return (
    <>
      <Facts>
        <KeyValue label="Carrier">
          <Name>{quote.carrierName}</Name>
        </KeyValue>
        <KeyValue label="Service level">{quote.serviceLevel}</KeyValue>
        <KeyValue label="Transit">{quote.transit}</KeyValue>
        {quote.arrives && <KeyValue label="Est. arrival">{quote.arrives}</KeyValue>}
        {quote.expiresAt && <KeyValue label="Price holds until">{dateTimeHere(quote.expiresAt)}</KeyValue>}
        <Amounts price={price} />
      </Facts>
      {!orderNumber && <ConfirmationSwitch toBook={{ rateId: quote.quoteNumberOrId }} />}
      <Foot />
    </>
  )
}

/** The shown amount is large; the other one, where there are two, stands before it. */
function Amounts({ price: { cost, customer, shown } }: { price: RatePrice }) {
  const other =
    customer === null
      ? null
      : shown.label === sideNames.Cost
        ? { label: sideNames.Customer, amount: customer }
        : { label: sideNames.Cost, amount: cost }
  return (
    <>
      {other && <KeyValue label={other.label}>{formatMoney(other.amount)}</KeyValue>}
      <KeyValue label={shown.label}>
        <Figure>{formatMoney(shown.amount)}</Figure>
      </KeyValue>
    </>
  )
}

function Foot() {
  const { orderNumber, quoted, removeQuote, lockOf } = useOrderForm()
  const services = useDraft(({ accessorials }) => accessorials)
  return (
    <Bar>
      {services.length > 0 && (
        <p>
          <Check aria-hidden="true" /> Quoted with {services.map((one) => accessorialLabels[one] ?? one).join(', ')}
        </p>
      )}
      <p>
        <Lock aria-hidden="true" />
        {`${orderNumber ? 'The order keeps this rate and can be booked with it later.' : 'The order is created and booked with this rate.'} Shipping mode and equipment mode are locked.`}
      </p>
      <div>
        {quoted && (
          <Button size="small" icon={<ArrowLeftRight />} onClick={quoted.changeRate}>
            Change rate
          </Button>
        )}
        {!lockOf('quoteNumberOrId') && (
          <Button kind="ghost" size="small" icon={<X />} onClick={removeQuote}>
            Remove rate
          </Button>
        )}
      </div>
    </Bar>
  )
}

/** One row on a wide screen: facts with a line between them, the amount at the right. */
const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 0',
  margin: '0 0 12px',
  '& > div': { padding: '0 16px', borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& > div:first-of-type': { flex: '1 1 160px', paddingLeft: 0, borderLeft: 0 },
  '& > div:last-of-type': { marginLeft: 'auto', paddingRight: 0, textAlign: 'right' },
  [TOUCH]: { display: 'grid', gridTemplateColumns: '1fr 1fr', '& > div': { padding: 0, border: 0 } },
}))

const Name = styled('span')({ fontSize: 14, lineHeight: '20px', fontWeight: 600 })
const Figure = styled('span')({ fontSize: 20, lineHeight: '26px', fontWeight: 600, letterSpacing: '-0.018em' })

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 24px',
  margin: '12px -16px -16px',
  padding: '8px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  '& p': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& p > svg': { flex: 'none', width: 14, height: 14 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' },
}))
