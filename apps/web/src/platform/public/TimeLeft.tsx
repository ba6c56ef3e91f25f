import type { CarrierLoad } from '@lanewise/contract/carrier-load'
import { formatDateTime } from '@lanewise/domain/shared/format'
import { useState } from 'react'
import { Progress } from '#ui/feedback/Progress.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Ends, Left } from './public-layout.tsx'
import { timeLeftText, useTimeLeft } from './use-time-left.ts'

/** How long the carrier has, by the clock of the server. */
export function TimeLeft({ asked: { now, sentAt, expiresAt, load } }: { asked: CarrierLoad }) {
  const [ahead] = useState(() => Date.now() - Date.parse(now))
  const left = useTimeLeft(expiresAt, ahead)
  const whole = Date.parse(expiresAt) - Date.parse(sentAt)
  const zone = load.stops[0]?.address.ianaTimeZone ?? 'UTC'
  return (
    <Card>
      <Progress
        label="Time left to answer"
        value={whole > 0 ? (left / whole) * 100 : 0}
        detail={<Left>{left === 0 ? 'Over' : timeLeftText(left)}</Left>}
      />
      <Ends>
        <span>Sent {formatDateTime(sentAt, zone)}</span>
        <span>Ends {formatDateTime(expiresAt, zone)}</span>
      </Ends>
    </Card>
  )
}
