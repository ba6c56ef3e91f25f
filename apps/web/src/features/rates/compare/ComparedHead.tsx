import { tradeText } from '@lanewise/domain/quotes/rates/comparison'
import { rankRates, sortRates } from '@lanewise/domain/quotes/rates/ranking'
import { amountOf } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { CarrierLogo } from '#features/carriers/index.ts'
import { Marks, SelectButton } from '#features/rates/list/rate-parts.tsx'
import { type Offer, rankedOf } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

type ComparedHeadProps = {
  offer: Offer
  offers: readonly Offer[]
  onRemove: () => void
}

/** Carrier and price of a rate, with its difference from the cheapest. */
export function ComparedHead({ offer, offers, onRemove }: ComparedHeadProps) {
  const { side } = useRatesView()
  const ranked = offers.map((one) => rankedOf(one, side))
  const ranking = rankRates(ranked)
  const [cheapest] = sortRates(ranked, 'price')
  const price = amountOf(offer, side)
  const comparisonOf = ({ id }: Offer) => {
    if (ranking.otherIds.includes(id)) return 'Not comparable: includes other services'
    if (!cheapest || cheapest.id === id) return `The lowest of these ${offers.length - ranking.otherIds.length}`
    return tradeText(rankedOf(offer, side), cheapest)
  }
  return (
    <Head scope="col">
      <Names>
        <CarrierLogo name={offer.carrierDescription} logoFileId={offer.logoId} size={32} />
        <div>
          <b>{offer.carrierDescription}</b>
          <small>{offer.serviceLevel}</small>
        </div>
        <IconButton label={`Remove ${offer.carrierDescription}`} icon={<X />} size="small" onClick={onRemove} />
      </Names>
      <Amount>
        <b>{formatMoney(price)}</b>
        <Marks isLowest={ranking.cheapestId === offer.id} isFastest={ranking.fastestId === offer.id} />
      </Amount>
      <small>{comparisonOf(offer)}</small>
      <SelectButton offer={offer} isPrimary={cheapest?.id === offer.id} />
    </Head>
  )
}

const Head = styled('th')(({ theme }) => ({
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: theme.vars.palette.text.tertiary },
  '& > .MuiButton-root': { width: '100%', marginTop: 10 },
}))

const Names = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minHeight: 44,
  '& > div': { flex: 1, minWidth: 0 },
  '& > button': { marginTop: -4 },
  [TOUCH]: {
    flexWrap: 'wrap',
    // The name has a line for itself below the logo.
    '& > div': { flex: '1 0 100%', order: 1 },
    '& > button': { margin: '-6px -6px 0 auto' },
  },
})
const Amount = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  margin: '6px 0 2px',
  '& > b': { fontSize: 20, lineHeight: '26px', letterSpacing: '-0.018em' },
})
