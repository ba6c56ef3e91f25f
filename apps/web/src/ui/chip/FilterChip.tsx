import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { RemoveCross } from '#ui/chip/RemoveCross.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

export type FilterChipProps = {
  label: string
  value: ReactNode
  onRemove: () => void
  /** Opens the filter for editing. */
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** One active filter of a list. */
export function FilterChip({ label, value, onRemove, onClick }: FilterChipProps) {
  const content = (
    <>
      <Name>{label}</Name> <Value>{value}</Value>
    </>
  )
  return (
    <Frame>
      {onClick ? <Main onClick={onClick}>{content}</Main> : <Main as="span">{content}</Main>}
      <RemoveCross aria-label={`Remove filter ${label}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </RemoveCross>
    </Frame>
  )
}

const Frame = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 28,
  maxWidth: '100%',
  padding: '0 9px 0 8px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: 12,
  lineHeight: '16px',
  [TOUCH]: { height: 44 },
}))

const Main = styled(ButtonBase)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  minHeight: 24,
  [TOUCH]: { minHeight: 44 },
  font: 'inherit',
  borderRadius: radius.badge,
})

const Name = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))
const Value = styled('span')({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
})
