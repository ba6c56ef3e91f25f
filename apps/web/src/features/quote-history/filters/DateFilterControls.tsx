import { type DateFilter, freshDynamicRange, type OpenRange } from '@lanewise/domain/quotes/dynamic-range'
import { styled } from '@mui/material/styles'
import { SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import { Field } from '#ui/form/Field.tsx'
import { DynamicRange, Pair } from './DynamicRange.tsx'

type DateFilterProps = { label: string; value: DateFilter; onChange: (filter: DateFilter) => void }

/** QHIST-15: a date filter is off, two dates, or days around today. */
export function DateFilterControls({ label, value, onChange }: DateFilterProps) {
  return (
    <Column>
      <SegmentedControl
        label={`${label} filter`}
        value={value.type}
        options={[
          { value: 'Off', label: 'Off' },
          { value: 'Fixed', label: 'Fixed range' },
          { value: 'Dynamic', label: 'Dynamic range' },
        ]}
        onChange={(type) => onChange(fresh[type])}
      />
      {value.type === 'Fixed' && <FixedRange label={label} value={value} onChange={onChange} />}
      {value.type === 'Dynamic' && (
        <DynamicRange label={label} value={value} onChange={(days) => onChange({ type: 'Dynamic', ...days })} />
      )}
    </Column>
  )
}

/** Where each kind begins when it is switched on. */
const fresh: Record<DateFilter['type'], DateFilter> = {
  Off: { type: 'Off' },
  Fixed: { type: 'Fixed', start: null, end: null },
  Dynamic: freshDynamicRange,
}

type FixedRangeProps = { label: string; value: OpenRange; onChange: (filter: DateFilter) => void }

function FixedRange({ label, value: { start, end }, onChange }: FixedRangeProps) {
  return (
    <Pair>
      <Field
        label={`${label} from`}
        type="date"
        value={start}
        onChange={(next) => onChange({ type: 'Fixed', start: next || null, end })}
      />
      <Field
        label={`${label} to`}
        type="date"
        value={end}
        onChange={(next) => onChange({ type: 'Fixed', start, end: next || null })}
      />
    </Pair>
  )
}

const Column = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', '& > *': { maxWidth: '100%' } })
