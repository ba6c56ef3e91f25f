import { keyframes } from '@emotion/react'
import type { Theme } from '@mui/material/styles'
import { radius } from './tokens.ts'

/** Fading highlight for content that another user just changed. */
export const freshly = ({ vars: { palette } }: Theme) => ({
  animation: `${keyframes({ from: { backgroundColor: palette.accent.soft } })} 1.2s ease-out`,
})

/** A link or button whose target and focus ring cover the whole card around it. */
export const wholeCard = (theme: Theme) =>
  ({
    position: 'static',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.accent.fg}`, outlineOffset: 1 },
  }) as const
