import type { IntegratedRates } from '@lanewise/contract/quote-fields'
import { comparedText, type RateSort, rankRates, rateSorts, sortRates } from '@lanewise/domain/quotes/rates/ranking'
import { formatNumber, plural } from '@lanewise/domain/shared/format'
import { useState } from 'react'
import { type Offer, rankedOf } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import type { CallStatus } from '#platform/query/query.ts'
import { Button } from '#ui/action/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Select } from '#ui/form/Select.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { LtlRow } from './LtlRow.tsx'
import { RateSection } from './RateSection.tsx'
import { HeadRow, RateFrame, Rows } from './rate-grid.tsx'
import { SourceLines } from './SourceLines.tsx'
import { useSteady } from './use-steady.ts'

type LtlRatesProps = {
  status: CallStatus
  rates: IntegratedRates | undefined
  offers: readonly Offer[]
  onRetry: () => void
}

/** LTL and volume rates received so far. */
export function LtlRates({ status, rates, offers, onRetry }: LtlRatesProps) {
  const { side } = useRatesView()
  const [sort, setSort] = useState<RateSort>('price')
  const ranked = sortRates(
    offers.map((offer) => ({ ...rankedOf(offer, side), offer })),
    sort,
  )
  const { shown, waiting, area, showAll } = useSteady(ranked)
  const isWaitingForFirst = status === 'loading' || (rates && !rates.isComplete && offers.length === 0)
  return (
    <div {...area}>
      <RateSection
        title="LTL Rates"
        note={rates && [noteOf(rates), comparedText(ranked)].filter(Boolean).join(' · ')}
        side={
          <>
            {waiting > 0 && <Button onClick={showAll}>{waitingText(waiting)}</Button>}
            {offers.length > 1 && <SortSelect sort={sort} onSort={setSort} />}
          </>
        }
      >
        <Card flush>
          {status === 'error' && <ErrorState text="Error occurred" onRetry={onRetry} />}
          {isWaitingForFirst && <SkeletonRows height={52} />}
          {rates?.isComplete && offers.length === 0 && <EmptyState text="No rates were returned from our provider." />}
          {shown.length > 0 && (
            <RateFrame>
              <Heads />
              <Rows aria-label="LTL Rates">
                {shown.map(({ id, offer }) => (
                  <LtlRow key={id} offer={offer} ranking={rankRates(ranked)} />
                ))}
              </Rows>
            </RateFrame>
          )}
          {rates && <SourceLines quoteId={rates.quoteId} sources={rates.sources} />}
        </Card>
      </RateSection>
    </div>
  )
}

const Heads = () => (
  <HeadRow kind="ltl" aria-hidden="true">
    <span />
    <span>Carrier</span>
    <span>Service level</span>
    <span data-end="">Days</span>
    <span>Est. arrival</span>
    <span>Terms</span>
    <span data-end="">vs lowest</span>
    <span data-end="">LTL cost</span>
    <span />
  </HeadRow>
)

function SortSelect({ sort, onSort }: { sort: RateSort; onSort: (sort: RateSort) => void }) {
  const options = Object.entries(rateSorts).map(([value, label]) => ({ value: value as RateSort, label }))
  return <Select aria-label="Sort" value={sort} options={options} onChange={onSort} />
}

const waitingText = (count: number) => `${count} more ${count === 1 ? 'rate' : 'rates'}`

/** "Q100 · 12 rates from 5 carriers, 10 gave none" */
function noteOf({ items, sources, quoteNumber }: IntegratedRates) {
  const carriers = new Set(items.map(({ carrierName }) => carrierName)).size
  const refused = sources.reduce((sum, { refusals }) => sum + refusals.length, 0)
  const working = sources.filter(({ state }) => state === 'Working').length
  return [
    quoteNumber,
    `${plural(items.length, 'rate')} from ${plural(carriers, 'carrier')}${refused > 0 ? `, ${formatNumber(refused)} gave none` : ''}`,
    ...(working > 0 ? [`${plural(working, 'source')} still working`] : []),
  ].join(' · ')
}
