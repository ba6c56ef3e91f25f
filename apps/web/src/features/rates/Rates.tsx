import type { ChosenPrice, ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { equipmentModeLabels, isLtlMode, type ShippingMode } from '@lanewise/domain/freight/modes'
import { cityText } from '@lanewise/domain/places/place-name'
import type { PriceSide } from '@lanewise/domain/quotes/rates/shown-rate'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { Comparison } from './compare/Comparison.tsx'
import { blockedIn, ContractRates } from './list/ContractRates.tsx'
import { LtlRates } from './list/LtlRates.tsx'
import { MailQuoteButton } from './mail/MailQuoteButton.tsx'
import { summarized } from './mail/summarized.ts'
import { Notices } from './Notices.tsx'
import { PrintView } from './print/PrintView.tsx'
import { PriceSwitch, RatesHeader } from './RatesHeader.tsx'
import { useTruckloadQuote } from './rates.api.ts'
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
  const rates = { ...useRates(freight), truckloadQuoteId: useTruckloadQuote(details)?.id }
  const { active, toggle } = useModes(freight, onAddTruckload)
  const [isPrinting, setPrinting] = useState(false)
  const offers = [
    ...rates.spots.flatMap(({ offer }) => offer ?? []),
    ...(active.includes('TL') ? rates.contract.rates.flatMap(({ offer }) => offer ?? []) : []),
    ...(active.some(isLtlMode) ? rates.ltl.offers : []),
  ]
  const start = { ...rates.prices, firstSide, blockedIds: blockedIn(rates.contract.rates) }
  const { view, setSide, clear } = useViewState(offers, start, onChoose)
  const prices = rates.prices.hasMarkup && <PriceSwitch side={view.side} onSide={setSide} />
  return (
    <RatesViewContext value={view}>
      <Comparison offers={offers} freight={freight} onClear={clear} prices={prices}>
        <Columns>
          <SidePanel freight={freight} mileage={rates.mileage} />
          <Main>
            <RatesHeader
              freight={freight}
              active={active}
              onToggle={toggle}
              prices={prices}
              mail={
                <MailQuoteButton
                  quote={summarized(details, rates)}
                  title={laneOf(freight)}
                  obstacle={offers.length === 0 ? 'There are no rates yet' : undefined}
                />
              }
              onPrint={() => setPrinting(true)}
            />
            <Notices prices={rates.prices} hasExpired={offers.some(view.isExpired)} onRenew={onRenew} />
            <Lists rates={rates} active={active} freight={freight} />
          </Main>
        </Columns>
      </Comparison>
      {isPrinting && <PrintView freight={freight} details={details} rates={rates} onClose={() => setPrinting(false)} />}
    </RatesViewContext>
  )
}

const laneOf = ({ pickupLocation, dropoffLocation }: ShownFreight) =>
  `${cityText(pickupLocation)} to ${cityText(dropoffLocation)}`

type ListsProps = { rates: ReturnType<typeof useRates>; active: readonly ShippingMode[]; freight: ShownFreight }

/** What was asked for comes first: LTL, contracts, then the spot market. An empty list of contracts comes last. */
function Lists({ rates, active, freight }: ListsProps) {
  const { contract, spots, ltl } = rates
  const isEmpty = contract.status === 'success' && contract.rates.length === 0
  const contracts = active.includes('TL') && <ContractRates key="contracts" {...contract} />
  return [
    active.some(isLtlMode) && <LtlRates key="ltl" {...ltl} />,
    !isEmpty && contracts,
    <SpotSection key="spots" spots={spots} equipment={equipmentModeLabels[freight.equipmentMode]} />,
    isEmpty && contracts,
  ]
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
