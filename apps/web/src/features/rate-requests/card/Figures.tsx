import { centsOfDollars } from '@lanewise/contract/money'
import type { PaidOnLane, RateRequest } from '@lanewise/contract/rate-requests'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import type { OfferFigures } from '@lanewise/domain/rate-requests/compare-offers'
import { formatMoney } from '@lanewise/domain/shared/format'
import { dateTimeHere, momentHere } from '#platform/date-time.ts'
import { timeLeftText, useTimeLeft } from '#platform/public/use-time-left.ts'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { useNow } from '#platform/use-now.ts'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { Rail, Strip } from './card-layout.tsx'
import { againstTarget, paidText, perMile, rangeText } from './card-text.ts'

const TargetPrice = lazyDialog(async () => (await import('./TargetPrice.tsx')).TargetPrice)

type FiguresProps = {
  request: RateRequest
  figures: OfferFigures | null
  paid: PaidOnLane | null
  shipment: Pick<ShipmentInformation, 'shipmentNumber' | 'totalDistance'>
}

/** Time left to reply, and a summary of the responses. */
export function Figures({ request, figures, paid, shipment: { shipmentNumber, totalDistance: miles } }: FiguresProps) {
  const { lines, replyBy, state, target } = request
  const measured = (total: number) => (target === null ? perMile(total, miles) : againstTarget(total, target))
  const count = (wanted: string) => lines.filter((line) => line.state === wanted).length
  const [offered, declined, waiting] = [count('Offered'), count('Declined'), count('Pending')]
  return (
    <Strip>
      {state === 'Open' ? (
        <TimeLeft request={request} />
      ) : (
        <KeyValue label="Reply by">{dateTimeHere(replyBy)}</KeyValue>
      )}
      <TargetPrice request={request} shipmentNumber={shipmentNumber} miles={miles} />
      <KeyValue label="Lowest offer" more={figures && measured(figures.lowest)}>
        {figures && formatMoney(centsOfDollars(figures.lowest))}
      </KeyValue>
      <KeyValue
        label={figures && figures.count > 1 ? `Average of ${figures.count}` : 'Average'}
        more={figures && measured(figures.average)}
      >
        {figures && formatMoney(centsOfDollars(figures.average))}
      </KeyValue>
      {paid && (
        <KeyValue label="Paid on this lane" more={paidText(paid)}>
          {rangeText(paid)}
        </KeyValue>
      )}
      <KeyValue label="Answers" more={`${offered} offered, ${declined} declined, ${waiting} waiting`}>
        {offered + declined} of {lines.length}
      </KeyValue>
    </Strip>
  )
}

function TimeLeft({ request: { createdAt, replyBy } }: { request: RateRequest }) {
  const now = useNow()
  const remaining = useTimeLeft(replyBy)
  const whole = Date.parse(replyBy) - Date.parse(createdAt)
  return (
    <KeyValue label={`Reply by ${momentHere(replyBy, now)}`}>
      {remaining === 0 ? 'Time is up' : timeLeftText(remaining)}
      <Rail aria-hidden="true">
        <span style={{ width: `${whole > 0 ? Math.min(100, (remaining / whole) * 100) : 0}%` }} />
      </Rail>
    </KeyValue>
  )
}
