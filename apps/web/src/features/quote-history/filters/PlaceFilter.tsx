import { quotableLocations } from '@lanewise/contract/places'
import { placeName } from '@lanewise/domain/places/place-name'
import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { styled } from '@mui/material/styles'
import type { PlaceChoice } from '#features/quote-history/list/filter-address.ts'
import { RadiusSlider } from '#platform/list/filters/RadiusSlider.tsx'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import type { Option } from '#ui/form/options/option.ts'

type PlaceFilterProps = {
  label: string
  /** What people call the place that is chosen. */
  name: string
  value: PlaceChoice | null
  onChange: (choice: PlaceChoice | null) => void
}

/** QHIST-16, QHIST-18: a place and how far around it; one that was just picked begins at 5 miles. */
export function PlaceFilter({ label, name, value, onChange }: PlaceFilterProps) {
  const { ask } = useSession()
  return (
    <Column>
      <Combobox<Option>
        aria-label={label}
        value={value && { value: value.id, label: name }}
        onChange={(option) => onChange(option && { id: option.value, miles: radiusMiles.least })}
        search={async (q) =>
          (await ask(quotableLocations, { query: { q } })).items.map((place) => ({
            value: place.id,
            label: placeName(place),
            ...(place.country !== 'US' && { detail: place.country }),
          }))
        }
        placeholder="Any place"
      />
      {value && <RadiusSlider label={label} miles={value.miles} onChange={(miles) => onChange({ ...value, miles })} />}
    </Column>
  )
}

const Column = styled('div')({ display: 'grid', gap: 8 })
