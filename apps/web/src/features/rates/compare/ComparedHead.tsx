import { tradeText } from '@lanewise/domain/quotes/rates/comparison'
import { rankRates, shareOfHighest, sortRates } from '@lanewise/domain/quotes/rates/ranking'
import { amountOf } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { Marks, PriceBar, SelectButton } from '#features/rates/list/rate-parts.tsx'
import { type Offer, rankedOf } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

type ComparedHeadProps = {
  offer: Offer
  offers: readonly Offer[]
  onClose: () => void
}

/** Carrier and price of a rate, with its difference from the cheapest. */
export function ComparedHead({ offer, offers, onClose }: ComparedHeadProps) {
  const { side, compare, compared } = useRatesView()
  const ranked = offers.map((one) => rankedOf(one, side))
  const ranking = rankRates(ranked)
  const [cheapest] = sortRates(ranked, 'price')
  const price = amountOf(offer, side)
  const comparisonOf = ({ id }: Offer) => {
    if (ranking.otherIds.includes(id)) return 'Not comparable: includes other services'
    if (!cheapest || cheapest.id === id) return `The lowest of these ${offers.length - ranking.otherIds.length}`
    return tradeText(rankedOf(offer, side), cheapest)
  }
  /** A comparison needs at least two rates, so removing one of two closes the dialog. */
  const remove = () => {
    if (compared.length <= 2) onClose()
    compare(offer.id)
  }
  return (
    <Head scope="col">
      <Names>
        <div>
          <b>{offer.carrierDescription}</b>
          <small>{offer.serviceLevel}</small>
        </div>
        <IconButton label={`Remove ${offer.carrierDescription}`} icon={<X />} size="small" onClick={remove} />
      </Names>
      <Price>{formatMoney(price)}</Price>
      <PriceBar percent={shareOfHighest(price, ranking.highest)} isLowest={price === ranking.lowest} />
      <small>{comparisonOf(offer)}</small>
      <Badges>
        <Marks id={offer.id} ranking={ranking} />
      </Badges>
      <SelectButton offer={offer} />
    </Head>
  )
}

const Head = styled('th')(({ theme }) => ({
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: theme.vars.palette.text.tertiary },
  '& > .MuiButton-root': { width: '100%' },
}))

const Names = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 4,
  minHeight: 52,
  [TOUCH]: { flexDirection: 'column-reverse', gap: 0, '& > button': { alignSelf: 'flex-end' } },
})
const Price = styled('div')({ fontSize: 19, lineHeight: '26px', fontWeight: 600, letterSpacing: '-0.018em' })
const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, minHeight: 18, margin: '6px 0' })
