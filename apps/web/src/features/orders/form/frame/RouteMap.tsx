import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { QuotedPlace } from '#features/orders/form/quote-origin.ts'
import { type MapLine, type MapMarker, MapView } from '#ui/map/MapView.tsx'
import { NoPlaces } from '#ui/map/NoPlaces.tsx'

type RouteMapProps = {
  places: readonly QuotedPlace[]
  /** Route along the roads; empty while it is unknown. */
  line: readonly (readonly [number, number])[]
  /** Transit of the selected rate, or by the miles. */
  transit: string | null
}

/** Stops on a map as soon as one is chosen, joined by a dotted line until the route is known. */
export function RouteMap({ places, line, transit }: RouteMapProps) {
  const key = places.map(({ city, latitude, longitude }) => `${city} ${latitude} ${longitude}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places are the same while their cities and coordinates are
  const markers = useMemo(() => places.flatMap(markerOf), [key])
  const lines = useMemo((): MapLine[] => {
    if (line.length > 1) return [{ id: 'way', points: line }]
    const straight = markers.map(({ longitude, latitude }) => [longitude, latitude] as const)
    return straight.length > 1 ? [{ id: 'way', points: straight, isDotted: true }] : []
  }, [line, markers])
  return (
    <>
      <Head>
        <h2>Route</h2>
        {transit && <span>{`Transit ${transit}`}</span>}
      </Head>
      {markers.length === 0 ? (
        <NoPlaces>Pickup and dropoff appear here</NoPlaces>
      ) : (
        <MapView
          label={`The way over ${places.map(({ city }) => city).join(', ')}`}
          markers={markers}
          lines={lines}
          height={240}
        />
      )}
    </>
  )
}

const markerOf = ({ latitude, longitude, city, state }: QuotedPlace, index: number): MapMarker[] =>
  latitude === null || longitude === null
    ? []
    : [
        {
          id: String(index),
          number: index + 1,
          latitude,
          longitude,
          label: `${city}, ${state}`,
          ...(index > 0 && { isHollow: true }),
        },
      ]

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: '0 16px',
  '& h2': theme.typography.h2,
  '& span': { color: theme.vars.palette.text.tertiary, fontSize: 12 },
}))
