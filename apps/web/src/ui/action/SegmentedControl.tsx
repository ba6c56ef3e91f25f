import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

export type Segment<V extends string> = { value: V; label: string; icon?: ReactNode }

type SegmentedControlProps<V extends string> = {
  label: string
  value: V
  options: Segment<V>[]
  onChange: (value: V) => void
  /** Shows icons. The labels become accessible names. */
  iconOnly?: boolean
}

/** Two or three exclusive views as a radio group, so the arrow keys change the selection. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, value, options, onChange, iconOnly = false } = props
  const name = useId()
  return (
    <Track role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Part key={option.value} title={iconOnly ? option.label : undefined} data-icon={iconOnly || undefined}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            aria-label={iconOnly ? option.label : undefined}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {!iconOnly && option.label}
        </Part>
      ))}
    </Track>
  )
}

const Track = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  height: 32,
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  [TOUCH]: { height: 44 },
}))

const Part = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  margin: -1,
  padding: '0 11px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&[data-icon]': { padding: '0 8px', [TOUCH]: { minWidth: 44 } },
  '&:hover': { color: theme.vars.palette.text.primary },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    borderColor: theme.vars.palette.borderStrong,
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.hover }),
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.accent.fg}`, outlineOffset: 2, zIndex: 1 },
}))
