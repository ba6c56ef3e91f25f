import { mostCompared } from '@lanewise/domain/quotes/rates/comparison'
import { lateText } from '@lanewise/domain/quotes/rates/late-arrival'
import { aboveLowest, type Ranking, shareOfHighest } from '@lanewise/domain/quotes/rates/ranking'
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
        <b>{name}</b>
        {children && <div>{children}</div>}
      </div>
    </Carrier>
  )
}

export function Marks({ id, ranking }: { id: string; ranking: Ranking }) {
  return (
    <>
      {ranking.cheapestId === id && <Badge tone="ok">Lowest cost</Badge>}
      {ranking.fastestId === id && <Badge tone="accent">Fastest</Badge>}
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

/** An obstacle disables the button and becomes its tooltip. */
export function SelectButton({ offer, obstacle }: { offer: Offer; obstacle?: string }) {
  const { primaryId, choose, isExpired } = useRatesView()
  if (isExpired(offer)) return <Badge tone="risk">Expired</Badge>
  return (
    <Button
      kind={primaryId === offer.id ? 'primary' : 'secondary'}
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

/** Difference from the lowest price, in dollars and as a bar. */
export function AboveLowest({ offer, ranking }: { offer: Offer; ranking: Ranking }) {
  const { side } = useRatesView()
  const { id, price } = rankedOf(offer, side)
  if (ranking.otherIds.includes(id)) return <Caption>{aboveLowest({ id, price }, ranking)}</Caption>
  return (
    <>
      {aboveLowest({ id, price }, ranking)}
      <PriceBar percent={shareOfHighest(price, ranking.highest)} isLowest={price === ranking.lowest} />
    </>
  )
}

export function PriceBar({ percent, isLowest }: { percent: number; isLowest: boolean }) {
  return (
    <Rail aria-hidden="true" data-bar="">
      <span data-lowest={isLowest || undefined} style={{ width: `${percent}%` }} />
    </Rail>
  )
}

const Carrier = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 500 },
  '& > div > div': { display: 'flex', flexWrap: 'wrap', gap: 4 },
})

const Caption = styled('div')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.tertiary }))

const Missing = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.risk.fg,
  fontSize: 12,
  lineHeight: '16px',
  '& > svg': { flex: 'none', width: 14, height: 14, color: theme.vars.palette.risk.icon },
}))

const Rail = styled('div')(({ theme }) => ({
  height: 4,
  marginTop: 4,
  overflow: 'hidden',
  borderRadius: 2,
  backgroundColor: theme.vars.palette.divider,
  '& > span': { display: 'block', height: '100%', borderRadius: 2, backgroundColor: theme.vars.palette.chart[3] },
  '& > span[data-lowest]': { backgroundColor: theme.vars.palette.ok.icon },
}))
