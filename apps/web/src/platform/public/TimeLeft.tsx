import type { CarrierLoad } from '@lanewise/contract/carrier-load'
import { formatDateTime } from '@lanewise/domain/shared/format'
import { useState } from 'react'
import { Progress } from '#ui/feedback/Progress.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Ends, RemainingTime } from './public-layout.tsx'
import { timeLeftText, useTimeLeft } from './use-time-left.ts'

/** Time the carrier has left to respond, by the server's clock. */
export function TimeLeft({ request: { now, sentAt, expiresAt, load } }: { request: CarrierLoad }) {
  const [ahead] = useState(() => Date.now() - Date.parse(now))
  const remaining = useTimeLeft(expiresAt, ahead)
  const whole = Date.parse(expiresAt) - Date.parse(sentAt)
  const zone = load.stops[0]?.address.ianaTimeZone ?? 'UTC'
  return (
    <Card>
      <Progress
        label="Time left to answer"
        value={whole > 0 ? (remaining / whole) * 100 : 0}
        detail={<RemainingTime>{remaining === 0 ? 'Over' : timeLeftText(remaining)}</RemainingTime>}
      />
      <Ends>
        <span>Sent {formatDateTime(sentAt, zone)}</span>
        <span>Ends {formatDateTime(expiresAt, zone)}</span>
      </Ends>
    </Card>
  )
}
