import type { LtlQuoteSummary } from '@lanewise/contract/quotes'
import { aboveLowest, rankRates, sortRates } from '@lanewise/domain/quotes/rates/ranking'
import { amountOf, type PriceSide, sideNames } from '@lanewise/domain/quotes/rates/shown-rate'
import { tlTransitDays } from '@lanewise/domain/rating/transit'
import { formatDate, formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { type Quote, useQuote } from '#features/quotes/history/history.api.ts'
import { pastRates } from '#features/quotes/history/parts/past-rates.ts'
import { rateCountText } from '#features/quotes/history/parts/quote-text.ts'
import { RequoteButton } from '#features/quotes/history/parts/RequoteButton.tsx'
import { contractOffer, ltlOffer, type Offer, rankedOf, spotOffer, usePricing } from '#features/rates/index.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { radius } from '#ui/theme/tokens.ts'

/** Rates of a quote below its row in the history. */
export function QuoteRates({ row }: { row: LtlQuoteSummary }) {
  const { data: quote, isError, refetch } = useQuote(row.id)
  return (
    <Box>
      <Head>
        <b>{`Rates of ${dateTimeHere(row.createDateTime)}`}</b>
        <span>{quote && summaryOf(quote)}</span>
        <RequoteButton quote={row} label={`Requote ${row.quoteNumber}`} />
      </Head>
      {isError && <ErrorState text="The rates could not be loaded" onRetry={() => void refetch()} />}
      {!quote && !isError && <SkeletonRows height={36} />}
      {quote && <Rates quote={quote} />}
    </Box>
  )
}

/** Rates shown at first. */
const FEW = 3

function Rates({ quote }: { quote: Quote }) {
  const [isWhole, setWhole] = useState(false)
  const { pricing, hasMarkup } = usePricing({ pickupLocation: quote.origin, dropoffLocation: quote.destination })
  const side = hasMarkup ? 'Customer' : 'Cost'
  const offers = offersOf(quote, pricing, side)
  const ranking = rankRates(offers.map((offer) => rankedOf(offer, side)))
  const shown = isWhole ? offers : offers.slice(0, FEW)
  const none = quote.rates.sources.flatMap(({ refusals }) => refusals.map(({ carrierName }) => carrierName))
  return (
    <>
      {offers.length > 0 && (
        <Table aria-label={`Rates of ${quote.quoteNumber}`}>
          <thead>
            <tr>
              <th scope="col">Carrier</th>
              <th scope="col">Service level</th>
              <th scope="col">Transit</th>
              <th scope="col">Est. arrival</th>
              <th scope="col" data-end="">
                vs lowest
              </th>
              <th scope="col" data-end="">
                {sideNames[side]}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((offer) => (
              <tr key={offer.id}>
                <td>
                  {offer.carrierDescription} {offer.id === ranking.cheapestId && <Badge tone="ok">Lowest cost</Badge>}
                </td>
                <td>{offer.serviceLevel}</td>
                <td>{`${offer.serviceDays} ${offer.serviceDays === '1' ? 'day' : 'days'}`}</td>
                <td>{formatDate(offer.deliveryDateTime, 'UTC')}</td>
                <td data-end="">{aboveLowest(rankedOf(offer, side), ranking)}</td>
                <td data-end="">
                  <b>{formatMoney(amountOf(offer, side))}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {(offers.length > FEW || none.length > 0) && (
        <Foot>
          {offers.length > FEW && (
            <Button kind="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Show fewer' : `${offers.length - FEW} more`}
            </Button>
          )}
          {none.length > 0 && <span>{`No rate from ${none.join(', ')}`}</span>}
        </Foot>
      )}
    </>
  )
}

/** Offers of all sources, cheapest first. */
function offersOf(quote: Quote, pricing: ReturnType<typeof usePricing>['pricing'], side: PriceSide): Offer[] {
  const { rates, truckload, shippingMode, miles } = quote
  const given = { shipDate: quote.quoteDate, pricing }
  const days = miles === null ? 0 : tlTransitDays(miles)
  const offers = [
    ...rates.items.map((rate) => ltlOffer(rate, shippingMode === 'VLTL' ? 'VLTL' : 'LTL', given)),
    ...truckload.spots.map((spot) => spotOffer(spot, given)),
    ...truckload.contracts.flatMap((rate) => contractOffer(rate, days, given) ?? []),
  ]
  const ranked = offers.map((offer) => ({ ...rankedOf(offer, side), offer }))
  return sortRates(ranked, 'price').map(({ offer }) => offer)
}

const summaryOf = (quote: Quote) => summaryText(pastRates(quote).length, quote.bookedOrderNumber)

const summaryText = (count: number, bookedOrderNumber: string | null) =>
  [rateCountText(count), bookedOrderNumber && `booked as ${bookedOrderNumber}`].filter(Boolean).join(' · ')

const Box = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
}))
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '8px 12px 8px 16px',
  '& b': { fontWeight: 600 },
  '& > span': { flex: 1, color: theme.vars.palette.text.tertiary, fontSize: 12 },
}))
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '8px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
  },
  '& th': { color: theme.vars.palette.text.tertiary, fontSize: 12, lineHeight: '16px', fontWeight: 500 },
  '& [data-end]': { textAlign: 'right' },
  '& b': { fontWeight: 600 },
}))
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '6px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}))
