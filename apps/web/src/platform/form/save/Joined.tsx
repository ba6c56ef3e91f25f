import { shownValue } from '@lanewise/domain/history/sentences'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import { type Conflict, useJoined } from './save-context.ts'

type JoinedProps = {
  name: string
  label: string
  /** Formats a value the way the field shows it. */
  show?: (value: unknown) => string | null
  children: ReactNode
}

/**
 * A field that shows another user's concurrent save: either the value it took over, or both versions to choose from.
 * (DEF-123)
 */
export function Joined({ name, label, show, children }: JoinedProps) {
  const { isTaken, conflict, decide } = useJoined(name)
  return (
    <Place data-taken={isTaken || undefined}>
      {children}
      {conflict && <BothSides conflict={conflict} label={label} {...(show && { show })} onDecide={decide} />}
    </Place>
  )
}

type BothSidesProps = {
  conflict: Conflict
  label: string
  show?: (value: unknown) => string | null
  onDecide: (side: 'mine' | 'theirs') => void
}

/** The user's version and the other user's version, with one click to choose either. */
export function BothSides({ conflict, label, show = shownValue, onDecide }: BothSidesProps) {
  const mine = show(useWatch({ name: conflict.field })) ?? 'Empty'
  const theirs = show(conflict.theirs) ?? 'Empty'
  const who = conflict.who || 'Somebody else'
  return (
    <Sides role="group" data-sides aria-label={`${label}: yours or that of ${who}`}>
      <Side type="button" aria-label={`Mine, keep ${label}: ${mine}`} onClick={() => onDecide('mine')}>
        <b>Mine</b>
        <span>{mine}</span>
      </Side>
      <Side
        type="button"
        aria-label={`Theirs, take ${label}: ${theirs}`}
        title={`Saved by ${who}`}
        onClick={() => onDecide('theirs')}
      >
        <b>Theirs</b>
        <span>{theirs}</span>
      </Side>
    </Sides>
  )
}

const Place = styled('div')(({ theme }) => ({
  minWidth: 0,
  '&[data-taken] .MuiOutlinedInput-root, &[data-taken] [role="group"]:not([data-sides])': {
    backgroundColor: theme.vars.palette.accent.soft,
  },
}))

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  marginTop: 4,
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.risk.border}`,
  backgroundColor: theme.vars.palette.risk.bg,
}))

const Side = styled('button')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  minWidth: 0,
  minHeight: 28,
  padding: '5px 8px',
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'left',
  cursor: 'pointer',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.risk.border}` },
  '& b': { flex: 'none', minWidth: 40, fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& > span:last-child': { minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&:focus-visible': { outlineOffset: -2 },
  [TOUCH]: { minHeight: 44, alignItems: 'center' },
}))
