import { sideNames } from '@lanewise/domain/quotes/rates/shown-rate'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { ArrowLeftRight, Check, Lock, X } from 'lucide-react'
import { CarrierLogo } from '#features/carriers/index.ts'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { type RatePrice, useRatePrice } from '#features/orders/form/use-rate-price.ts'
import { ConfirmationSwitch } from '#features/rate-confirmations/index.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { Button } from '#ui/action/Button.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

/** Selected rate of the order, with the amount that was looked at in front. (ORDER-6, DEF-141) */
export function SelectedQuote() {
  const { quote, orderNumber } = useOrderForm()
  const price = useRatePrice()
  if (!quote || !price) return null
  return (
    <>
      <Facts>
        <Carrier>
          <dt>
            <VisuallyHidden>Carrier</VisuallyHidden>
          </dt>
          <dd>
            <CarrierLogo name={quote.carrierName} logoFileId={null} size={36} />
            <b>{quote.carrierName}</b>
          </dd>
          <dt>
            <VisuallyHidden>Service level</VisuallyHidden>
          </dt>
          <dd>{quote.serviceLevel ?? '–'}</dd>
        </Carrier>
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

/** The shown amount is large. The other one, where there are two, stands below it. */
function Amounts({ price: { cost, customer, shown } }: { price: RatePrice }) {
  const other =
    customer === null
      ? null
      : shown.label === sideNames.Cost
        ? { label: sideNames.Customer, amount: customer }
        : { label: sideNames.Cost, amount: cost }
  return (
    <Price>
      <dt>{shown.label}</dt>
      <dd>{formatMoney(shown.amount)}</dd>
      {other && (
        <>
          <dt>{other.label}</dt>
          <dd>{formatMoney(other.amount)}</dd>
        </>
      )}
    </Price>
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
  alignItems: 'center',
  gap: '12px 0',
  margin: '0 0 12px',
  '& > div': { padding: '0 10px', borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& > div:first-of-type': { borderLeft: 0 },
  '& > div:last-of-type': { marginLeft: 'auto', paddingRight: 0, textAlign: 'right' },
  [TOUCH]: { display: 'grid', gridTemplateColumns: '1fr 1fr', '& > div': { padding: 0, border: 0 } },
}))

/** Name and service level beside the logo. */
const Carrier = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 140px',
  minHeight: 36,
  '&&': { paddingLeft: 46 },
  '& [aria-hidden]': { position: 'absolute', left: 0, top: 0 },
  '& b': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& dd:last-of-type': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
  [TOUCH]: { gridColumn: '1 / -1' },
}))

const Price = styled('div')(({ theme }) => ({
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
  '& dd': {
    fontSize: 20,
    lineHeight: '26px',
    fontWeight: 600,
    letterSpacing: '-0.018em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dd ~ dt, & dd ~ dd': { ...theme.typography.caption, display: 'inline', color: theme.vars.palette.text.tertiary },
  '& dd ~ dd': { marginLeft: 4, letterSpacing: 0, fontWeight: 500, color: theme.vars.palette.text.secondary },
}))

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  margin: '12px -16px -16px',
  padding: '8px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  '& p': { flex: '1 1 260px', display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& p > svg': { flex: 'none', width: 14, height: 14 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' },
}))
