import type { RateRequest, RateRequestLine } from '@lanewise/contract/rate-requests'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import type { OfferFigures } from '@lanewise/domain/rate-requests/compare-offers'
import { ColumnHeads, Group, List } from './card-layout.tsx'
import { OfferRow } from './OfferRow.tsx'
import { DeclinedRow } from './waiting/AskedRow.tsx'
import { RemindAll } from './waiting/Remind.tsx'
import { WaitingLines } from './waiting/WaitingLines.tsx'

type LinesProps = {
  request: RateRequest
  figures: OfferFigures | null
  shipment: ShipmentInformation
  onRecord: (lineId: string) => void
  onBooked: () => void
}

/** Offers ordered by total, then carriers that have not responded, then carriers that declined. */
export function Lines({ request, figures, shipment, onRecord, onBooked }: LinesProps) {
  const inState = (state: RateRequestLine['state']) => request.lines.filter((line) => line.state === state)
  const [offered, waiting, declined] = [inState('Offered'), inState('Pending'), inState('Declined')]
  const isOpen = request.state === 'Open'
  return (
    <>
      {offered.length > 0 && (
        <>
          <ColumnHeads aria-hidden="true">
            <span>Carrier</span>
            <span>Total</span>
            <span>{request.target === null ? 'vs lowest' : 'vs target'}</span>
            <span>Transit</span>
            <span>Answered</span>
          </ColumnHeads>
          <List aria-label="Rate offers">
            {offered.map((line, index) => (
              <OfferRow
                key={line.id}
                line={line}
                place={index + 1}
                request={request}
                figures={figures}
                shipment={shipment}
                onBooked={onBooked}
              />
            ))}
          </List>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <Group>
            <h3>{`${isOpen ? 'Waiting' : 'No answer'} ${waiting.length}`}</h3>
            {isOpen && <RemindAll lines={waiting} shipmentNumber={shipment.shipmentNumber} />}
          </Group>
          <WaitingLines lines={waiting} isOpen={isOpen} shipmentNumber={shipment.shipmentNumber} onRecord={onRecord} />
        </>
      )}
      {declined.length > 0 && (
        <>
          <Group>
            <h3>{`Declined ${declined.length}`}</h3>
          </Group>
          <List aria-label="Declined">
            {declined.map((line) => (
              <DeclinedRow key={line.id} line={line} />
            ))}
          </List>
        </>
      )}
    </>
  )
}
