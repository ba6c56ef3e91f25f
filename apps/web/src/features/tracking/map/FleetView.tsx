import type { TrackedShipment, Truck } from '@lanewise/contract/tracking-list'
import { formatNumber, humanize, plural } from '@lanewise/domain/shared/format'
import { shipmentStatusLabel } from '@lanewise/domain/shipments/shipment-status'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { BesideProps } from '#platform/list/list-definition.ts'
import { errorText } from '#platform/query/problem.ts'
import { onTimeTone } from '#platform/status/OnTime.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { FleetMap, type FleetRoute } from '#ui/map/fleet/FleetMap.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { ChosenTruck } from './ChosenTruck.tsx'
import { useFleet, useOtherRoutes } from './fleet.api.ts'
import { useRoute } from './use-route.ts'

/** Faint routes behind the chosen one. More of them would only cover the map. */
const MOST_ROUTES = 12

/** Map with the trucks of all pages. The chosen truck is shown with its route and a card. */
export function FleetView({ rows, query, chosen, onChoose }: BesideProps<TrackedShipment>) {
  const { data, status, error } = useFleet(query)
  const route = useRoute(chosen)
  const others = useOtherRoutes(
    rows.flatMap(({ shipmentNumber }) => (shipmentNumber === chosen ? [] : [shipmentNumber])).slice(0, MOST_ROUTES),
    route !== null,
  )
  const drawn = useMemo(() => route && { ...route.drawn, others }, [route, others])
  const trucks = useMemo(() => (data?.trucks ?? []).map(markerOf), [data])
  return (
    <Ground>
      <FleetMap
        label={`${plural(trucks.length, 'truck')} on the map`}
        trucks={withChosen(trucks, chosen, route)}
        selectedId={chosen}
        onSelect={onChoose}
        route={drawn}
        height="100%"
      />
      {status === 'error' && <MapNotice tone="late">{errorText(error)}</MapNotice>}
      {data?.isCut && (
        <MapNotice tone="risk">{`The map shows ${formatNumber(trucks.length)} trucks, starting with those with problems`}</MapNotice>
      )}
      {chosen && <ChosenTruck key={chosen} shipmentNumber={chosen} onClose={() => onChoose(null)} />}
    </Ground>
  )
}

type Marker = ReturnType<typeof markerOf>

const markerOf = ({ shipmentNumber, shipmentStatusName, onTimeStatus, ...place }: Truck) => ({
  id: shipmentNumber,
  latitude: place.latitude,
  longitude: place.longitude,
  heading: place.heading,
  tone: onTimeTone(onTimeStatus),
  label: [shipmentNumber, shipmentStatusLabel(shipmentStatusName), onTimeStatus && humanize(onTimeStatus)]
    .filter(Boolean)
    .join(', '),
})

type Chosen = { truck: { latitude: number; longitude: number } | null; drawn: FleetRoute } | null

/** Adds the chosen truck when a filter or the limit of the map leaves it out. */
function withChosen(trucks: readonly Marker[], chosen: string | null, route: Chosen): readonly Marker[] {
  if (!chosen || !route?.truck || trucks.some(({ id }) => id === chosen)) return trucks
  return [...trucks, { id: chosen, ...route.truck, heading: null, tone: 'accent', label: chosen }]
}

const Ground = styled('div')({
  position: 'relative',
  height: '100%',
  [TOUCH]: { height: 'calc(100dvh - 330px)', minHeight: 360 },
})

function MapNotice({ tone, children }: { tone: 'late' | 'risk'; children: string }) {
  return (
    <Notice>
      <Alert tone={tone}>{children}</Alert>
    </Notice>
  )
}

const Notice = styled('div')({ position: 'absolute', top: 12, left: 12, maxWidth: 'calc(100% - 80px)' })
