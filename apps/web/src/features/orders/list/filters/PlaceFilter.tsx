import { pageSizes } from '@lanewise/contract/page-sizes'
import { quotableLocations } from '@lanewise/contract/places'
import { stateChoices } from '@lanewise/domain/locations/country'
import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { styled } from '@mui/material/styles'
import { RadiusSlider } from '#platform/list/filters/RadiusSlider.tsx'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'
import { idOf, type PlaceChoice, readPlace } from './filter-address.ts'

type PlaceFilterProps = { label: string; value: PlaceChoice | null; onChange: (choice: PlaceChoice | null) => void }

/** A city or a whole state with a radius. A newly selected place starts with 5 miles. (ORDLIST-7, ORDLIST-8) */
export function PlaceFilter({ label, value, onChange }: PlaceFilterProps) {
  const { ask } = useSession()
  const search = async (q: string) => {
    const { items } = await ask(quotableLocations, { query: { q, types: ['EDI'], pageSize: pageSizes.locationFilter } })
    const cities = items.map(({ city, state }) => optionOf({ city, state }))
    return distinct([...statesLike(q), ...cities])
  }
  return (
    <Column>
      <Combobox<Option>
        aria-label={label}
        value={value && optionOf(value)}
        onChange={(option) => onChange(option && readPlace(`${option.value}..${radiusMiles.least}`))}
        search={search}
        placeholder="City or state"
      />
      {value && <RadiusSlider label={label} miles={value.miles} onChange={(miles) => onChange({ ...value, miles })} />}
    </Column>
  )
}

type Placed = Omit<PlaceChoice, 'miles'>

const states = stateChoices().map(({ key, name }) => ({ state: key.split('-').at(-1) ?? key, name }))

/** "Dallas, TX", or "Texas" for the whole state. */
export const placeName = ({ city, state }: Placed) =>
  city === null ? (states.find((one) => one.state === state)?.name ?? state) : `${city}, ${state}`

const optionOf = (place: Placed): Option => ({
  value: idOf(place),
  label: placeName(place),
  ...(place.city === null && { detail: 'Whole state' }),
})

const statesLike = (q: string): Option[] =>
  states
    .filter(({ state, name }) => q && (name.toLowerCase().startsWith(q.toLowerCase()) || state === q.toUpperCase()))
    .map(({ state }) => optionOf({ city: null, state }))

/** The search returns a city once per postal code. */
const distinct = (options: Option[]) => [...new Map(options.map((one) => [one.value, one])).values()]

const Column = styled('div')({ display: 'grid', gap: 8 })
