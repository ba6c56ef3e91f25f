import type { LtlQuoteSummary } from '@lanewise/contract/quotes'
import { placeName } from '@lanewise/domain/places/place-name'
import { quoteLabels as labels } from '@lanewise/domain/quotes/labels'
import { formatDate, formatNumber, formatWeight } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { ArrowRight } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { CustomerPrice } from '#features/quotes/history/parts/CustomerPrice.tsx'
import { rateCountText } from '#features/quotes/history/parts/quote-text.ts'
import { RequoteButton } from '#features/quotes/history/parts/RequoteButton.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import type { CardProps } from '#platform/list/list-definition.ts'
import { Link } from '#ui/action/Link.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Highlight } from '#ui/data/Highlight.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Actions, Facts, Layout, Title } from './card-layout.tsx'

/** Card of a past quote: lane, dates, freight and lowest cost. */
export function QuoteCard({ row: quote, search, check }: CardProps<LtlQuoteSummary>) {
  const { id, quoteNumber, origin, destination, shippingModes, bookedOrderNumber, createDateTime, createdBy } = quote
  return (
    <Layout>
      {check}
      <Title>
        <div>
          <LaneLink component={RouterLink} to={`/requote/${id}`}>
            <Highlight text={placeName(origin)} match={search} /> <ArrowRight aria-hidden="true" />
            <VisuallyHidden>to</VisuallyHidden> <Highlight text={placeName(destination)} match={search} />
          </LaneLink>
        </div>
        <p>
          <Highlight text={quoteNumber} match={search} />
          {shippingModes.map((mode) => (
            <Badge key={mode}>{mode}</Badge>
          ))}
          <span>
            {labels.createDateTime} {dateTimeHere(createDateTime)} by {createdBy}
          </span>
          {bookedOrderNumber && (
            <Link component={RouterLink} number to={`/orders/${bookedOrderNumber}`}>
              {bookedOrderNumber}
            </Link>
          )}
        </p>
      </Title>
      <Facts>
        <KeyValue label={labels.quoteDate}>{formatDate(quote.quoteDate, 'UTC')}</KeyValue>
        <KeyValue label="Class">{quote.freightClasses.join(', ')}</KeyValue>
        <KeyValue label={labels.units}>{formatNumber(quote.units)}</KeyValue>
        <KeyValue label="Weight">{formatWeight(quote.totalWeight)}</KeyValue>
        <KeyValue label="Lowest price">
          <CustomerPrice quote={quote} />
          {quote.rateCount > 0 && <small>{rateCountText(quote.rateCount)}</small>}
        </KeyValue>
      </Facts>
      <Actions>
        <RequoteButton quote={quote} label={`Requote ${quoteNumber}`} />
      </Actions>
    </Layout>
  )
}

const LaneLink = styled(Link)(({ theme }) => ({
  ...theme.typography.h3,
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
  '& svg': {
    width: 14,
    height: 14,
    margin: '0 3px',
    verticalAlign: -2,
    color: theme.vars.palette.text.tertiary,
  },
})) as typeof Link
