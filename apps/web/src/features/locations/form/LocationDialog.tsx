import type { Location } from '@lanewise/contract/location-shapes'
import { useState } from 'react'
import { useLocation } from '#features/locations/locations.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { errorText } from '#platform/query/problem.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { LocationForm } from './LocationForm.tsx'
import { emptyEntry, entryOf, type Step, schemaOf } from './location-entry.ts'
import type { OnSaved } from './use-save-location.ts'

export type { NewContact, OnSaved } from './use-save-location.ts'

export type LocationDialogProps = {
  /** Location to edit. Without it a location is added, starting with a search by address. */
  locationNumber?: string
  onSaved: OnSaved
  onClose: () => void
}

export function LocationDialog({ locationNumber, onSaved, onClose }: LocationDialogProps) {
  if (locationNumber === undefined) return <Entry start={{ kind: 'search' }} onSaved={onSaved} onClose={onClose} />
  return <LoadedDialog locationNumber={locationNumber} onSaved={onSaved} onClose={onClose} />
}

/** Loads the current state of the location into the form. (LOC-11) */
function LoadedDialog({ locationNumber, onSaved, onClose }: Required<LocationDialogProps>) {
  const locationQuery = useLocation(locationNumber)
  const [loaded, setLoaded] = useState<Location | null>(null)
  // Later refetches bring changes of other users, which must not overwrite the user's input.
  if (locationQuery.data && !locationQuery.isFetching && !loaded) setLoaded(locationQuery.data)
  if (loaded) return <Entry start={{ kind: 'edit', location: loaded }} onSaved={onSaved} onClose={onClose} />
  return (
    <Dialog open title="Edit Location" size={720} onClose={onClose}>
      {locationQuery.status === 'error' ? (
        <ErrorState text={errorText(locationQuery.error)} onRetry={() => void locationQuery.refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Dialog>
  )
}

type EntryProps = Pick<LocationDialogProps, 'onSaved' | 'onClose'> & { start: Step }

function Entry({ start, onSaved, onClose }: EntryProps) {
  const [step, go] = useState(start)
  const form = useContractForm(schemaOf(step), 'location' in start ? entryOf(start.location) : emptyEntry)
  return <LocationForm form={form} step={step} go={go} onSaved={onSaved} onClose={onClose} />
}
