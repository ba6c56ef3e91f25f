import type { ConsolidationPreview } from '@lanewise/contract/consolidation'
import { cityText } from '@lanewise/domain/places/place-name'
import { useMemo } from 'react'
import type { WorkingLoad } from '#features/consolidation/use-load.ts'
import { errorText } from '#platform/query/problem.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RouteMap } from '#ui/map/routes/RouteMap.tsx'
import { Comparison } from './Comparison.tsx'
import { LoadFacts } from './LoadFacts.tsx'
import { PlannedOnTime } from './PlannedOnTime.tsx'

type SummaryProps = { load: WorkingLoad; baseNumber: string }

/** Totals, savings and map of the load. (CONSOL-5) */
export function Summary({ load, baseNumber }: SummaryProps) {
  const { preview, failure, isFresh } = load
  if (!preview)
    return (
      <Card flush title="Load">
        {failure ? (
          <ErrorState text={errorText(failure)} retrying={load.isFetching} onRetry={load.retry} />
        ) : (
          <SkeletonRows height={52} />
        )}
      </Card>
    )
  const state = isFresh ? 'Compared with shipping each order alone' : 'Calculating…'
  return (
    <>
      <Card title="Savings" subtitle={state}>
        <Comparison preview={preview} />
      </Card>
      <Card flush title="Load" subtitle={`Change from ${baseNumber} alone`}>
        <LoadFacts preview={preview} />
      </Card>
      <PlannedOnTime stops={preview.stops} />
      <Route preview={preview} isFresh={isFresh} />
    </>
  )
}

/** Route along the roads, drawn as a dotted line while it is measured and where no road is known. */
function Route({ preview: { stops, line }, isFresh }: { preview: ConsolidationPreview; isFresh: boolean }) {
  const stations = useMemo(
    () =>
      stops.flatMap((stop) =>
        stop.coordinates ? [{ ...stop.coordinates, label: cityText(stop), isHollow: stop.stopType === 1 }] : [],
      ),
    [stops],
  )
  if (stations.length < 2) return null
  return (
    <Card flush title="Route">
      <RouteMap stops={stations} route={isFresh && line.length > 1 ? line : null} height={260} />
    </Card>
  )
}
