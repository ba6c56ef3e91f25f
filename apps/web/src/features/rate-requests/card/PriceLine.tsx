import { centsOfDollars } from '@lanewise/contract/money'
import type { RateRequestLine } from '@lanewise/contract/rate-requests'
import type { OfferFigures } from '@lanewise/domain/rate-requests/compare-offers'
import { formatMoney } from '@lanewise/domain/shared/format'
import { Axis, Dot, Prices } from './card-layout.tsx'

type PriceLineProps = { lines: readonly RateRequestLine[]; figures: OfferFigures }

/** Where each offer lies between the lowest and the highest; the list below says the same in figures. */
export function PriceLine({ lines, figures: { lowest, highest, average } }: PriceLineProps) {
  const offers = lines.filter(({ state }) => state === 'Offered')
  const placeOf = (total: number) => `${((total - lowest) / (highest - lowest)) * 100}%`
  const money = (amount: number) => formatMoney(centsOfDollars(amount))
  return (
    <Prices aria-hidden="true">
      <Axis>
        <i style={{ left: placeOf(average) }} />
        {/* The cheapest is drawn last, so that it lies on top. */}
        {offers
          .map(({ id, total }, index) => (
            <Dot key={id} data-lowest={index === 0 || undefined} style={{ left: placeOf(total ?? lowest) }}>
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
