import type { CertificateState, InsuranceState } from '@lanewise/domain/carriers/certificate'
import { styled } from '@mui/material/styles'
import {
  Ban,
  CalendarClock,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  History,
  type LucideIcon,
} from 'lucide-react'
import { Chip } from '#ui/chip/Chip.tsx'
import type { Tone } from '#ui/theme/tone.ts'

type State = InsuranceState | CertificateState

const stateStyles: Record<State, { icon: LucideIcon; tone: Tone }> = {
  Valid: { icon: CircleCheck, tone: 'ok' },
  Expiring: { icon: CalendarClock, tone: 'risk' },
  Expired: { icon: CircleAlert, tone: 'late' },
  None: { icon: CircleDashed, tone: 'neutral' },
  Replaced: { icon: History, tone: 'neutral' },
  Upcoming: { icon: CircleDashed, tone: 'accent' },
}

type InsuranceChipProps = {
  state: State
  /** Reason, shown as a tooltip. */
  sentence?: string | null
}

export function InsuranceChip({ state, sentence }: InsuranceChipProps) {
  const { icon: Icon, tone } = stateStyles[state]
  return (
    <Whole title={sentence ?? undefined}>
      <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
        {state}
      </Chip>
    </Whole>
  )
}

/** Chip for a carrier that is excluded from tenders and bookings. */
export const HoldChip = ({ reason }: { reason: string | null }) => (
  <Whole title={reason ?? undefined}>
    <Chip tone="late" icon={<Ban aria-hidden="true" />}>
      On Hold
    </Chip>
  </Whole>
)

/** Chip for a carrier that may be offered loads. */
export const ActiveChip = () => <Chip icon={<Circle aria-hidden="true" />}>Active</Chip>

const Whole = styled('span')({ display: 'inline-flex', maxWidth: '100%', verticalAlign: 'middle' })
