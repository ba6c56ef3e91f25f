import type { CertificateState, InsuranceState } from '@lanewise/domain/carriers/certificate'
import { Ban, CalendarClock, CircleAlert, CircleCheck, CircleDashed, History, type LucideIcon } from 'lucide-react'
import { Chip } from '#ui/data/Chip.tsx'
import type { Tone } from '#ui/theme/tone.ts'

type State = InsuranceState | CertificateState

const looks: Record<State, { icon: LucideIcon; tone: Tone }> = {
  Valid: { icon: CircleCheck, tone: 'ok' },
  Expiring: { icon: CalendarClock, tone: 'risk' },
  Expired: { icon: CircleAlert, tone: 'late' },
  None: { icon: CircleDashed, tone: 'neutral' },
  Replaced: { icon: History, tone: 'neutral' },
  Upcoming: { icon: CircleDashed, tone: 'accent' },
}

type InsuranceChipProps = {
  state: State
  /** Why, shown when the pointer rests on it. */
  sentence?: string | null
}

/** How a carrier or one of its certificates stands. */
export function InsuranceChip({ state, sentence }: InsuranceChipProps) {
  const { icon: Icon, tone } = looks[state]
  return (
    <span title={sentence ?? undefined}>
      <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
        {state}
      </Chip>
    </span>
  )
}

/** A carrier that is left out of tenders and bookings. */
export const HoldChip = ({ reason }: { reason: string | null }) => (
  <span title={reason ?? undefined}>
    <Chip tone="late" icon={<Ban aria-hidden="true" />}>
      On Hold
    </Chip>
  </span>
)
