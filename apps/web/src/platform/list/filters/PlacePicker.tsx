import { quotableLocations } from '@lanewise/contract/places'
import { placeName } from '@lanewise/domain/places/place-name'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

type PlacePickerProps = {
  label: string
  name: string
  value: string | null
  onChange: (id: string | null) => void
}

/** List filter for a place that freight can be quoted from or to. */
export function PlacePicker({ label, name, value, onChange }: PlacePickerProps) {
  const { ask } = useSession()
  return (
    <Combobox<Option>
      aria-label={label}
      value={value === null ? null : { value, label: name }}
      onChange={(option) => onChange(option?.value ?? null)}
      search={async (q) =>
        (await ask(quotableLocations, { query: { q } })).items.map((place) => ({
          value: place.id,
          label: placeName(place),
          ...(place.country !== 'US' && { detail: place.country }),
        }))
      }
      placeholder="Any place"
    />
  )
}
