import { styled } from '@mui/material/styles'
import { useFieldWiring } from '#ui/form/field-wiring.ts'
import { TOUCH } from '#ui/theme/tokens.ts'

export type SliderProps = {
  value: number
  min: number
  max: number
  step: number
  /** The value as text: "25 mi". */
  text: string
  disabled?: boolean
  onChange: (value: number) => void
}

/** A number set with a handle between a minimum and a maximum. Inside a `Field` it gets its label from context. */
export function Slider({ value, min, max, step, text, disabled, onChange }: SliderProps) {
  const { id, describedBy } = useFieldWiring()
  return (
    <Row>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{text}</output>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 32,
  '& input': { flex: 1, minWidth: 0, height: 24, margin: 0, accentColor: theme.vars.palette.accent.main },
  '& output': {
    minWidth: 52,
    textAlign: 'right',
    fontSize: 12,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
  '& input:disabled + output': { color: theme.vars.palette.text.disabled },
  [TOUCH]: { minHeight: 44, '& input': { height: 44 } },
}))
