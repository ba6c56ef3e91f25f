import { styled } from '@mui/material/styles'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { motion, TOUCH } from '#ui/theme/tokens.ts'
import { Note } from './Field.tsx'

export type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  label: ReactNode
  disabled?: boolean
  name?: string
  help?: ReactNode
  /** Shown in place of the help text. */
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** An on/off setting that applies at once. For a choice that is submitted with a button, use a checkbox. */
export function Switch({ checked, onChange, label, help, error, ...rest }: SwitchProps) {
  const noteId = useId()
  const note = error || help
  const line = (
    <Line data-disabled={rest.disabled || undefined}>
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...(note && { 'aria-describedby': noteId })}
        {...(error && { 'aria-invalid': true })}
        {...rest}
      />
      <span>{label}</span>
    </Line>
  )
  if (!note) return line
  return (
    <div>
      {line}
      <Note id={noteId} data-error={Boolean(error) || undefined}>
        {error && <CircleAlert size={14} aria-hidden="true" />}
        <span>{note}</span>
      </Note>
    </div>
  )
}

const Line = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  cursor: 'pointer',
  '&[data-disabled]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  [TOUCH]: { minHeight: 44 },
}))

const Track = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 28,
  height: 16,
  margin: 0,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.field,
  cursor: 'inherit',
  transition: `background-color ${motion.menu}ms`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 2,
    left: 2,
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.common.white,
    transition: `transform ${motion.menu}ms`,
  },
  '&:checked': { backgroundColor: theme.vars.palette.accent.main },
  '&:checked::before': { transform: 'translateX(12px)' },
  '&:disabled': { backgroundColor: theme.vars.palette.borderStrong },
}))
