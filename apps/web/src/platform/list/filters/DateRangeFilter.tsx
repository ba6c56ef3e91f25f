import type { OpenRange } from '@lanewise/domain/quotes/dynamic-range'
import { styled } from '@mui/material/styles'
import { Field } from '#ui/form/Field.tsx'

type DateRangeFilterProps = { label: string; value: OpenRange; onChange: (range: OpenRange) => void }

/** A range from a first to a last day. Either end may be open. */
export function DateRangeFilter({ label, value: { start, end }, onChange }: DateRangeFilterProps) {
  return (
    <Pair>
      <Field
        label={`${label} from`}
        type="date"
        value={start}
        onChange={(next) => onChange({ start: next || null, end })}
      />
      <Field
        label={`${label} to`}
        type="date"
        value={end}
        onChange={(next) => onChange({ start, end: next || null })}
      />
    </Pair>
  )
}

/** Two fields side by side where both fit, otherwise stacked. */
export const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
  gap: 8,
  width: '100%',
})
