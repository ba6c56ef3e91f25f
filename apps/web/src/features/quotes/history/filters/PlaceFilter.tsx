import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { styled } from '@mui/material/styles'
import type { PlaceChoice } from '#features/quotes/history/list/filter-address.ts'
import { PlacePicker } from '#platform/list/filters/PlacePicker.tsx'
import { RadiusSlider } from '#platform/list/filters/RadiusSlider.tsx'

type PlaceFilterProps = {
  label: string
  /** Display name of the chosen place. */
  name: string
  value: PlaceChoice | null
  onChange: (choice: PlaceChoice | null) => void
}

/** Filter by a place and a radius around it. A newly picked place starts at 5 miles. (QHIST-16, QHIST-18) */
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
