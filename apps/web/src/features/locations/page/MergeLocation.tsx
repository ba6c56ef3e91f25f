import type { Location, LocationOption } from '@lanewise/contract/location-shapes'
import { useState } from 'react'
import { LocationPicker } from '#features/locations/pick/LocationPicker.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { MergeInto } from './MergeInto.tsx'

type MergeLocationProps = { location: Location; onClose: () => void }

/** Selects a duplicate of this location. The duplicate is deleted and this location remains. (LOCPAGE-3) */
export function MergeLocation({ location, onClose }: MergeLocationProps) {
  const { locationNumber, version } = location
  const [other, setOther] = useState<LocationOption | null>(null)
  const [isAsking, setAsking] = useState(false)
  const isSame = other?.locationNumber === locationNumber
  const ask = () => {
    if (other && !isSame) setAsking(true)
  }
  return (
    <>
      <Dialog
        open
        title="Merge Locations"
        onClose={onClose}
        onSubmit={ask}
        actions={
          <>
            <Button kind="ghost" shortcut="Esc" onClick={onClose}>
              Cancel
            </Button>
            <Button kind="primary" disabled={!other || isSame} onClick={ask}>
              Merge
            </Button>
          </>
        }
      >
        <Field
          label="Merge this location"
          help={`This location is deleted, and its details move to ${locationNumber}.`}
          {...(isSame && { error: 'A location cannot be merged with itself' })}
        >
          <LocationPicker value={other} onChange={setOther} showLocationName />
        </Field>
      </Dialog>
      {isAsking && other && (
        <MergeInto
          survivorNumber={locationNumber}
          version={version}
          other={other}
          onMerged={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
