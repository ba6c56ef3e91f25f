import type { LanePlace } from '@lanewise/contract/lane-fields'
import { findPlaces, type Place } from '@lanewise/contract/places'
import { placeName } from '@lanewise/domain/places/place-name'
import { useController } from 'react-hook-form'
import { messageIn } from '#platform/form/message-in.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

type Choice = Option & { place: LanePlace }

/** Origin or destination of a lane: a postal code, or a city with its state. */
export function PlaceField({ name, label }: { name: 'origin' | 'destination'; label: string }) {
  const { ask } = useSession()
  const { field, fieldState } = useController({ name })
  const message = messageIn(fieldState.error)
  const place = field.value as LanePlace | null
  return (
    <Field label={label} required {...(message ? { error: message } : { help })}>
      <Combobox<Choice>
        value={place && choiceOf(place)}
        onChange={(choice) => field.onChange(choice?.place ?? null)}
        search={async (text) => (await ask(findPlaces, { query: { q: text } })).items.map(placeOf).map(choiceOf)}
        placeholder="Search"
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

const help = 'Postal code, or city and state'

const placeOf = ({ city, state, postalCode, country }: Place): LanePlace => ({ city, state, postalCode, country })

const choiceOf = (place: LanePlace): Choice => ({
  value: [place.country, place.state, place.city, place.postalCode].join('-'),
  label: placeName(place),
  ...(place.country !== 'US' && { detail: place.country }),
  place,
})
