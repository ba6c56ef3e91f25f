import { styled } from '@mui/material/styles'
import { Map as MapIcon } from 'lucide-react'
import { useContext, useEffect, useState } from 'react'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { type Basemap, loadBasemap } from './basemap/basemap.ts'
import { boundsToShow } from './fitting.ts'
import type { MapCanvas as Canvas } from './MapCanvas.tsx'
import type { MapLine, MapMarker } from './map-content.ts'
import { MapTurnContext } from './map-service.ts'
import { MapOutline } from './outline/MapOutline.tsx'

export type { MapLine, MapMarker } from './map-content.ts'

export type MapViewProps = {
  label: string
  markers: readonly MapMarker[]
  lines?: readonly MapLine[]
  selectedId?: string | null
  onSelect?: (id: string) => void
  /** Height in px, or the full height available. Only a map that fills its screen zooms by the wheel. */
  height?: number | '100%'
  /** Fits the view only once, so that markers which come and go do not move it while the user looks at the map. */
  keepsView?: boolean
}

export const NO_WEBGL = 'This browser cannot draw the map (WebGL is off). The list shows the same places.'

/**
 * A map with markers. If the map cannot be shown, a message replaces it, and the list next to it has the same content.
 */
export function MapView({
  label,
  markers,
  lines = noLines,
  selectedId = null,
  onSelect,
  height = 320,
  keepsView = false,
}: MapViewProps) {
  const { loaded, retry } = useMapParts()
  return (
    <Frame style={{ height }}>
      {loaded === 'impossible' && <EmptyState text={NO_WEBGL} icon={<MapIcon aria-hidden="true" />} />}
      {loaded === 'failed' && <ErrorState text="The map could not be loaded" onRetry={retry} />}
      {(loaded === 'loading' || typeof loaded === 'object') && <MapOutline bounds={boundsToShow(markers, lines)} />}
      {loaded === 'loading' && <span role="status" aria-label="Loading the map" />}
      {typeof loaded === 'object' && (
        <loaded.MapCanvas
          label={label}
          markers={markers}
          lines={lines}
          selectedId={selectedId}
          onSelect={onSelect}
          basemap={loaded.basemap}
          view={{ wheelZooms: height === '100%', keepsView }}
        />
      )}
    </Frame>
  )
}

const noLines: readonly MapLine[] = []

type Parts = { MapCanvas: typeof Canvas; basemap: Basemap }

/** Loads the library and the outlines when a map is first shown, after the page around it. */
function useMapParts() {
  const turn = useContext(MapTurnContext)
  const [loaded, setLoaded] = useState<Parts | 'loading' | 'failed' | 'impossible'>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads anew
  useEffect(() => {
    if (!canDraw()) return setLoaded('impossible')
    let isCurrent = true
    const take = (parts: Parts | 'failed') => isCurrent && setLoaded(parts)
    setLoaded('loading')
    const load = () => Promise.all([import('./MapCanvas.tsx'), loadBasemap()])
    const loading = turn ? turn().then(load) : load()
    loading.then(
      ([{ MapCanvas }, basemap]) => take({ MapCanvas, basemap }),
      () => take('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])
  return { loaded, retry: () => setAttempt(attempt + 1) }
}

/** Checked before anything is fetched, because the library is large and requires WebGL. */
function canDraw(): boolean {
  try {
    return Boolean(document.createElement('canvas').getContext('webgl2'))
  } catch {
    return false
  }
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: 160,
  overflow: 'clip',
  backgroundColor: theme.vars.palette.sunk,
}))
