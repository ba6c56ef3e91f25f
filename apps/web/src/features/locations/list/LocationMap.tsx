import type { Location } from '@lanewise/contract/location-shapes'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type LocationQuery, mostOnMap, useLocationsOnMap } from '#features/locations/locations.api.ts'
import type { OtherViewProps } from '#platform/list/list-definition.ts'
import { type Size, totalText } from '#platform/list/paging.ts'
import { errorText } from '#platform/query/problem.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { type MapMarker, MapView } from '#ui/map/MapView.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { PlaceCard } from './PlaceCard.tsx'
import { PlaceList } from './PlaceList.tsx'

/** All filtered locations on the map, with those of the current page in the list beside it. */
export function LocationMap({ rows, query, notice }: OtherViewProps<Location>) {
  const isNarrow = useNarrow()
  const onMap = useLocationsOnMap(query as LocationQuery)
  const [selectedId, select] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { data: places = none, ...size } = onMap.data ?? { total: 0 }
  const markers = useMemo(() => places.flatMap(markerOf), [places])
  const chosen = [...places, ...rows].find(({ id }) => id === selectedId)
  useEffect(() => {
    list.current?.querySelector(`[data-location="${selectedId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])
  return (
    <Split>
      <div ref={list}>
        {notice}
        <PlaceList rows={rows} selectedId={selectedId} onShow={select} />
      </div>
      <Ground>
        {onMap.status === 'error' && places.length === 0 ? (
          <ErrorState text={errorText(onMap.error)} onRetry={() => void onMap.refetch()} />
        ) : (
          <MapView
            label="Map of the locations"
            markers={markers}
            selectedId={selectedId}
            onSelect={select}
            height={isNarrow ? 280 : '100%'}
          />
        )}
        {chosen && <PlaceCard location={chosen} onClose={() => select(null)} />}
        <Note>{noteOf(size, places.length - markers.length)}</Note>
      </Ground>
    </Split>
  )
}

const none: Location[] = []

/** A location without coordinates is only in the list. */
const markerOf = (location: Location): MapMarker[] => {
  const { id, latitude, longitude } = location
  if (latitude === null || longitude === null) return []
  return [{ id, latitude, longitude, label: shownLocationName(location) }]
}

function noteOf(size: Size, withoutPoint: number) {
  const parts = [
    size.total > mostOnMap &&
      `The first ${formatNumber(mostOnMap)} of ${totalText(size)} are shown; filter to see others`,
    withoutPoint > 0 && `${formatNumber(withoutPoint)} not on the map`,
  ]
  return parts.filter(Boolean).join(' · ')
}

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > div:first-of-type': { minWidth: 0, order: 2 },
  [theme.breakpoints.up('w768')]: {
    gridTemplateColumns: '320px minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    gap: 0,
    height: '100%',
    '& > div:first-of-type': { order: 0, overflowY: 'auto' },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '380px minmax(0, 1fr)' },
}))

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  [TOUCH]: { border: 0, borderRadius: 8, overflow: 'clip' },
}))

const Note = styled('p')(({ theme }) => ({
  position: 'absolute',
  left: 140,
  bottom: 8,
  color: theme.vars.palette.text.secondary,
  fontSize: 11,
  lineHeight: '16px',
  pointerEvents: 'none',
}))
