import { quotableLocations } from '@lanewise/contract/places'
import { placeName } from '@lanewise/domain/places/place-name'
import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { styled } from '@mui/material/styles'
import type { PlaceChoice } from '#features/quote-history/list/filter-address.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/option.ts'
import { Slider } from '#ui/form/options/Slider.tsx'
import { SEARCH_PAUSE } from '#ui/form/SearchBox.tsx'
import { usePaused } from '#ui/form/text/use-paused.ts'

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
      {value && <Radius label={label} miles={value.miles} onChange={(miles) => onChange({ ...value, miles })} />}
    </Column>
  )
}

type RadiusProps = { label: string; miles: number; onChange: (miles: number) => void }

/** The list is asked when the handle rests. */
function Radius({ label, miles, onChange }: RadiusProps) {
  const { entered, change } = usePaused({ value: miles, onChange, pause: SEARCH_PAUSE })
  const { least, most, step } = radiusMiles
  return (
    <Field label={`${label} radius`}>
      <Slider
        value={entered}
        min={least}
        max={most}
        step={step}
        text={`${entered} mi`}
        onChange={(next) => change(next)}
      />
    </Field>
  )
}

const Column = styled('div')({ display: 'grid', gap: 8 })
