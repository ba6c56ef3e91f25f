import type { ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { quotedPrice, sideNames } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatDate, formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { RotateCw } from 'lucide-react'
import { placeText } from '#features/quotes/details/places/place-words.ts'
import { useChosenCheck } from '#features/quotes/quotes.api.ts'
import { usePricing } from '#features/quotes/rates/use-pricing.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { tell } from './chosen-words.ts'

type AdditionalStepProps = { details: QuoteDraft; rate: ChosenQuote | null; onAskAgain: () => void }

/** The last step: the rate that was chosen, and what an order still needs. Nothing is ordered here. */
export function AdditionalStep({ details, rate, onAskAgain }: AdditionalStepProps) {
  return (
    <Parts>
      {rate ? <ChosenRate details={details} chosen={rate} onAskAgain={onAskAgain} /> : <NoRate />}
      <Card title="Still missing for an order" subtitle="Nothing has been ordered or booked">
        <List>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      </Card>
      <Card title="What was quoted">
        <Told details={details} />
      </Card>
    </Parts>
  )
}

const missing = [
  'Name, address and contact of pickup and delivery',
  'Pickup and delivery times',
  'Reference numbers and freight terms',
  'Special instructions',
]

type ChosenRateProps = { details: QuoteDraft; chosen: ChosenQuote; onAskAgain: () => void }

function ChosenRate({ details, chosen, onAskAgain }: ChosenRateProps) {
  const { data: check, isError } = useChosenCheck(chosen)
  const { pricing, hasMarkup } = usePricing(details)
  const { name, kind, mode, rawCost, transit, expiresAt } = tell(chosen, details)
  const { cost, price } = quotedPrice({ mode, rawCost }, pricing)
  return (
    <Card title="Chosen rate" subtitle={kind}>
      <KeyValues>
        <KeyValue label="Rate">{name}</KeyValue>
        {hasMarkup && <KeyValue label={sideNames.Customer}>{formatMoney(price)}</KeyValue>}
        <KeyValue label={sideNames.Cost}>{formatMoney(cost)}</KeyValue>
        <KeyValue label="Transit">{transit}</KeyValue>
        {expiresAt && <KeyValue label="Holds until">{dateTimeHere(expiresAt)}</KeyValue>}
      </KeyValues>
      {check && !check.isValid && (
        <Notice>
          <Alert
            tone="late"
            live
            action={
              <Button icon={<RotateCw />} onClick={onAskAgain}>
                Get Rates
              </Button>
            }
          >
            {check.reason ?? 'This rate has expired.'} Ask for rates again to go on.
          </Alert>
        </Notice>
      )}
      {isError && (
        <Notice>
          <Alert tone="risk" live>
            Whether this rate still holds could not be checked.
          </Alert>
        </Notice>
      )}
    </Card>
  )
}

const NoRate = () => (
  <Card title="No rate chosen">
    <p>The shipment will be booked later, without a rate from this quote. Back shows the rates again.</p>
  </Card>
)

function Told({ details }: { details: QuoteDraft }) {
  const { pickupLocation: pickup, dropoffLocation: dropoff, pickupDate, lineItems } = details
  return (
    <KeyValues>
      <KeyValue label="Pickup">{pickup && placeText(pickup)}</KeyValue>
      <KeyValue label="Delivery">{dropoff && placeText(dropoff)}</KeyValue>
      <KeyValue label="Date of pickup">{pickupDate && formatDate(pickupDate, 'UTC')}</KeyValue>
      <KeyValue label="Line items">{lineItems.length}</KeyValue>
    </KeyValues>
  )
}

const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxWidth: 960,
  margin: '0 auto',
  padding: '16px 24px 24px',
  [TOUCH]: { padding: 12 },
})
const Notice = styled('div')({ marginTop: 12 })
const List = styled('ul')({ margin: 0, paddingLeft: 18, '& li': { lineHeight: '24px' } })
