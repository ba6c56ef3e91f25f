import { type OrderStatus, showsOnTime } from '@lanewise/domain/orders/order-status'
import { humanize } from '@lanewise/domain/shared/format'
import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import { styled, useTheme } from '@mui/material/styles'
import { ChevronsUp, CircleAlert, CircleCheck, ClockAlert, type LucideIcon } from 'lucide-react'
import { Tip } from '#ui/action/Tip.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { type Tone, toneColors } from '#ui/theme/tone.ts'
import { StatusGlyph } from './StatusGlyph.tsx'

const appearances: Record<OnTimeStatus, { tone: Tone; icon: LucideIcon }> = {
  Early: { tone: 'early', icon: ChevronsUp },
  OnTime: { tone: 'ok', icon: CircleCheck },
  AtRisk: { tone: 'risk', icon: ClockAlert },
  Late: { tone: 'late', icon: CircleAlert },
}

/** On-time color without text, for maps that have a list with the text next to them. */
export const onTimeTone = (status: OnTimeStatus | null): Tone =>
  status === null ? 'neutral' : appearances[status].tone

/** Icon of an on-time status, for places that show its text separately. */
export const onTimeGlyph = (status: OnTimeStatus) => {
  const { tone, icon: Icon } = appearances[status]
  return (
    <StatusGlyph tone={tone}>
      <Icon aria-hidden="true" />
    </StatusGlyph>
  )
}

type OnTimeProps = { status: OnTimeStatus | null; orderStatus: OrderStatus }

/** On-time status of an order, shown only in states where it is meaningful. (STATUS-5 to STATUS-7) */
export const OnTime = ({ status, orderStatus }: OnTimeProps) =>
  status && showsOnTime(orderStatus) && <OnTimeMark status={status} />

type OnTimeMarkProps = {
  status: OnTimeStatus
  /** For narrow places: only the icon, with its text as tooltip. */
  iconOnly?: boolean
}

/** Icon of the status beside a text that names it. */
export function OnTimeIcon({ status }: { status: OnTimeStatus }) {
  const { tone, icon: Icon } = appearances[status]
  return <Icon aria-hidden="true" style={{ color: toneColors(useTheme(), tone).icon }} />
}

export function OnTimeMark({ status, iconOnly = false }: OnTimeMarkProps) {
  const { tone, icon: Icon } = appearances[status]
  const { fg, icon } = toneColors(useTheme(), tone)
  const word = humanize(status)
  const mark = (
    <Mark style={{ color: fg }}>
      <Icon aria-hidden="true" style={{ color: icon }} />
      {iconOnly ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </Mark>
  )
  return iconOnly ? <Tip text={word}>{mark}</Tip> : mark
}

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& > svg': { width: 14, height: 14, strokeWidth: 2 },
})
