import { type DateFilter, freshDynamicRange } from '@lanewise/domain/quotes/dynamic-range'
import { styled } from '@mui/material/styles'
import { DateRangeFilter } from '#platform/list/filters/DateRangeFilter.tsx'
import { SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import { DynamicRange } from './DynamicRange.tsx'

type DateFilterProps = { label: string; value: DateFilter; onChange: (filter: DateFilter) => void }

/** A date filter is off, a fixed date range, or a range of days around today. (QHIST-15) */
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
      {value.type === 'Fixed' && (
        <DateRangeFilter
          label={`${label} days`}
          value={value}
          onChange={(range) => onChange({ type: 'Fixed', ...range })}
        />
      )}
      {value.type === 'Dynamic' && (
        <DynamicRange label={label} value={value} onChange={(days) => onChange({ type: 'Dynamic', ...days })} />
      )}
    </Column>
  )
}

/** Initial value of each kind of filter when the user switches it on. */
const fresh: Record<DateFilter['type'], DateFilter> = {
  Off: { type: 'Off' },
  Fixed: { type: 'Fixed', start: null, end: null },
  Dynamic: freshDynamicRange,
}

const Column = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', '& > *': { maxWidth: '100%' } })
