import type { CertificateState, InsuranceState } from '@lanewise/domain/carriers/certificate'
import { styled } from '@mui/material/styles'
import { Ban, CalendarClock, CircleAlert, CircleCheck, CircleDashed, History, type LucideIcon } from 'lucide-react'
import { Chip } from '#ui/chip/Chip.tsx'
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
    <Whole title={sentence ?? undefined}>
      <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
        {state}
      </Chip>
    </Whole>
  )
}

/** A carrier that is left out of tenders and bookings. */
export const HoldChip = ({ reason }: { reason: string | null }) => (
  <Whole title={reason ?? undefined}>
    <Chip tone="late" icon={<Ban aria-hidden="true" />}>
      On Hold
    </Chip>
  </Whole>
)

const Whole = styled('span')({ display: 'inline-flex', maxWidth: '100%', verticalAlign: 'middle' })
