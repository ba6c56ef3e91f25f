import { trackingLanding } from '@lanewise/domain/tracking/public/address'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

/** A search that found nothing: what was typed, and why. */
export type Missed = { shipment: string; reference: string; company: string; message: string }

/** State of an address on the public pages. */
type Visit = { from?: string; typed?: string; missed?: Missed } | null

/**
 * The search that just led back to this page without a result. Nothing of it remains when the page is opened again, by a
 * reload or through the history of the browser.
 */
export function useMissed(): Missed | null {
  const missed = (useLocation().state as Visit)?.missed ?? null
  return useNavigationType() === NavigationType.Pop ? null : missed
}

/** State for the next address, so that a search without a result finds the way back. */
export function useFrom(): { from: string } {
  const { pathname } = useLocation()
  return { from: pathname }
}

/**
 * Goes back to the page of the search, which shows what was typed and why nothing was found. A user who opened the
 * address directly goes to the search. (TRACK-50, TRACK-51)
 */
export function useBack(): (missed: Missed) => void {
  const navigate = useNavigate()
  const { from = trackingLanding, typed } = (useLocation().state as Visit) ?? {}
  // The address does not keep every character that can be typed.
  return ({ shipment, ...missed }) =>
    void navigate(from, { replace: true, state: { missed: { ...missed, shipment: shipment && (typed || shipment) } } })
}
