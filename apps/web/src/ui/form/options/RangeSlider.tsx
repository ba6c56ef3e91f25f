import MuiSlider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { TOUCH } from '#ui/theme/tokens.ts'

export type Range = readonly [low: number, high: number]

export type RangeSliderProps = {
  /** Accessible names of the two handles. */
  names: readonly [string, string]
  value: Range
  min: number
  max: number
  step: number
  /** Formats a value: "2,000 lbs". */
  textOf: (value: number) => string
  onChange: (value: Range) => void
}

export function RangeSlider({ names, value, min, max, step, textOf, onChange }: RangeSliderProps) {
  return (
    <Column>
      <output>
        {textOf(value[0])} to {textOf(value[1])}
      </output>
      <Inset>
        <MuiSlider
          size="small"
          value={[...value]}
          min={min}
          max={max}
          step={step}
          getAriaLabel={(index) => names[index] ?? ''}
          getAriaValueText={textOf}
          onChange={(_event, next) => onChange(next as unknown as Range)}
        />
      </Inset>
    </Column>
  )
}

const Column = styled('div')({
  '& output': { fontSize: 12, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
})

/** The handles extend beyond the ends of the rail. */
const Inset = styled('div')({ padding: '0 10px', [TOUCH]: { padding: '8px 10px' } })
