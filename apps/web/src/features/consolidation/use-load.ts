import type { Consolidation, ConsolidationPreview } from '@lanewise/contract/consolidation'
import { useState } from 'react'
import { usePreview } from './consolidation.api.ts'

/** Unsaved changes of the user. The version is that of the shipment when the draft began. */
type Draft = { orderNumbers: readonly string[]; stopIds: readonly string[]; version: number | null }

/**
 * Load in the workspace: the saved load until the user changes something. Orders that were selected on the way here are
 * on it from the start.
 */
export function useLoad(consolidation: Consolidation, selected: readonly string[] = []) {
  const { base, shipment, refusal } = consolidation
  const version = shipment?.version ?? null
  const stored: Draft = { ...consolidation, version }
  const [draft, setDraft] = useState<Draft | null>(() => {
    const missing = selected.filter((number) => !stored.orderNumbers.includes(number))
    const isPossible = refusal === null && missing.length > 0
    return isPossible ? { ...stored, orderNumbers: [...stored.orderNumbers, ...missing] } : null
  })
  const load = draft ?? stored
  const { data, error, isFetching, isPlaceholderData, refetch } = usePreview(
    { ...load, orderNumber: base.orderNumber },
    refusal === null,
  )
  const change = (changed: Partial<Draft>) => setDraft({ ...load, ...changed })
  const isOn = (number: string) => load.orderNumbers.includes(number)
  return {
    orderNumbers: load.orderNumbers,
    version: load.version,
    /** Orders that are on the saved shipment and no longer on the load. */
    left: consolidation.orderNumbers.filter((number) => !isOn(number)),
    preview: data && { ...data, stops: inWish(data.stops, load.stopIds) },
    /** Whether the preview belongs to the current load. */
    isFresh: data !== undefined && !isPlaceholderData,
    failure: data ? null : error,
    isFetching,
    retry: () => void refetch(),
    isChanged: draft !== null,
    /** Another user changed the shipment after the draft began. */
    isOutdated: draft !== null && draft.version !== version,
    add: (numbers: readonly string[]) =>
      change({ orderNumbers: [...load.orderNumbers, ...numbers.filter((number) => !isOn(number))] }),
    remove: (numbers: readonly string[]) =>
      change({ orderNumbers: load.orderNumbers.filter((number) => !numbers.includes(number)) }),
    arrange: (stops: ConsolidationPreview['stops']) => change({ stopIds: stopIdsOf(stops) }),
    reset: () => setDraft(null),
  }
}
export type WorkingLoad = ReturnType<typeof useLoad>

export const stopIdsOf = (stops: ConsolidationPreview['stops']) =>
  stops.flatMap(({ parts }) => parts.map(({ orderStopId }) => orderStopId))

/**
 * Applies the user's stop order immediately, before the server has measured the route. The order of the server stays
 * when a stop has no wanted position.
 */
function inWish(stops: ConsolidationPreview['stops'], wish: readonly string[]): ConsolidationPreview['stops'] {
  const places = stops.map(({ parts }) =>
    Math.min(...parts.map(({ orderStopId }) => wish.indexOf(orderStopId)).filter((place) => place >= 0)),
  )
  if (places.some((place) => !Number.isFinite(place))) return stops
  return stops
    .map((stop, index) => ({ stop, place: places[index] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ stop }) => stop)
}
