import { centsOfDollars } from '@lanewise/contract/money'
import type { PaidOnLane, RateRequestLine } from '@lanewise/contract/rate-requests'
import type { OfferFigures } from '@lanewise/domain/rate-requests/compare-offers'
import { formatMoney } from '@lanewise/domain/shared/format'
import { Axis, Band, Dot, Legend, Prices, Target } from './card-layout.tsx'

type PriceLineProps = {
  lines: readonly RateRequestLine[]
  figures: OfferFigures
  target: number | null
  paid: PaidOnLane | null
}

/**
 * Scale of prices from the lowest to the highest, with each offer, the target and the prices paid before. The figures
 * above it and the list below show the same data.
 */
export function PriceLine({ lines, figures, target, paid }: PriceLineProps) {
  const prices = [figures.lowest, figures.highest, target, paid?.lowest, paid?.highest].filter(isPrice)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  if (lowest === highest) return null
  const offers = lines.filter(({ state }) => state === 'Offered')
  const shareOf = (price: number) => ((price - lowest) / (highest - lowest)) * 100
  const money = (amount: number) => formatMoney(centsOfDollars(amount))
  return (
    <Prices aria-hidden="true" data-target={target !== null || undefined}>
      {paid && <Legend>Paid on this lane in 12 months</Legend>}
      <Axis>
        {paid && (
          <Band
            style={{ left: `${shareOf(paid.lowest)}%`, width: `${shareOf(paid.highest) - shareOf(paid.lowest)}%` }}
          />
        )}
        {target === null ? (
          <i style={{ left: `${shareOf(figures.average)}%` }} />
        ) : (
          <Target data-right={shareOf(target) > 70 || undefined} style={{ left: `${shareOf(target)}%` }}>
            <span>{`Target ${money(target)}`}</span>
          </Target>
        )}
        {/* The cheapest offer is drawn last, so that it is on top. */}
        {offers
          .map(({ id, total }, index) => (
            <Dot key={id} data-lowest={index === 0 || undefined} style={{ left: `${shareOf(total ?? lowest)}%` }}>
              {index + 1}
            </Dot>
          ))
          .reverse()}
      </Axis>
      <div>
        <span>{money(lowest)}</span>
        <span>{money(highest)}</span>
      </div>
    </Prices>
  )
}

const isPrice = (price: number | null | undefined): price is number => typeof price === 'number'
