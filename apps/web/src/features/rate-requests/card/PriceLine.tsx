import { centsOfDollars } from '@lanewise/contract/money'
import type { RateRequestLine } from '@lanewise/contract/rate-requests'
import type { OfferFigures } from '@lanewise/domain/rate-requests/compare-offers'
import { formatMoney } from '@lanewise/domain/shared/format'
import { Axis, Dot, Prices, Target } from './card-layout.tsx'

type PriceLineProps = { lines: readonly RateRequestLine[]; figures: OfferFigures; target: number | null }

/** Where each offer lies between the lowest and the highest price, the target among them; the list below says the same in figures. */
export function PriceLine({ lines, figures, target }: PriceLineProps) {
  const lowest = Math.min(figures.lowest, target ?? figures.lowest)
  const highest = Math.max(figures.highest, target ?? figures.highest)
  if (lowest === highest) return null
  const offers = lines.filter(({ state }) => state === 'Offered')
  const shareOf = (price: number) => ((price - lowest) / (highest - lowest)) * 100
  const money = (amount: number) => formatMoney(centsOfDollars(amount))
  return (
    <Prices aria-hidden="true" data-target={target !== null || undefined}>
      <Axis>
        {target === null ? (
          <i style={{ left: `${shareOf(figures.average)}%` }} />
        ) : (
          <Target data-right={shareOf(target) > 70 || undefined} style={{ left: `${shareOf(target)}%` }}>
            <span>{`Target ${money(target)}`}</span>
          </Target>
        )}
        {/* The cheapest is drawn last, so that it lies on top. */}
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
