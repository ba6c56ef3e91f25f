import { styled, type Theme, useColorScheme } from '@mui/material/styles'
import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { dark, light, radius, TOUCH } from '#ui/theme/tokens.ts'
import type { Basemap } from './basemap/basemap.ts'
import { besideCard, boundsToShow, NARROW_MAP, NEAREST, paddingFor } from './fitting.ts'
import { MapControls } from './MapControls.tsx'
import { boundsOf, type MapLine, type MapMarker } from './map-content.ts'
import { MapServiceContext, withKey } from './map-service.ts'
import { ownStyle } from './map-style.ts'
import { MapMarkers } from './markers/MapMarkers.tsx'
import { useRoads } from './roads/use-roads.ts'
import { type MapLibre, useMap } from './use-map.ts'
import { useRoutes } from './use-routes.ts'

export type MapCanvasProps = {
  label: string
  markers: readonly MapMarker[]
  lines: readonly MapLine[]
  selectedId: string | null
  onSelect: ((id: string) => void) | undefined
  basemap: Basemap
  view: { wheelZooms: boolean; keepsView: boolean }
}

/** The map. It is loaded together with its library, only when a screen shows one. */
export function MapCanvas({ label, markers, lines, selectedId, onSelect, basemap, view }: MapCanvasProps) {
  const element = useRef<HTMLDivElement>(null)
  const tokens = useColorScheme().colorScheme === 'dark' ? dark : light
  const { style, mapKey, notice, onFailure } = useStyle(basemap, tokens)
  const map = useMap(element, { label, style, mapKey, wheelZooms: view.wheelZooms, onFailure })
  const isDrawn = useDrawn(map)
  useRoads(map, tokens)
  useRoutes(map, lines, tokens)

  const fit = (isMoving: boolean) => {
    const bounds = boundsToShow(markers, lines)
    if (bounds)
      map?.fitBounds([...bounds], {
        padding: paddingFor(map.getContainer().clientWidth),
        maxZoom: NEAREST,
        animate: isMoving,
      })
  }
  const fitAtOnce = useEffectEvent(() => fit(false))
  const shown = view.keepsView ? String(markers.length > 0) : markers.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places are shown anew, the same ones stay as they are looked at
  useEffect(() => {
    if (map) fitAtOnce()
  }, [map, shown])
  useChosenInView(map, markers, { selectedId, showsTrip: view.keepsView })

  return (
    <>
      <Ground ref={element} data-drawn={isDrawn} />
      {map && (
        <>
          <MapMarkers map={map} markers={markers} selectedId={selectedId} onSelect={onSelect} />
          <MapControls map={map} onShowAll={markers.length > 0 ? () => fit(true) : undefined} />
        </>
      )}
      {notice && <Notice role="status">{notice}</Notice>}
    </>
  )
}

/**
 * Brings the chosen marker into view when it is chosen or first known, not whenever it moves on. Among vehicles that is
 * its whole trip, as soon as its stops are known.
 */
function useChosenInView(
  map: MapLibre | null,
  markers: readonly MapMarker[],
  { selectedId, showsTrip }: { selectedId: string | null; showsTrip: boolean },
) {
  const chosen = markers.find(({ id }) => id === selectedId)
  const stops = showsTrip && chosen ? markers.filter(({ number }) => number !== undefined) : []
  const bringIntoView = useEffectEvent(() => {
    if (!map || !chosen) return
    const trip = stops.length > 0 ? boundsOf([chosen, ...stops]) : null
    if (trip) return map.fitBounds([...trip], { padding: besideCard(map.getContainer().clientWidth), maxZoom: NEAREST })
    const place: [number, number] = [chosen.longitude, chosen.latitude]
    if (!map.getBounds().contains(place)) map.easeTo({ center: place })
  })
  const trip = stops.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places are read where they are fitted
  useEffect(() => {
    bringIntoView()
  }, [map, selectedId, chosen !== undefined, trip])
}

