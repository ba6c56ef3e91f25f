import type { ContractRate } from '@lanewise/contract/lane-finding'
import { comparedText, type Ranking, rankRates } from '@lanewise/domain/quotes/rates/ranking'
import { contractRateTypes } from '@lanewise/domain/rating/tl/contract-terms'
import { formatNumber, formatPercent } from '@lanewise/domain/shared/format'
import { Info } from 'lucide-react'
import { type Offer, rankedOf } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import type { CallStatus } from '#platform/query/query.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RateSection } from './RateSection.tsx'
import { Cell, Facts, HeadRow, RateFrame, RateLine, Rows } from './rate-grid.tsx'
import { AboveLowest, Against, CompareBox, Late, Marks, Price, SelectButton, Unpriced, Who } from './rate-parts.tsx'

/** Contracted rate and its offer. The offer is null when the rate has no price for this freight. */
export type Contracted = { rate: ContractRate; offer: Offer | null }

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
          <EmptyState text="You have no contracted rates on this lane" icon={<Info aria-hidden="true" />} />
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

/** One contracted rate. (QUOTE-60) */
function ContractRow({ contracted: { rate, offer }, ranking }: { contracted: Contracted; ranking: Ranking }) {
  const { compared } = useRatesView()
  return (
    <RateLine
      kind="contract"
      aria-label={rate.carrierDescription}
      data-compared={compared.includes(rate.id) || undefined}
    >
      {offer ? <CompareBox offer={offer} /> : <span />}
      <Who name={rate.carrierDescription} logoId={rate.carrierLogoFileId}>
        <Marks id={rate.id} ranking={ranking} />
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
