import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radius } from '#ui/theme/tokens.ts'
import type { Tone } from '#ui/theme/tone.ts'
import { toneColors } from '#ui/theme/tone.ts'

export type BadgeProps = { children: ReactNode; tone?: Tone; icon?: ReactNode }

/** A short fact: TL, Stackable, Hazmat. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <Square tone={tone}>
      {icon}
      {children}
    </Square>
  )
}

const Square = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => {
  const { fg, icon, bg, border } = toneColors(theme, tone)
  const neutral = tone === 'neutral'
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: 18,
    padding: '0 5px',
    borderRadius: radius.badge,
    border: `1px solid ${neutral ? theme.vars.palette.divider : border}`,
    backgroundColor: neutral ? theme.vars.palette.sunk : bg,
    color: fg,
    fontSize: 11,
    lineHeight: '16px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '& > svg': { width: 12, height: 12, strokeWidth: 2, color: icon },
  }
})