/** True when the land is drawn. An external style includes its own. */
function useDrawn(map: MapLibre | null) {
  const [drawn, setDrawn] = useState<MapLibre | null>(null)
  useEffect(() => {
    if (!map) return
    const updateDrawn = () => {
      if (!map.getSource('land') || map.isSourceLoaded('land')) setDrawn(map)
    }
    const events = ['style.load', 'sourcedata', 'load'] as const
    for (const name of events) map.on(name, updateDrawn)
    return () => {
      for (const name of events) map.off(name, updateDrawn)
    }
  }, [map])
  return map !== null && drawn === map
}

/**
 * The external style if one is configured and available, otherwise the built-in one with the reason for the fallback.
 */
function useStyle(basemap: Basemap, tokens: typeof light) {
  const service = useContext(MapServiceContext)
  const [hasFailed, setFailed] = useState(false)
  const own = useMemo(() => ownStyle(basemap, tokens), [basemap, tokens])
  const address = service && withKey(service.styleUrl, service.key)
  const isOutside = address !== null && !hasFailed
  return {
    style: isOutside ? address : own,
    mapKey: service?.key ?? null,
    notice: service && !isOutside ? noticeOf(address) : null,
    onFailure: () => setFailed(true),
  }
}

const noticeOf = (address: string | null) =>
  address === null
    ? 'The map service has no key. This is the built-in map.'
    : 'The map service does not answer. This is the built-in map.'

/** The map credits, collapsed behind an "i" button of the given size. */
const foldedCredits = (theme: Theme, size: number) => ({
  '& .maplibregl-ctrl-attrib': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', padding: 0 },
  '& .maplibregl-ctrl-attrib-inner': { padding: '4px 8px 0' },
  '& .maplibregl-ctrl-attrib-button': {
    display: 'grid',
    placeItems: 'center',
    order: 1,
    width: size,
    height: size,
    listStyle: 'none',
    cursor: 'pointer',
    '&::before': {
      content: '"i" / ""',
      display: 'grid',
      placeItems: 'center',
      width: 20,
      height: 20,
      borderRadius: radius.full,
      border: `1px solid ${theme.vars.palette.borderStrong}`,
      fontSize: 12,
      fontWeight: 600,
    },
  },
  '& .maplibregl-ctrl-attrib:not([open])': { backgroundColor: 'transparent' },
})

/** The parts of the library's own style sheet that are needed. */
const Ground = styled('div')(({ theme }) => ({
  position: 'absolute !important' as 'absolute',
  inset: 0,
  overflow: 'clip',
  containerType: 'inline-size',
  // Water fills the canvas before the land is drawn over it, so the rough outline stays visible until both are drawn.
  '& .maplibregl-canvas': { position: 'absolute', left: 0, top: 0 },
  '&[data-drawn="false"] .maplibregl-canvas': { opacity: 0 },
  '& .maplibregl-canvas:focus-visible': { outlineOffset: -3 },
  '& .maplibregl-interactive': { cursor: 'grab', userSelect: 'none' },
  '& .maplibregl-interactive:active': { cursor: 'grabbing' },
  '& .maplibregl-touch-drag-pan, & .maplibregl-touch-drag-pan .maplibregl-canvas': { touchAction: 'none' },
  // Keeps the lower left free for the scale.
  '& .maplibregl-ctrl-bottom-right': {
    position: 'absolute',
    right: 0,
    bottom: 0,
    zIndex: 2,
    maxWidth: 'calc(100% - 128px)',
  },
  '& .maplibregl-ctrl-attrib': {
    padding: '1px 6px',
    color: theme.vars.palette.text.secondary,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 82%, transparent)`,
    fontSize: 10,
    lineHeight: '14px',
    whiteSpace: 'nowrap',
  },
  '& .maplibregl-ctrl-attrib a': { color: 'inherit' },
  '& .maplibregl-ctrl-attrib-button': { display: 'none' },
  [TOUCH]: foldedCredits(theme, 44),
  [`@container (max-width: ${NARROW_MAP - 1}px)`]: foldedCredits(theme, 28),
  '& .maplibregl-control-container > :empty': { display: 'none' },
}))

const Notice = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 12,
  top: 12,
  zIndex: 2,
  maxWidth: 'calc(100% - 76px)',
  padding: '4px 10px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
}))
