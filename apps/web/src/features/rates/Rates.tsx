import type { ChosenPrice, ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { equipmentModeLabels, isLtlMode } from '@lanewise/domain/freight/modes'
import type { PriceSide } from '@lanewise/domain/quotes/rates/shown-rate'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { CompareBar } from './compare/CompareBar.tsx'
import { ContractRates } from './list/ContractRates.tsx'
import { LtlRates } from './list/LtlRates.tsx'
import { Notices } from './Notices.tsx'
import { PrintView } from './print/PrintView.tsx'
import { RatesHeader } from './RatesHeader.tsx'
import { RatesViewContext } from './rates-view.ts'
import { type ShownFreight, SidePanel } from './side/SidePanel.tsx'
import { SpotSection } from './spot/SpotSection.tsx'
import { useModes } from './use-modes.ts'
import { useRates } from './use-rates.ts'
import { useViewState } from './use-view-state.ts'

type RatesProps = {
  freight: ShownFreight
  details: QuoteDraft
  onChoose: (chosen: ChosenQuote, price?: ChosenPrice) => void
  /** Kind of amount shown first. */
  firstSide?: PriceSide
  onAddTruckload: () => void
  /** Requests all rates again. */
  onRenew: () => void
}

export function Rates({ freight, details, onChoose, onAddTruckload, onRenew, firstSide = 'Customer' }: RatesProps) {
  const rates = useRates(freight)
  const { active, toggle } = useModes(freight, onAddTruckload)
  const [isPrinting, setPrinting] = useState(false)
  const offers = [
    ...rates.spots.flatMap(({ offer }) => offer ?? []),
    ...(active.includes('TL') ? rates.contract.rates.flatMap(({ offer }) => offer ?? []) : []),
    ...(active.some(isLtlMode) ? rates.ltl.offers : []),
  ]
  const { view, setSide, clear } = useViewState(offers, { ...rates.prices, firstSide }, onChoose)
  return (
    <RatesViewContext value={view}>
      <Columns>
        <SidePanel freight={freight} mileage={rates.mileage} />
        <Main>
          <RatesHeader
            freight={freight}
            active={active}
            onToggle={toggle}
            side={rates.prices.hasMarkup ? view.side : null}
            onSide={setSide}
            onPrint={() => setPrinting(true)}
          />
          <Notices prices={rates.prices} hasExpired={offers.some(view.isExpired)} onRenew={onRenew} />
          <SpotSection spots={rates.spots} equipment={equipmentModeLabels[freight.equipmentMode]} />
          {active.includes('TL') && <ContractRates {...rates.contract} />}
          {active.some(isLtlMode) && <LtlRates {...rates.ltl} />}
          <CompareBar offers={offers} shipDate={freight.pickupDate} onClear={clear} />
        </Main>
      </Columns>
      {isPrinting && <PrintView freight={freight} details={details} rates={rates} onClose={() => setPrinting(false)} />}
    </RatesViewContext>
  )
}

/** The side panel comes first in the DOM and on phones, and stands on the right where there is room. */
const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 24,
  alignItems: 'start',
  [TOUCH]: { padding: 12 },
  [`@media (min-width:${breakpoints.w1024}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) 304px',
    gap: 24,
    '& > aside': { gridColumn: 2, gridRow: 1 },
  },
})

const Main = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 })
