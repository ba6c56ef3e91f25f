import { styled } from '@mui/material/styles'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { radius } from '#ui/theme/tokens.ts'
import type { Tone } from '#ui/theme/tone.ts'
import { toneColors } from '#ui/theme/tone.ts'

export type AlertTone = 'info' | 'ok' | 'risk' | 'late'

export type AlertProps = {
  tone?: AlertTone
  title?: string
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** Announced by screen readers as soon as it appears. */
  live?: boolean
}

/** A message that stays in the page. */
export function Alert({ tone = 'info', title, children, icon, action, live = false }: AlertProps) {
  const Icon = icons[tone]
  return (
    <Box tone={tones[tone]} role={live ? (tone === 'late' ? 'alert' : 'status') : undefined}>
      {icon ?? <Icon aria-hidden="true" />}
      <Body>
        {title && <Title>{title}</Title>}
        {children}
      </Body>
      {action}
    </Box>
  )
}

const icons: Record<AlertTone, typeof Info> = { info: Info, ok: CircleCheck, risk: TriangleAlert, late: CircleAlert }
const tones = { info: 'accent', ok: 'ok', risk: 'risk', late: 'late' } as const satisfies Record<AlertTone, Tone>

const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => {
  const { icon, bg, border } = toneColors(theme, tone)
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    padding: '6px 8px 6px 12px',
    borderRadius: radius.card,
    border: `1px solid ${border}`,
    backgroundColor: bg,
    '& > svg': { color: icon },
  }
})

const Body = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
const Title = styled('p')({ fontWeight: 600 })
