import { quoteEntity } from '@lanewise/contract/quotes'
import { placeName } from '@lanewise/domain/places/place-name'
import { styled } from '@mui/material/styles'
import { ArrowRight } from 'lucide-react'
import type { Quote } from '#features/quotes/history/history.api.ts'
import { LaneButton } from '#features/quotes/history/parts/LaneButton.tsx'
import { pastRates } from '#features/quotes/history/parts/past-rates.ts'
import { laneText } from '#features/quotes/history/parts/quote-text.ts'
import { RequoteButton } from '#features/quotes/history/parts/RequoteButton.tsx'
import { MailQuoteButton } from '#features/rates/index.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { ListTrail } from '#platform/list/return/ListTrail.tsx'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { tripText } from '#platform/routing/recent-records.ts'
import { useNow } from '#platform/use-now.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { FreightCard } from './FreightCard.tsx'
import { NoRateCard } from './NoRateCard.tsx'
import { Column, Columns } from './page-layout.tsx'
import { RatesCard } from './RatesCard.tsx'
import { RequestCard } from './RequestCard.tsx'

/** Read-only view of a past quote. Its rates cannot be chosen, because the prices were valid only at that time. */
export function PastQuote({ quote }: { quote: Quote }) {
  const { quoteNumber, origin, destination, shippingModes, createDateTime, createdBy, rates, truckload } = quote
  return (
    <Column>
      <PageTitle name={quoteNumber} record={{ list: '/requote', detail: tripText([origin, destination]) }} />
      <Head>
        <ListTrail entity={quoteEntity} list={{ path: '/requote', title: 'Quote History' }}>
          {quoteNumber}
        </ListTrail>
        <PageHeader
          title={
            <LaneTitle>
              {placeName(origin)} <ArrowRight aria-hidden="true" />
              <VisuallyHidden>to</VisuallyHidden> {placeName(destination)}
            </LaneTitle>
          }
          side={
            <>
              {shippingModes.map((mode) => (
                <Badge key={mode}>{mode}</Badge>
              ))}
              <Small>
                Requested {dateTimeHere(createDateTime)} by {createdBy}
              </Small>
            </>
          }
          actions={
            <>
              <LaneButton quote={quote} />
              <MailQuoteButton
                quote={{
                  details: { ...quote.details, pickupDate: quote.quoteDate },
                  quoteId: quote.id,
                  spotQuoteIds: truckload.spots.slice(0, 2).map(({ id }) => id),
                }}
                title={`${quoteNumber}, ${laneText(quote)}`}
                obstacle={pastRates(quote).length === 0 ? 'There are no rates to mail' : undefined}
              />
              <RequoteButton kind="primary" quote={quote} />
            </>
          }
        />
      </Head>
      <Expired until={rates.expiresAt} />
      <Columns>
        <Column>
          <RatesCard quote={quote} />
          <NoRateCard sources={rates.sources} />
        </Column>
        <Column>
          <RequestCard quote={quote} />
          <FreightCard items={quote.details.lineItems} />
        </Column>
      </Columns>
    </Column>
  )
}

function Expired({ until }: { until: string }) {
  const now = useNow()
  if (new Date(until) > now) return null
  return <Alert tone="info">These rates were valid until {dateTimeHere(until)}. Requote to get today’s rates.</Alert>
}

const Head = styled('div')({ display: 'grid', gap: 4, minWidth: 0 })

const LaneTitle = styled('span')(({ theme }) => ({
  '& svg': { width: 18, height: 18, margin: '0 4px', verticalAlign: -3, color: theme.vars.palette.text.tertiary },
}))

const Small = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }))
