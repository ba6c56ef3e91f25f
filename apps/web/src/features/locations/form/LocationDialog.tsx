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
  /** The location to edit; without one a location is added, beginning with a search by address. */
  locationNumber?: string
  onSaved: OnSaved
  onClose: () => void
}

/** Adds a location, or edits one. */
export function LocationDialog({ locationNumber, onSaved, onClose }: LocationDialogProps) {
  if (locationNumber === undefined) return <Entry start={{ kind: 'search' }} onSaved={onSaved} onClose={onClose} />
  return <LoadedDialog locationNumber={locationNumber} onSaved={onSaved} onClose={onClose} />
}

/** LOC-11: filled from the location as it is now. */
function LoadedDialog({ locationNumber, onSaved, onClose }: Required<LocationDialogProps>) {
  const found = useLocation(locationNumber)
  const [loaded, setLoaded] = useState<Location | null>(null)
  // What comes later is another's change; it must not take away what is being entered.
  if (found.data && !found.isFetching && !loaded) setLoaded(found.data)
  if (loaded) return <Entry start={{ kind: 'edit', location: loaded }} onSaved={onSaved} onClose={onClose} />
  return (
    <Dialog open title="Edit Location" size={720} onClose={onClose}>
      {found.status === 'error' ? (
        <ErrorState text={errorText(found.error)} onRetry={() => void found.refetch()} />
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
