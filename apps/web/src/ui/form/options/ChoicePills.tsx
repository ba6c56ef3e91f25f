import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useLock } from '#ui/form/field-wiring.ts'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import type { Option } from './OptionText.tsx'

export type ChoicePillsProps = {
  label: string
  values: readonly string[]
  options: readonly Option[]
  onChange: (values: string[]) => void
}

/** Multiple choice from a short list, all visible. For keyboard and screen readers, the pills are checkboxes. */
export function ChoicePills({ label, values, options, onChange }: ChoicePillsProps) {
  const lock = useLock()
  const lockId = useId()
  const toggle = (value: string, chosen: boolean) =>
    onChange(chosen ? [...values, value] : values.filter((other) => other !== value))
  return (
    <Row role="group" aria-label={label} aria-describedby={lock && lockId}>
      {options.map(({ value, label: name, disabled, icon }) => (
        <Pill key={value}>
          <input
            type="checkbox"
            checked={values.includes(value)}
            disabled={disabled || lock !== undefined}
            onChange={(event) => toggle(value, event.target.checked)}
          />
          {values.includes(value) ? <Check aria-hidden="true" /> : icon}
          {name}
        </Pill>
      ))}
      {lock && (
        <span id={lockId} hidden>
          {lock}
        </span>
      )}
    </Row>
  )
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Pill = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 28,
  padding: '0 11px',
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  cursor: 'pointer',
  '& svg': { width: 14, height: 14, strokeWidth: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.accent.softBorder,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
  },
  '&:has(:disabled)': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.accent.fg}`, outlineOffset: 2 },
  [TOUCH]: { height: 44, padding: '0 16px', fontSize: 13 },
}))
