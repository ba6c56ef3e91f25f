import type { QuotableLocation } from '@lanewise/contract/places'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { placeName } from '@lanewise/domain/places/place-name'
import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { usePlaceSearch } from '#features/quotes/quotes.api.ts'
import { Combobox } from '#ui/form/Combobox.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import type { RecentPlaces } from './recent-places.ts'

/** Pause in typing, in milliseconds, before the search for places starts. (QUOTE-26) */
const PAUSE = 500

type Choice = Option & { place: QuotableLocation }
export type PlaceName = 'pickupLocation' | 'dropoffLocation'

type PlaceFieldProps = {
  name: PlaceName
  label: string
  recent: RecentPlaces /** Goes on to the next field. */
  onDone: () => void
}

/** Origin or destination field, searched by city, state or postal code. */
export function PlaceField({ name, label, recent, onDone }: PlaceFieldProps) {
  const { control } = useFormContext<QuoteDraft>()
  const { field, fieldState } = useController({ control, name })
  const search = usePlaceSearch()
  const message = fieldState.error?.message
  const take = (place: QuotableLocation | null) => {
    field.onChange(place)
    if (!place) return
    recent.remember(place)
    onDone()
  }
  return (
    <Field label={label} required {...(message && { error: message })}>
      <Combobox<Choice>
        value={field.value && choiceOf(field.value)}
        onChange={(choice) => take(choice?.place ?? null)}
        search={async (text) => (await search(text)).map(choiceOf)}
        pause={PAUSE}
        placeholder="City, state or zip"
        prefix={<Search aria-hidden="true" size={16} />}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

/** Recent places, one click each. The places already chosen as origin and destination are left out. */
export function RecentRow({ name, recent }: { name: PlaceName; recent: RecentPlaces }) {
  const { setValue, watch } = useFormContext<QuoteDraft>()
  const taken = watch(['pickupLocation', 'dropoffLocation']).map((place) => place?.id)
  const offered = recent.recent.filter(({ id }) => !taken.includes(id)).slice(0, 3)
  if (offered.length === 0) return null
  const take = (place: QuotableLocation) => {
    setValue(name, place)
    recent.remember(place)
  }
  return (
    <Row role="group" aria-label={name === 'pickupLocation' ? 'Recent pickups' : 'Recent dropoffs'}>
      Recent
      {offered.map((place) => (
        <Pill key={place.id} type="button" onClick={() => take(place)}>
          {placeName(place)}
        </Pill>
      ))}
    </Row>
  )
}

const choiceOf = (place: QuotableLocation): Choice => ({
  value: place.id,
  label: placeName(place),
  ...(place.country !== 'US' && { detail: place.country }),
  place,
})

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  marginTop: 10,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
}))

const Pill = styled('button')(({ theme }) => ({
  height: 24,
  padding: '0 9px',
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  [TOUCH]: { height: 44, padding: '0 14px' },
}))
