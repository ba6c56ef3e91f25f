import type { Ranking } from '@lanewise/domain/quotes/rates/ranking'
import { formatDate } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { InfoPopover } from '#features/rates/breakdown/InfoPopover.tsx'
import type { Offer } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import { Cell, Facts, RateLine } from './rate-grid.tsx'
import { AboveLowest, CompareBox, Late, Marks, Price, SelectButton, Unpriced, Who } from './rate-parts.tsx'

/** One LTL or volume rate. (QUOTE-54) */
export function LtlRow({ offer, ranking }: { offer: Offer; ranking: Ranking }) {
  const { compared, lowestId } = useRatesView()
  const { levelDescription, terms } = offer
  return (
    <RateLine
      kind="ltl"
      aria-label={`${offer.carrierDescription}, ${offer.serviceLevel}`}
      data-compared={compared.includes(offer.id) || undefined}
    >
      <CompareBox offer={offer} />
      <Who name={offer.carrierDescription} logoId={offer.logoId}>
        <Marks
          isLowest={lowestId === offer.id && ranking.cheapestId === offer.id}
          isFastest={ranking.fastestId === offer.id}
        />
        <Late offer={offer} />
      </Who>
      <Facts>
        <Cell name="Service level" isPlain>
          <Explained>
            {offer.serviceLevel}
            {levelDescription && <InfoPopover about={offer.serviceLevel} text={levelDescription} />}
          </Explained>
        </Cell>
        <Cell name="Days" end>
          {offer.serviceDays}
        </Cell>
        <Cell name="Est. arrival">{formatDate(offer.deliveryDateTime, 'UTC')}</Cell>
        <Cell name="Terms" isPlain>
          <Explained data-small="">
            {terms?.text ?? '–'}
            {terms?.explanation && <InfoPopover about={terms.text} text={terms.explanation} />}
          </Explained>
        </Cell>
        <Cell name="vs lowest" end>
          <AboveLowest offer={offer} ranking={ranking} />
        </Cell>
      </Facts>
      <Cell name="LTL cost" end area="price">
        <Price offer={offer} />
      </Cell>
      <Cell name="Select" end area="select">
        <SelectButton offer={offer} />
      </Cell>
      <Unpriced offer={offer} />
    </RateLine>
  )
}

const Explained = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  lineHeight: '16px',
  '&[data-small]': { color: theme.vars.palette.text.secondary, fontSize: 12 },
}))
