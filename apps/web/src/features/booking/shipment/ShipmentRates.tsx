import { centsOfDollars } from '@lanewise/contract/money'
import type { SelectedQuote } from '@lanewise/contract/order-fields'
import type { ChosenQuote } from '@lanewise/contract/quote-form'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { equipmentModeLabels, isLtlMode } from '@lanewise/domain/freight/modes'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { bookRate, type ChosenRate, chosenRateOf } from '#features/booking/index.ts'
import { ConfirmationSwitch, useConfirmation } from '#features/rate-confirmations/index.ts'
import {
  blockedIn,
  Comparison,
  ContractRates,
  LtlRates,
  RateNotices,
  RatesViewContext,
  type ShownFreight,
  SidePanel,
  SpotSection,
  useRates,
  useViewState,
} from '#features/rates/index.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import type { CarrierChange } from './ChangeReason.tsx'
import { SelectedCard } from './SelectedCard.tsx'
import type { Booking } from './use-booking.ts'

type ShipmentRatesProps = {
  shipment: ShipmentInformation
  freight: ShownFreight
  selectedQuote: SelectedQuote | null
  booking: Booking
  /** Set when the booking replaces the carrier of a booked shipment. */
  change: CarrierChange | null
  onRenew: () => void
}

/** Rates of every source for the freight of a shipment. Choosing one books it. (SHIP-4) */
export function ShipmentRates({ shipment, freight, selectedQuote, booking, change, onRenew }: ShipmentRatesProps) {
  const isShared = isLtlMode(shipment.shippingMode)
  const rates = useRates(freight, { asksSpot: !isShared })
  const [chosen, setChosen] = useState<ChosenRate | null>(null)
  const offers = isShared
    ? rates.ltl.offers
    : [...rates.spots, ...rates.contract.rates].flatMap(({ offer }) => offer ?? [])
  const choose = (quote: ChosenQuote) => {
    if (!change || change.take()) setChosen(chosenRateOf(quote))
  }
  const start = { hasMarkup: false, dueDate: dueDateOf(shipment), blockedIds: blockedIn(rates.contract.rates) }
  const { view, clear } = useViewState(offers, start, choose)
  return (
    <RatesViewContext value={view}>
      <Comparison offers={offers} freight={freight} onClear={clear}>
        <Columns>
          <SidePanel freight={freight} mileage={rates.mileage} knownMiles={shipment.totalDistance} />
          <Main>
            {selectedQuote && <SelectedCard quote={selectedQuote} onChoose={choose} />}
            <RateNotices prices={rates.prices} hasExpired={offers.some(view.isExpired)} onRenew={onRenew} />
            {isShared ? (
              <LtlRates {...rates.ltl} />
            ) : (
              <>
                <SpotSection spots={rates.spots} equipment={equipmentModeLabels[freight.equipmentMode]} />
                <ContractRates {...rates.contract} />
              </>
            )}
          </Main>
        </Columns>
      </Comparison>
      {chosen && !booking.isBooked && (
        <Confirm
          shipment={shipment}
          chosen={chosen}
          warning={rates.contract.rates.find(({ rate }) => rate.id === chosen.rateId)?.rate.bookingWarning ?? null}
          booking={booking}
          change={change}
          onClose={() => setChosen(null)}
        />
      )}
    </RatesViewContext>
  )
}

/** Last day of the window at the last stop, in its time zone. */
function dueDateOf({ stops }: ShipmentInformation) {
  const last = stops.at(-1)
  return last ? zonedDate(last.lateDateTime, last.address.ianaTimeZone) : null
}

type ConfirmProps = {
  shipment: ShipmentInformation
  chosen: ChosenRate
  /** Warning about the carrier before it is booked. (DEF-106) */
  warning: string | null
  booking: Booking
  change: CarrierChange | null
  onClose: () => void
}

/** Confirmation dialog, because only the carrier can undo a booking. */
function Confirm({ shipment: { id, shipmentNumber }, chosen, warning, booking, change, onClose }: ConfirmProps) {
  const { rateId, carrierName, totalCost } = chosen
  const { choice } = useConfirmation({ rateId })
  const confirm = async () => {
    await booking.book((sending) =>
      bookRate(
        sending,
        { shipmentId: id, shipmentNumber },
        { rateId, rateConfirmation: choice ?? undefined, changeReason: change?.take() ?? undefined },
      ),
    )
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={change ? `Change carrier of ${shipmentNumber}?` : `Book ${shipmentNumber}?`}
      text={
        <Facts>
          <p>{`${carrierName} will haul this shipment for ${formatMoney(centsOfDollars(totalCost))}.`}</p>
          {change && <p>{`${change.former} is told that its booking is cancelled.`}</p>}
          {warning && <Alert tone="risk">{warning}</Alert>}
          <ConfirmationSwitch toBook={{ rateId }} />
        </Facts>
      }
      verb={change ? 'Change Carrier' : 'Book'}
      loading={booking.isSending}
      onConfirm={() => void confirm()}
      onClose={() => {
        if (!booking.isSending) onClose()
      }}
    />
  )
}

/** The side panel comes first in the page order and on phones. It stands at the right where there is room. */
const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  [`@media (min-width:${breakpoints.w1024}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) 304px',
    gap: 24,
    '& > aside': { gridColumn: 2, gridRow: 1 },
  },
})

const Facts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 })

const Main = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 })
