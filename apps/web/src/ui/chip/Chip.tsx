import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { RemoveCross } from '#ui/chip/RemoveCross.tsx'
import { radius } from '#ui/theme/tokens.ts'
import type { Tone } from '#ui/theme/tone.ts'
import { toneColors } from '#ui/theme/tone.ts'

export type ChipProps = {
  children: ReactNode
  tone?: Tone
  icon?: ReactNode
  /** Makes the chip removable. `removeLabel` is the accessible name of its cross. */
  onRemove?: () => void
  removeLabel?: string
}

export function Chip({ children, tone = 'neutral', icon, onRemove, removeLabel = 'Remove' }: ChipProps) {
  return (
    <Pill tone={tone}>
      {icon}
      <span>{children}</span>
      {onRemove && (
        <RemoveCross aria-label={removeLabel} onClick={onRemove}>
          <X aria-hidden="true" />
        </RemoveCross>
      )}
    </Pill>
  )
}

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => {
  const { fg, bg, border } = toneColors(theme, tone)
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    height: 22,
    maxWidth: '100%',
    padding: '0 8px 0 6px',
    borderRadius: radius.full,
    border: `1px solid ${border}`,
    backgroundColor: bg,
    color: fg,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '& > svg': { width: 14, height: 14, strokeWidth: 2 },
    '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '&:not(:has(> svg))': { paddingLeft: 8 },
  }
})
