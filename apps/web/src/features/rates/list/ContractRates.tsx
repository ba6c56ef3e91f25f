import type { ContractRate } from '@lanewise/contract/lane-finding'
import { comparedText, type Ranking, rankRates } from '@lanewise/domain/quotes/rates/ranking'
import { contractRateTypes } from '@lanewise/domain/rating/tl/contract-terms'
import { formatNumber, formatPercent } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Info } from 'lucide-react'
import { type Offer, rankedOf } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import type { CallStatus } from '#platform/query/query.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RateSection } from './RateSection.tsx'
import { Cell, Facts, HeadRow, RateFrame, RateLine, Rows } from './rate-grid.tsx'
import { AboveLowest, Against, CompareBox, Late, Marks, Price, SelectButton, Unpriced, Who } from './rate-parts.tsx'

/** Contracted rate and its offer. The offer is null when the rate has no price for this freight. */
export type Contracted = { rate: ContractRate; offer: Offer | null }

/** Ids of the rates whose carriers cannot be booked. */
export const blockedIn = (rates: readonly Contracted[]): string[] =>
  rates.flatMap(({ rate }) => (rate.bookingObstacle ? [rate.id] : []))

type ContractRatesProps = { status: CallStatus; rates: readonly Contracted[]; onRetry: () => void }

/** Contracted rates of the matching lane. */
export function ContractRates({ status, rates, onRetry }: ContractRatesProps) {
  const { side } = useRatesView()
  const ranked = rates.flatMap(({ offer }) => (offer ? [rankedOf(offer, side)] : []))
  const ranking = rankRates(ranked)
  const count = `${formatNumber(rates.length)} on this lane`
  return (
    <RateSection
      title="Contract Rates"
      note={rates.length > 0 && [count, comparedText(ranked)].filter(Boolean).join(' · ')}
    >
      <Card flush>
        {status === 'error' && <ErrorState text="Error occurred" onRetry={onRetry} />}
        {status === 'loading' && <SkeletonRows height={52} />}
        {status === 'success' && rates.length === 0 && (
          <OneLine>
            <Info aria-hidden="true" /> You have no contracted rates on this lane
          </OneLine>
        )}
        {rates.length > 0 && (
          <RateFrame>
            <Heads />
            <Rows aria-label="Contract Rates">
              {rates.map((contracted) => (
                <ContractRow key={contracted.rate.id} contracted={contracted} ranking={ranking} />
              ))}
            </Rows>
          </RateFrame>
        )}
      </Card>
    </RateSection>
  )
}

const OneLine = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  color: theme.vars.palette.text.secondary,
  '& > svg': { flex: 'none', width: 16, height: 16, color: theme.vars.palette.text.tertiary },
}))

/** One contracted rate. (QUOTE-60) */
function ContractRow({ contracted: { rate, offer }, ranking }: { contracted: Contracted; ranking: Ranking }) {
  const { compared, lowestId } = useRatesView()
  return (
    <RateLine
      kind="contract"
      aria-label={rate.carrierDescription}
      data-compared={compared.includes(rate.id) || undefined}
    >
      {offer ? <CompareBox offer={offer} /> : <span />}
      <Who name={rate.carrierDescription} logoId={rate.carrierLogoFileId}>
        <Marks
          isLowest={lowestId === rate.id && ranking.cheapestId === rate.id}
          isFastest={ranking.fastestId === rate.id}
        />
        {offer && <Late offer={offer} />}
      </Who>
      <Facts>
        <Cell name="On-time pickup" end>
          {formatPercent(rate.carrierOnTimePickupPercentage)}
        </Cell>
        <Cell name="On-time delivery" end>
          {formatPercent(rate.carrierOnTimeDeliveryPercentage)}
        </Cell>
        <Cell name="Accepted" end>
          {formatNumber(rate.shipmentsAccepted)}
        </Cell>
        <Cell name="Rejected" end>
          {formatNumber(rate.shipmentsRejected)}
        </Cell>
        <Cell name="Rate type" isPlain>
          {contractRateTypes[rate.rateType]}
        </Cell>
        <Cell name="vs lowest" end>
          {offer ? <AboveLowest offer={offer} ranking={ranking} /> : '–'}
        </Cell>
      </Facts>
      <Cell name="Rate" end area="price">
        {offer ? <Price offer={offer} /> : 'N/A'}
      </Cell>
      <Cell name="Select" end area="select">
        {offer && <SelectButton offer={offer} {...(rate.bookingObstacle && { obstacle: rate.bookingObstacle })} />}
      </Cell>
      {!offer && <p data-full="">{rate.why.join('. ')}</p>}
      {offer && <Unpriced offer={offer} />}
      <Against text={rate.bookingObstacle ?? rate.bookingWarning} />
    </RateLine>
  )
}

const Heads = () => (
  <HeadRow kind="contract" aria-hidden="true">
    <span />
    <span>Carrier</span>
    <span data-end="">On-time pickup</span>
    <span data-end="">On-time delivery</span>
    <span data-end="">Accepted</span>
    <span data-end="">Rejected</span>
    <span>Rate type</span>
    <span data-end="">vs lowest</span>
    <span data-end="">Rate</span>
    <span />
  </HeadRow>
)
