import type { TrackedShipment, TrackingActivity } from '@lanewise/contract/public-tracking'
import { formatNumber } from '@lanewise/domain/shared/format'
import { arrivalAnswer, momentText, onTimeWord, plannedText } from '@lanewise/domain/tracking/public/arrival'
import { percentCovered } from '@lanewise/domain/tracking/public/tracking-steps'
import { agoText } from '#platform/date-time.ts'
import { OnTimeIcon, onTimeTone } from '#platform/status/OnTime.tsx'
import { useNow } from '#platform/use-now.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Headline, Lines, Progress, Rail } from './answer-layout.tsx'
import { cityOf } from './tracking-text.ts'

type AnswerProps = { shipment: TrackedShipment; activities: readonly TrackingActivity[] }

/** When the freight arrives, before everything else. (DEF-140) */
export function Answer({ shipment, activities }: AnswerProps) {
  const now = useNow()
  const { text, onTimeStatus, stop } = arrivalAnswer(shipment, now)
  return (
    <Card>
      <Headline role="status" data-tone={onTimeTone(onTimeStatus)}>
        {onTimeStatus && <OnTimeIcon status={onTimeStatus} />}
        <span>
          {text}
          {onTimeStatus && (
            <>
              {' '}
              <em>· {onTimeWord(onTimeStatus)}</em>
            </>
          )}
        </span>
      </Headline>
      {stop && (
        <Lines>
          <p>
            {cityOf(stop)} · {plannedText(stop)}
          </p>
          <Seen activities={activities} now={now} />
        </Lines>
      )}
      {stop && !stop.arrivedDateTime && <Driven last={activities.at(-1)} stopId={stop.id} />}
    </Card>
  )
}

/** Last accepted position of the truck. */
function Seen({ activities, now }: { activities: AnswerProps['activities']; now: Date }) {
  const last = activities.at(-1)
  if (!last?.location.city || last.eventType === 'Arrival') return null
  const { city, state, ianaTimeZone } = last.location
  const place = [city, state].filter(Boolean).join(', ')
  const at = momentText(last.activityDateTime, ianaTimeZone ?? 'UTC', now)
  return <p>{`Near ${place}, ${at}, ${agoText(last.activityDateTime, now)}`}</p>
}

/** Covered part of the leg that the truck is driving to the stop. */
function Driven({ last, stopId }: { last: TrackingActivity | undefined; stopId: string }) {
  if (!last || last.nextStopId !== stopId || last.remainingDistance === null || !last.totalSegmentDistance) return null
  const percent = percentCovered(last)
  return (
    <Progress>
      <Rail aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </Rail>
      <span>
        <b>{percent}%</b> of the way
      </span>
      <span data-end="">
        <b>{formatNumber(last.remainingDistance, 0)} mi</b> left of {formatNumber(last.totalSegmentDistance, 0)} mi
      </span>
    </Progress>
  )
}
