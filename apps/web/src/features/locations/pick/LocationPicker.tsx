import type { LocationOption } from '@lanewise/contract/location-shapes'
import { findAllLocations, findEdiLocations, findLocations } from '@lanewise/contract/locations'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { locationOptionLabel } from '@lanewise/domain/locations/location-name'
import type { ReactNode, Ref } from 'react'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'
import { optionOf } from './location-option.ts'

/** Milliseconds of typing pause before locations are searched. (UX-27, LOC-6) */
export const LOCATION_PAUSE = 500

/** Scope of the search: all locations, locations with warehouse IDs (LOC-4), or one postal code. (LOC-5) */
export type LocationSource = 'all' | 'edi' | { postalCode: string }

export type LocationPickerProps = {
  value: LocationOption | null
  onChange: (location: LocationOption | null) => void
  source?: LocationSource
  /** Shows the location name in each option too. (LOC-7) */
  showLocationName?: boolean
  placeholder?: string
  /** Icon at the start of the field. */
  prefix?: ReactNode
  disabled?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

type Choice = Option & { location: LocationOption }

export function LocationPicker({ value, onChange, source = 'all', showLocationName, ...input }: LocationPickerProps) {
  const find = useFind(source)
  const choiceOf = (location: LocationOption): Choice => ({
    value: location.id,
    label: labelOf(location, showLocationName),
    location,
  })
  return (
    <Combobox<Choice>
      {...input}
      value={value && choiceOf(value)}
      onChange={(choice) => onChange(choice?.location ?? null)}
      search={async (text) => (await find(text)).map(choiceOf)}
      pause={LOCATION_PAUSE}
      listsAll={typeof source !== 'string'}
    />
  )
}

function useFind(source: LocationSource): (text: string) => Promise<LocationOption[]> {
  const { ask } = useSession()
  return async (text) => {
    if (source === 'edi') return (await ask(findEdiLocations, { query: { q: text } })).items
    if (source === 'all') return (await ask(findLocations, { query: { q: text } })).items
    const body = { fuzzyMatchTerm: text, page: 1, pageSize: pageSizes.locationSearch, postalCode: source.postalCode }
    return (await ask(findAllLocations, { body })).data.map(optionOf)
  }
}

const labelOf = (location: LocationOption, showLocationName: boolean | undefined) => {
  const { line1, line2, city, state, zip } = location.address
  const address = { addressLine1: line1, addressLine2: line2, city, state, postalCode: zip }
  return locationOptionLabel({ ...location, ...address }, { showLocationName })
}
