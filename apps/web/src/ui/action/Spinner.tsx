import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { REDUCED_MOTION } from '#ui/theme/tokens.ts'

const rotation = keyframes({ to: { transform: 'rotate(360deg)' } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

/** Decoration inside a control that already announces that it is busy, so it is hidden from screen readers. */
export function Spinner({ size = 14 }: { size?: number }) {
  return (
    <Turning width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" opacity=".28" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </Turning>
  )
}

const Turning = styled('svg')({
  flex: 'none',
  animation: `${rotation} 800ms linear infinite`,
  [REDUCED_MOTION]: {
    animation: `${breathe} 1.6s ease-in-out infinite`,
    animationDuration: '1.6s !important',
    animationIterationCount: 'infinite !important',
  },
})
