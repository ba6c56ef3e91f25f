import type { Place } from '@lanewise/contract/places'
import { findPlaces, getPostalCode } from '@lanewise/contract/places'
import { writtenPostalCode } from '@lanewise/domain/locations/postal-code'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { LocationEntry } from '#features/locations/form/location-entry.ts'
import { whileFilling } from '#platform/form/filled-in.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

type PlaceOption = Option & { place: Place }
type Filled = { city: string; state: string }

/** Fills in city and state by postal code, and suggests cities. */
export function usePlaceFill() {
  const { ask } = useSession()
  const { getValues, setValue } = useFormContext<LocationEntry>()
  const filled = useRef<Filled | null>(null)
  const set = (name: 'city' | 'state' | 'postalCode' | 'country', value: string) =>
    setValue(name, value as never, { shouldDirty: true, shouldValidate: true })

  /** Text typed by the user stays. Values filled in by an earlier code are replaced. */
  const fill = ({ city, state }: Filled) => {
    const now = getValues()
    const isFree = (name: 'city' | 'state') => now[name].trim() === '' || now[name] === filled.current?.[name]
    if (isFree('city')) set('city', city)
    if (isFree('state')) set('state', state)
    filled.current = { city, state }
  }
  const askAndFill = async (text: string) => {
    const { country } = getValues()
    const postalCode = writtenPostalCode(country, text)
    // Mexico has lookups by city only.
    if (!postalCode || country === 'MX') return
    const place = await ask(getPostalCode, { params: { country, postalCode } }).catch(() => null)
    if (place && getValues('postalCode') === text) fill(place)
  }
  const fillByPostalCode = (text: string) => whileFilling(askAndFill(text))
  const suggestCities = async (text: string): Promise<PlaceOption[]> => {
    const { country } = getValues()
    const { items } = await ask(findPlaces, { query: { q: text } })
    return items.filter((place) => place.country === country && place.postalCode === null).map(optionOf)
  }
  const takeCity = ({ place }: PlaceOption) => set('state', place.state)
  return { fillByPostalCode, suggestCities, takeCity }
}

const optionOf = (place: Place): PlaceOption => ({
  value: `${place.country}-${place.state}-${place.city}`,
  label: place.city,
  detail: place.state,
  place,
})
