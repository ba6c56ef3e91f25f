import { centsOfDollars } from '@lanewise/contract/money'
import { chooseRateResponse, type RateRequest, type RateRequestLine } from '@lanewise/contract/rate-requests'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import type { OfferFigures } from '@lanewise/domain/rate-requests/compare-offers'
import { canChoose } from '@lanewise/domain/rate-requests/rate-request-states'
import { formatMoney } from '@lanewise/domain/shared/format'
import { canMove } from '@lanewise/domain/shipments/moves'
import { useState } from 'react'
import { CarrierLogo } from '#features/carriers/index.ts'
import { useChooseResponse } from '#features/rate-requests/rate-requests.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { momentHere } from '#platform/date-time.ts'
import { ConfirmCall } from '#platform/record/ConfirmCall.tsx'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Answered, Days, Offer, Over, Total, Who } from './card-layout.tsx'
import { against, daysText, howText, perMile } from './card-text.ts'

type OfferRowProps = {
  line: RateRequestLine
  /** Rank by price; 1 is the cheapest. */
  place: number
  request: RateRequest
  figures: OfferFigures | null
  shipment: ShipmentInformation
  onBooked: () => void
}

/** One offer, compared with the target price or else with the lowest offer, and the button that books it. */
export function OfferRow({ line, place, request, figures, shipment, onBooked }: OfferRowProps) {
  const { carrierName, carrierLogoFileId, note, total, transitDays, answeredAt } = line
  const now = useNow()
  const compared = against(total ?? 0, request.target ?? figures?.lowest ?? 0)
  const isBookable = canChoose(line, request) && canMove('book', shipment.shipmentStatusName)
  return (
    <Offer data-chosen={line.isChosen || undefined}>
      <span>{place}</span>
      <CarrierLogo name={carrierName} logoFileId={carrierLogoFileId} size={28} />
      <Who>
        <div>
          <b>{carrierName}</b>
          <Marks line={line} place={place} figures={figures} />
        </div>
        {note && <small>{note}</small>}
      </Who>
      <Total>
        <b>{formatMoney(centsOfDollars(total ?? 0))}</b>
        <small>{perMile(total ?? 0, shipment.totalDistance)}</small>
      </Total>
      <Over data-tone={compared?.tone}>
        {compared && (
          <>
            <span>{compared.amount}</span>
            <small>{compared.percent}</small>
          </>
        )}
      </Over>
      <Days>{transitDays !== null && daysText(transitDays)}</Days>
      <Answered>
        <span>{answeredAt && momentHere(answeredAt, now)}</span>
        <small>{howText(line)}</small>
      </Answered>
      {isBookable && (
        <Choose line={line} shipmentNumber={shipment.shipmentNumber} isFirst={place === 1} onBooked={onBooked} />
      )}
    </Offer>
  )
}

function Marks({ line, place, figures }: Pick<OfferRowProps, 'line' | 'place' | 'figures'>) {
  const isFastest = figures && figures.count > 1 && line.transitDays === figures.fewestDays
  return (
    <>
      {line.isChosen && <Badge tone="ok">Booked</Badge>}
      {place === 1 && figures && figures.count > 1 && <Badge tone="ok">Lowest</Badge>}
      {isFastest && <Badge tone="accent">Fastest</Badge>}
    </>
  )
}

type ChooseProps = { line: RateRequestLine; shipmentNumber: string; isFirst: boolean; onBooked: () => void }

/** Asks for confirmation before the shipment is booked. (RFQ-4) */
function Choose({ line, shipmentNumber, isFirst, onBooked }: ChooseProps) {
  const refusal = useRefusalOf(chooseRateResponse)
  const { mutateAsync } = useChooseResponse()
  const [isAsking, setAsking] = useState(false)
  const { carrierName, total, transitDays } = line
  const price = formatMoney(centsOfDollars(total ?? 0))
  return (
    <>
      <Button
        size="small"
        kind={isFirst ? 'primary' : 'secondary'}
        {...(refusal && { disabledReason: refusal })}
        aria-label={`Select ${carrierName}`}
        onClick={() => setAsking(true)}
      >
        Select
      </Button>
      {isAsking && (
        <ConfirmCall
          title={`Book ${shipmentNumber} with ${carrierName}?`}
          text={`For ${price}${transitDays === null ? '' : `, ${daysText(transitDays)}`}. The carrier gets a rate confirmation; the others are told that the request is closed.`}
          verb="Book"
          done={null}
          run={() => mutateAsync({ params: { shipmentNumber }, body: { lineId: line.id } })}
          onClose={(isDone) => {
            setAsking(false)
            if (isDone) onBooked()
          }}
        />
      )}
    </>
  )
}
