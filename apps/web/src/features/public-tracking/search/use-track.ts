import { trackingPath, trackingPathByReference } from '@lanewise/domain/tracking/public/address'
import { useNavigate } from 'react-router'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useFrom } from '../use-missed.ts'

export type Wanted = { shipment: string; reference: string; company: string }

const MISSING = 'Must have Shipment # or Reference # and Company # to track'

/**
 * Navigates to the page of the shipment. A shipment number takes precedence over all other numbers. (TRACK-8 to
 * TRACK-12)
 */
export function useTrack(): (wanted: Wanted) => boolean {
  const navigate = useNavigate()
  const from = useFrom()
  const { error, dismiss } = useSnackbar()
  return (wanted) => {
    const path = pathOf(wanted)
    // What was missing before is no longer missing.
    dismiss()
    if (path) void navigate(path, { state: { ...from, typed: numberIn(wanted.shipment) } })
    else error(MISSING, { duration: 5000 })
    return path !== null
  }
}

function pathOf(wanted: Wanted): string | null {
  const [shipment, reference, company] = [wanted.shipment, wanted.reference, wanted.company].map(numberIn)
  if (shipment && shipment.length >= 2) return trackingPath(shipment)
  return reference && company ? trackingPathByReference(reference, company) : null
}

const numberIn = (text: string) => text.trim().toUpperCase()
