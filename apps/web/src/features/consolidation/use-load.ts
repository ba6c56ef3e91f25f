import type { Consolidation, ConsolidationPreview } from '@lanewise/contract/consolidation'
import { useState } from 'react'
import { usePreview } from './consolidation.api.ts'

/** What somebody has put together and not saved yet; the version is that of the shipment when it began. */
type Draft = { orderNumbers: readonly string[]; stopIds: readonly string[]; version: number | null }

/** The load that is worked on: as it is kept, until something of it is changed. */
export function useLoad(consolidation: Consolidation) {
  const { base, shipment, refusal } = consolidation
  const version = shipment?.version ?? null
  const kept: Draft = { ...consolidation, version }
  const [draft, setDraft] = useState<Draft | null>(null)
  const load = draft ?? kept
  const { data, error, isFetching, isPlaceholderData, refetch } = usePreview(
    { ...load, orderNumber: base.orderNumber },
    refusal === null,
  )
  const change = (changed: Partial<Draft>) => setDraft({ ...load, ...changed })
  const isOn = (number: string) => load.orderNumbers.includes(number)
  return {
    orderNumbers: load.orderNumbers,
    version: load.version,
    /** Those that the shipment has and the load no longer has. */
    left: consolidation.orderNumbers.filter((number) => !isOn(number)),
    preview: data && { ...data, stops: inWish(data.stops, load.stopIds) },
    /** Whether the preview is that of the load as it is now. */
    isFresh: data !== undefined && !isPlaceholderData,
    failure: data ? null : error,
    isFetching,
    retry: () => void refetch(),
    isChanged: draft !== null,
    /** Somebody else changed the shipment since the draft began. */
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

/** At once as they were put, before the server has measured the way; stops without a wish stay where the server put them. */
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
