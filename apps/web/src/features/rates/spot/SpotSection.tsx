import type { SpotQuote } from '@lanewise/contract/quote-fields'
import { transitText } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatDate } from '@lanewise/domain/shared/format'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { RateSection } from '#features/rates/list/RateSection.tsx'
import { Late, Price, SelectButton, Unpriced } from '#features/rates/list/rate-parts.tsx'
import type { Offer } from '#features/rates/offer.ts'
import type { CallStatus } from '#platform/query/query.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { radius } from '#ui/theme/tokens.ts'

/** Spot quote with its loading state. */
export type Spot = {
  name: string
  status: CallStatus
  quote: SpotQuote | undefined
  offer: Offer | null
  /** Server message that explains a missing quote. */
  reason: string | null
}

/** Quotes for a full truck, and for a partial one when the company requests partials too. (QUOTE-41, QUOTE-42) */
export function SpotSection({ spots, equipment }: { spots: readonly Spot[]; equipment: string }) {
  return (
    <RateSection title="Spot Truckload" note={equipment}>
      <Cards>
        {spots.map((spot) => (
          <SpotCard key={spot.name} spot={spot} />
        ))}
      </Cards>
    </RateSection>
  )
}

function SpotCard({ spot: { name, status, quote, offer, reason } }: { spot: Spot }) {
  const isLoading = status === 'loading' || status === 'idle'
  return (
    <CardFrame aria-label={name}>
      <Facts>
        <p>
          <b>{name}</b> {quote && <QuoteNumber>Quote {quote.quoteNumber}</QuoteNumber>}
        </p>
        {isLoading && (
          <div role="status">
            <VisuallyHidden>Loading</VisuallyHidden>
            <Skeleton width={140} height={12} />
          </div>
        )}
        {offer && (
          <p>
            {transitText(offer.serviceDays, 'TL')} · arrives {formatDate(offer.deliveryDateTime, 'UTC')}{' '}
            <Late offer={offer} />
          </p>
        )}
        {!isLoading && !offer && <p>No rate available</p>}
        {offer && <Unpriced offer={offer} />}
        {reason && <Reason>{reason}</Reason>}
      </Facts>
      {offer && (
        <>
          <Amount>
            <Price offer={offer} />
          </Amount>
          <End>
            <SelectButton offer={offer} />
          </End>
        </>
      )}
    </CardFrame>
  )
}

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' },
}))

const CardFrame = styled('article')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 60,
  padding: '8px 12px 8px 16px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
}))

const Facts = styled('div')(({ theme }) => ({
  flex: '1 1 160px',
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '18px',
  '& b': { color: theme.vars.palette.text.primary, fontSize: 13, fontWeight: 600 },
}))

const QuoteNumber = styled('span')(({ theme }) => ({ marginLeft: 4, color: theme.vars.palette.text.tertiary }))
const Reason = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.tertiary, overflowWrap: 'anywhere' }))
const Amount = styled('div')({ textAlign: 'right' })
const End = styled('div')({ marginLeft: 'auto' })
