import type { Location } from '@lanewise/contract/location-shapes'
import { locationEntity } from '@lanewise/contract/locations'
import { useRef, useState } from 'react'
import { locationQuery, useCreateLocation, useUpdateLocation } from '#features/locations/locations.api.ts'
import type { ContractForm } from '#platform/form/ContractForm.tsx'
import { refusedSave, savedRecord } from '#platform/form/save/save-message.ts'
import { type Sent, useSave } from '#platform/form/save/use-save.ts'
import { errorText, existingOf } from '#platform/query/problem.ts'
import { type ContactEntry, editOf, entryOf, type LocationEntry, newOf, renamed, type Step } from './location-entry.ts'

export type NewContact = ContactEntry & { id: string }
export type OnSaved = (location: Location, newContact?: NewContact) => void

export type Taken = { locationNumber: string; message: string }

type Saved = { location: Location; contactId: string | null; message: string | null }

/** Adds a location or updates the one found. The user decides what happens when the address is taken. */
export function useSaveLocation(form: ContractForm<LocationEntry>, step: Step, onSaved: OnSaved) {
  const [taken, setTaken] = useState<Taken | null>(null)
  const mergeInto = useRef<string | null>(null)
  const loaded = 'location' in step ? step.location : null
  const send = useSend(loaded)
  const saving = useSave({
    form,
    edited: loaded && editedLocation(loaded),
    send: async (sent: Sent<LocationEntry>): Promise<Saved> => {
      setTaken(null)
      // An existing location without changes is used as it is, without a call.
      if (loaded && step.kind === 'existing' && !form.formState.isDirty) return asItIs(loaded)
      return send(sent, mergeInto.current)
    },
    rename: renamed,
    done: ({ location, message }) => (message ? savedRecord(message, locationEntity, location) : null),
    failed: (message) => refusedSave(message, false),
    onRefused: (error) => {
      const locationNumber = existingOf(error)
      if (locationNumber) setTaken({ locationNumber, message: errorText(error) })
      return locationNumber !== null
    },
    onSaved: ({ location, contactId }, { contact }) =>
      contactId ? onSaved(location, { ...contact, id: contactId }) : onSaved(location),
  })
  return {
    saving,
    taken,
    forget: () => setTaken(null),
    /** Merges the input into the location that already has the address. */
    mergeEntered: async (locationNumber: string) => {
      mergeInto.current = locationNumber
      await form.handleSubmit(saving.submit)()
      mergeInto.current = null
    },
  }
}

const asItIs = (location: Location): Saved => ({ location, contactId: null, message: null })

const editedLocation = (record: Location) => ({
  record,
  newest: locationQuery(record.locationNumber),
  valuesOf: entryOf,
  history: { entity: 'location', entityId: record.id } as const,
})

function useSend(loaded: Location | null) {
  const create = useCreateLocation()
  const update = useUpdateLocation()
  return async ({ values, changes, options }: Sent<LocationEntry>, mergeInto: string | null): Promise<Saved> => {
    if (!loaded) {
      const body = { ...newOf(values), ...(mergeInto && { mergeInto }) }
      const { location, contactId } = await create.mutateAsync({ body, options })
      return { location, contactId, message: mergeInto ? 'Location updated' : 'Location created' }
    }
    const params = { locationNumber: loaded.locationNumber }
    const location = await update.mutateAsync({ params, body: changes(editOf), options })
    return { location, contactId: null, message: 'Location updated' }
  }
}
