import type { OrderInformation, SelectedQuote } from '@lanewise/contract/order-fields'
import { sideNames } from '@lanewise/domain/quotes/rates/shown-rate'
import { plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { dollarsText } from '#platform/record/figures-text.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'
import { BookQuote } from './BookQuote.tsx'

const kinds: Record<SelectedQuote['kind'], string> = {
  Contract: 'Contract rate',
  Spot: 'Spot rate',
  Integrated: 'Quoted rate',
}

/** Rate that the order was created with, as it was when it was selected. */
export function QuoteCard({ order }: { order: OrderInformation }) {
  const { selectedQuote: quote } = order
  if (!quote) return null
  const { carrierName, serviceLevel, transitDays, quoteNumber, totalCost, customerTotal, charges } = quote
  const details = [quoteNumber, serviceLevel, transitDays !== null && plural(transitDays, 'day')].filter(Boolean)
  return (
    <Card title="Selected quote" side={kinds[quote.kind]}>
      <Head>
        <div>
          <b>{carrierName}</b>
          <small>{details.join(' · ')}</small>
        </div>
        <div>
          <strong>{dollarsText(totalCost)}</strong>
          <small>{sideNames.Cost}</small>
        </div>
      </Head>
      <KeyValues>
        {charges.map(({ description, chargeTypeName, total }) => (
          <KeyValue key={`${chargeTypeName} ${description}`} inline label={description || chargeTypeName}>
            {dollarsText(total)}
          </KeyValue>
        ))}
        {customerTotal !== totalCost && (
          <KeyValue inline label={sideNames.Customer}>
            {dollarsText(customerTotal)}
          </KeyValue>
        )}
      </KeyValues>
      <BookQuote order={order} quote={quote} />
    </Card>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 12,
  paddingBottom: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& small': { display: 'block', fontSize: 12, color: theme.vars.palette.text.tertiary },
  '& strong': { ...theme.typography.h1, fontVariantNumeric: 'tabular-nums' },
}))
