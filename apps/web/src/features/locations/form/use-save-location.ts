import type { Location } from '@lanewise/contract/location-shapes'
import { useState } from 'react'
import { useCreateLocation, useReadLocation, useUpdateLocation } from '#features/locations/locations.api.ts'
import { type ContractForm, showFieldErrors } from '#platform/form/ContractForm.tsx'
import { type Conflict, conflictOf, errorText, existingOf } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { type ContactEntry, editOf, entryOf, type LocationEntry, newOf, renamed, type Step } from './location-entry.ts'

/** Somebody who was entered with a new location. */
export type NewContact = ContactEntry & { id: string }
export type OnSaved = (location: Location, newContact?: NewContact) => void

type Newer = { conflict: Conflict; location: Location }
/** The location that has the entered address already. */
export type Taken = { locationNumber: string; message: string }

/** Saves what was entered. A refused save keeps all of it and says why; the user decides what happens next. */
export function useSaveLocation(form: ContractForm<LocationEntry>, step: Step, onSaved: OnSaved) {
  const say = useSnackbar()
  const send = useSend()
  const loaded = 'location' in step ? step.location : null
  const refusals = useRefusals(form, loaded)
  const attempt = async (run: () => Promise<void>) => {
    try {
      refusals.forget()
      await run()
    } catch (error) {
      await refusals.take(error)
    }
  }
  const create = (entry: LocationEntry, mergeInto?: string) =>
    attempt(async () => {
      const { location, contactId } = await send.create(entry, mergeInto)
      say.success(mergeInto ? 'Location updated' : 'Location created')
      onSaved(location, contactId ? { ...entry.contact, id: contactId } : undefined)
    })
  const update = (entry: LocationEntry, over: Location) =>
    attempt(async () => {
      const saved = await send.update(entry, over)
      say.success('Location updated')
      onSaved(saved)
    })
  const save = async (entry: LocationEntry) => {
    if (!loaded) return create(entry)
    // A location that was found and left as it is is simply taken.
    if (step.kind === 'existing' && !form.formState.isDirty) return onSaved(loaded)
    return update(entry, loaded)
  }
  const { newer } = refusals
  return {
    ...refusals,
    save,
    mergeEntered: (mergeInto: string) => void form.handleSubmit((entry) => create(entry, mergeInto))(),
    saveAnyway: () => void form.handleSubmit((entry) => newer && update(entry, newer.location))(),
  }
}

/** What a refused save leaves to the user: errors beside fields, an address that is taken, a newer version. */
function useRefusals(form: ContractForm<LocationEntry>, loaded: Location | null) {
  const say = useSnackbar()
  const read = useReadLocation()
  const [newer, setNewer] = useState<Newer | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const take = async (error: unknown) => {
    const existing = existingOf(error)
    if (existing) return setTaken({ locationNumber: existing, message: errorText(error) })
    showFieldErrors(form, error, renamed)
    say.error(errorText(error))
    const conflict = conflictOf(error)
    if (!conflict || !loaded) return
    const { locationNumber } = loaded
    const current = await read.mutateAsync({ params: { locationNumber } }).catch(() => null)
    if (current) setNewer({ conflict, location: current })
  }
  const reload = () => {
    if (newer) form.reset(entryOf(newer.location))
    setNewer(null)
  }
  return { newer, taken, take, reload, forget: () => setTaken(null) }
}

function useSend() {
  const create = useCreateLocation()
  const update = useUpdateLocation()
  return {
    create: (entry: LocationEntry, mergeInto?: string) =>
      create.mutateAsync({ body: { ...newOf(entry), ...(mergeInto && { mergeInto }) } }),
    update: (entry: LocationEntry, { locationNumber, version }: Location) =>
      update.mutateAsync({ params: { locationNumber }, body: { ...editOf(entry), version } }),
  }
}
