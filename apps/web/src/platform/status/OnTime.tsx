import { type OnTimeStatus, type OrderStatus, showsOnTime } from '@lanewise/domain/orders/order-status'
import { humanize } from '@lanewise/domain/shared/format'
import { styled, useTheme } from '@mui/material/styles'
import { ChevronsUp, CircleAlert, CircleCheck, ClockAlert, type LucideIcon } from 'lucide-react'
import { type Tone, toneColors } from '#ui/theme/tone.ts'

const looks: Record<OnTimeStatus, { tone: Tone; icon: LucideIcon }> = {
  Early: { tone: 'early', icon: ChevronsUp },
  OnTime: { tone: 'ok', icon: CircleCheck },
  AtRisk: { tone: 'risk', icon: ClockAlert },
  Late: { tone: 'late', icon: CircleAlert },
}

type OnTimeProps = { status: OnTimeStatus | null; orderStatus: OrderStatus }

/** Whether an order is on time, once that says anything: an icon and a word (STATUS-5 to STATUS-7). */
export function OnTime({ status, orderStatus }: OnTimeProps) {
  const theme = useTheme()
  if (!status || !showsOnTime(orderStatus)) return null
  const { tone, icon: Icon } = looks[status]
  const { fg, icon } = toneColors(theme, tone)
  return (
    <Mark style={{ color: fg }}>
      <Icon aria-hidden="true" style={{ color: icon }} />
      {humanize(status)}
    </Mark>
  )
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
