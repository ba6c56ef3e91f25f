import { centsOfDollars } from '@lanewise/contract/money'
import type { SelectedQuote } from '@lanewise/contract/order-fields'
import type { ChosenQuote } from '@lanewise/contract/quote-form'
import { sideNames } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { dateTimeHere } from '#platform/date-time.ts'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Card } from '#ui/layout/Card.tsx'

type SelectedCardProps = { quote: SelectedQuote; onChoose: (chosen: ChosenQuote) => void }

/** Rate that was selected when the order was created. */
export function SelectedCard({ quote, onChoose }: SelectedCardProps) {
  const { carrierName, serviceLevel, quoteNumber, totalCost, expiresAt, chosen } = quote
  const now = useNow()
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
  const facts = [quoteNumber, serviceLevel, expiresAt && `valid until ${dateTimeHere(expiresAt)}`].filter(Boolean)
  return (
    <Card title="Selected Quote" subtitle="Chosen with the order">
      <Line>
        <div>
          <b>{carrierName}</b>
          <small>{facts.join(' · ')}</small>
        </div>
        <div data-end="">
          <strong>{formatMoney(centsOfDollars(totalCost))}</strong>
          <small>{sideNames.Cost}</small>
        </div>
        {isExpired ? (
          <Badge tone="risk">Expired</Badge>
        ) : (
          <Button
            kind="primary"
            aria-label={`Select ${carrierName}, chosen with the order`}
            onClick={() => onChoose(chosen)}
          >
            Select
          </Button>
        )}
      </Line>
    </Card>
  )
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > [data-end]': { flex: 'none', textAlign: 'right' },
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  '& strong': { ...theme.typography.h1, fontVariantNumeric: 'tabular-nums' },
}))
