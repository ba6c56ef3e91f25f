import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { styled } from '@mui/material/styles'
import type { PlaceChoice } from '#features/quotes/history/list/filter-address.ts'
import { PlacePicker } from '#platform/list/filters/PlacePicker.tsx'
import { RadiusSlider } from '#platform/list/filters/RadiusSlider.tsx'

type PlaceFilterProps = {
  label: string
  /** What people call the place that is chosen. */
  name: string
  value: PlaceChoice | null
  onChange: (choice: PlaceChoice | null) => void
}

/** QHIST-16, QHIST-18: a place and how far around it; one that was just picked begins at 5 miles. */
export function PlaceFilter({ label, name, value, onChange }: PlaceFilterProps) {
  return (
    <Column>
      <PlacePicker
        label={label}
        name={name}
        value={value?.id ?? null}
        onChange={(id) => onChange(id === null ? null : { id, miles: radiusMiles.least })}
      />
      {value && <RadiusSlider label={label} miles={value.miles} onChange={(miles) => onChange({ ...value, miles })} />}
    </Column>
  )
}

const Column = styled('div')({ display: 'grid', gap: 8 })
