import { locationEntity } from '@lanewise/contract/locations'
import { useState } from 'react'
import { LocationDialog } from '#features/locations/form/LocationDialog.tsx'
import { Leave } from '#platform/routing/Leave.tsx'

/** Opens the location after it was added. */
export function AddLocationDialog({ onClose }: { onClose: () => void }) {
  const [added, setAdded] = useState<string | null>(null)
  if (added) return <Leave to={added} onLeft={onClose} />
  return <LocationDialog onSaved={(location) => setAdded(locationEntity.path(location))} onClose={onClose} />
}
