import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'
import type { Option } from './OptionText.tsx'

type RadioListProps = { label: string; value: string; options: readonly Option[]; onChange: (value: string) => void }

export function RadioList({ label, value, options, onChange }: RadioListProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Choice key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </Choice>
      ))}
    </div>
  )
}

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  fontWeight: 500,
  cursor: 'pointer',
  '& input': { width: 16, height: 16, margin: 0, accentColor: theme.vars.palette.accent.main },
  [TOUCH]: { minHeight: 44 },
}))
