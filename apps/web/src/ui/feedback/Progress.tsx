import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { motion, REDUCED_MOTION } from '#ui/theme/tokens.ts'

export type ProgressProps = {
  label: string
  /** Value from 0 to 100. Without it, the bar only shows that something is running. */
  value?: number
  /** Text beside the label, for example "412 of 10,000". */
  detail?: ReactNode
}

export function Progress({ label, value, detail }: ProgressProps) {
  const id = useId()
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div>
      <Head>
        <span id={id}>{label}</span>
        <Detail>{detail ?? (percent !== undefined && `${percent}%`)}</Detail>
      </Head>
      <Rail role="progressbar" aria-labelledby={id} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <Bar data-running={percent === undefined || undefined} style={{ width: `${percent ?? 30}%` }} />
      </Rail>
    </div>
  )
}

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(334%)' } })

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 6,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
})

const Detail = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
}))

const Rail = styled('div')(({ theme }) => ({
  height: 6,
  overflow: 'hidden',
  borderRadius: 3,
  backgroundColor: theme.vars.palette.divider,
}))

const Bar = styled('div')(({ theme }) => ({
  height: '100%',
  borderRadius: 3,
  backgroundColor: theme.vars.palette.accent.main,
  transition: `width ${motion.dialog}ms`,
  '&[data-running]': { animation: `${pass} 1.4s ease-in-out infinite` },
  [REDUCED_MOTION]: { '&[data-running]': { width: '100% !important', animation: 'none', opacity: 0.5 } },
}))
