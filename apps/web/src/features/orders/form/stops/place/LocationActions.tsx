import type { Location } from '@lanewise/contract/location-shapes'
import { styled } from '@mui/material/styles'
import { CalendarClock, MapPinPlus, Pencil } from 'lucide-react'
import { useState } from 'react'
import { DockScheduleDialog, LocationDialog, type NewContact } from '#features/locations/index.ts'
import { type StopProps, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import { useDockHours } from '#features/orders/form/stops/time/use-dock.ts'
import { Button } from '#ui/action/Button.tsx'
import { useLock } from '#ui/form/field-wiring.ts'
import { breakpoints } from '#ui/theme/tokens.ts'

type LocationActionsProps = StopProps & { onSaved: (location: Location, entered?: NewContact) => void }

/** Adds a location, or edits the selected one and its dock hours. (LOC-10, LOC-11, DOCK-3) */
export function LocationActions({ stopKey, onSaved }: LocationActionsProps) {
  const location = useStopValue(stopKey, (stop) => stop.location)
  const { followSaved } = useDockHours(stopKey)
  const [dialog, open] = useState<'new' | 'edit' | 'dock' | null>(null)
  const isLocked = useLock() !== undefined
  const close = () => open(null)
  const saved = (saved: Location, entered?: NewContact) => {
    onSaved(saved, entered)
    close()
  }
  if (isLocked) return null
  return (
    <Actions>
      <Button kind="ghost" size="small" icon={<MapPinPlus />} onClick={() => open('new')}>
        New Location
      </Button>
      {location && (
        <>
          <Button kind="ghost" size="small" icon={<Pencil />} onClick={() => open('edit')}>
            Edit Location
          </Button>
          <Button kind="ghost" size="small" icon={<CalendarClock />} onClick={() => open('dock')}>
            Dock Schedule
          </Button>
        </>
      )}
      {dialog === 'new' && <LocationDialog onSaved={saved} onClose={close} />}
      {dialog === 'edit' && location && (
        <LocationDialog locationNumber={location.locationNumber} onSaved={saved} onClose={close} />
      )}
      {dialog === 'dock' && location && (
        <DockScheduleDialog location={location} onSaved={followSaved} onClose={close} />
      )}
    </Actions>
  )
}

/** On the widest screens the buttons extend below the field beside them, where the space is free. */
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: '4px 0 0 -8px',
  [`@media (min-width:${breakpoints.xl}px)`]: { width: 'max-content' },
})
