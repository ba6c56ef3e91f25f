import { mostCompared } from '@lanewise/domain/quotes/rates/comparison'
import { lateText } from '@lanewise/domain/quotes/rates/late-arrival'
import { aboveLowest, type Ranking } from '@lanewise/domain/quotes/rates/ranking'
import { priceCaption } from '@lanewise/domain/quotes/rates/shown-rate'
import { notIncludedText } from '@lanewise/domain/rating/services/truckload-services'
import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { CarrierLogo } from '#features/carriers/index.ts'
import { PriceButton } from '#features/rates/breakdown/PriceButton.tsx'
import { type Offer, rankedOf } from '#features/rates/offer.ts'
import { useRatesView } from '#features/rates/rates-view.ts'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { CARDS, ROOMY } from './rate-grid.tsx'

export function CompareBox({ offer }: { offer: Offer }) {
  const { compared, compare } = useRatesView()
  const isTicked = compared.includes(offer.id)
  const isFull = !isTicked && compared.length >= mostCompared
  return (
    <Checkbox
      checked={isTicked}
      aria-label={`Compare ${offer.carrierDescription}, ${offer.serviceLevel}`}
      {...(isFull && { disabledReason: `At most ${mostCompared} rates fit side by side` })}
      onChange={() => compare(offer.id)}
    />
  )
}

export function Who({ name, logoId, children }: { name: string; logoId: string | null; children?: ReactNode }) {
  return (
    <Carrier data-area="who">
      <CarrierLogo name={name} logoFileId={logoId} />
      <div>
        <b title={name}>{name}</b>
        {children && <div>{children}</div>}
      </div>
    </Carrier>
  )
}

export function Marks({ isLowest, isFastest }: { isLowest: boolean; isFastest: boolean }) {
  return (
    <>
      {isLowest && <Badge tone="ok">Lowest cost</Badge>}
      {isFastest && <Badge tone="accent">Fastest</Badge>}
    </>
  )
}

/** Marks a rate that arrives after the delivery window. */
export function Late({ offer }: { offer: Offer }) {
  const { dueDate } = useRatesView()
  const text = lateText(offer.deliveryDateTime, dueDate)
  return text && <Badge tone="late">{text}</Badge>
}

/** Price with its label. A rate without a price cannot be selected. */
export function Price({ offer }: { offer: Offer }) {
  const { side } = useRatesView()
  return (
    <>
      <PriceButton offer={offer} />
      <Caption>{priceCaption(side, offer.isGuaranteed)}</Caption>
    </>
  )
}

type SelectButtonProps = {
  offer: Offer
  /** Disables the button and becomes its tooltip. */
  obstacle?: string
  /** Whether the button is the filled one, where it is not that of the cheapest rate of all. */
  isPrimary?: boolean
}

export function SelectButton({ offer, obstacle, isPrimary }: SelectButtonProps) {
  const { primaryId, choose, isExpired } = useRatesView()
  if (isExpired(offer)) return <Badge tone="risk">Expired</Badge>
  return (
    <Button
      kind={(isPrimary ?? primaryId === offer.id) ? 'primary' : 'secondary'}
      aria-label={`Select ${offer.carrierDescription}, ${offer.serviceLevel}`}
      {...(obstacle && { disabledReason: obstacle })}
      onClick={() => choose(offer)}
    >
      Select
    </Button>
  )
}

/** Services that the price does not include. (TRADE-6, DEF-130) */
export function Unpriced({ offer }: { offer: Offer }) {
  const text = notIncludedText(offer.unpriced)
  if (text === null) return null
  return (
    <Missing data-full="">
      <TriangleAlert aria-hidden="true" />
      {text}
    </Missing>
  )
}

/** Warning against booking the carrier of a rate. (CARRIER-4, DEF-106) */
export function Against({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Missing data-full="">
      <TriangleAlert aria-hidden="true" />
      {text}
    </Missing>
  )
}

/** Difference from the lowest price of the list. */
export function AboveLowest({ offer, ranking }: { offer: Offer; ranking: Ranking }) {
  const { side } = useRatesView()
  const { id, price } = rankedOf(offer, side)
  const text = aboveLowest({ id, price }, ranking)
  return ranking.otherIds.includes(id) ? <Caption>{text}</Caption> : text
}

const Carrier = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': {
    display: 'block',
    overflow: 'hidden',
    fontWeight: 500,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [CARDS]: { whiteSpace: 'normal' },
  },
  '& > div > div': { display: 'flex', flexWrap: 'wrap', gap: 4 },
})

const Caption = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
  [ROOMY]: { whiteSpace: 'nowrap' },
}))

const Missing = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.risk.fg,
  fontSize: 12,
  lineHeight: '16px',
  '& > svg': { flex: 'none', width: 14, height: 14, color: theme.vars.palette.risk.icon },
}))
