import { styled } from '@mui/material/styles'
import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { scaleAt } from './scale.ts'
import type { MapLibre } from './use-map.ts'

type MapControlsProps = {
  map: MapLibre
  /** Fits all places into view; undefined when there are no places. */
  onShowAll: (() => void) | undefined
}

/** Map height in pixels below which buttons would cover the names of places. Keys and gestures still zoom there. */
const LOW_MAP = 240

export function MapControls({ map, onShowAll }: MapControlsProps) {
  return (
    <>
      {map.getContainer().clientHeight >= LOW_MAP && (
        <Buttons role="group" aria-label="Map controls">
          <IconButton label="Zoom in" icon={<Plus />} onClick={() => map.zoomIn()} />
          <IconButton label="Zoom out" icon={<Minus />} onClick={() => map.zoomOut()} />
          {onShowAll && <IconButton label="Show all" icon={<Maximize />} onClick={onShowAll} />}
        </Buttons>
      )}
      <ScaleBar map={map} />
    </>
  )
}

function ScaleBar({ map }: { map: MapLibre }) {
  const [{ text, width }, setScale] = useState(() => scaleOf(map))
  useEffect(() => {
    const moved = () => setScale(scaleOf(map))
    map.on('move', moved)
    return () => {
      map.off('move', moved)
    }
  }, [map])
  return (
    <Bar style={{ width }} role="img" aria-label={`Scale: ${text}`}>
      {text}
    </Bar>
  )
}

const scaleOf = (map: MapLibre) => scaleAt(map.getCenter().lat, map.getZoom())

const Buttons = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 12,
  top: 12,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > button + button': { borderTop: `1px solid ${theme.vars.palette.divider}`, borderRadius: 0 },
}))

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 12,
  bottom: 10,
  zIndex: 2,
  paddingLeft: 4,
  border: `1px solid ${theme.vars.palette.text.tertiary}`,
  borderTop: 0,
  color: theme.vars.palette.text.secondary,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.map.land} 60%, transparent)`,
  fontSize: 10.5,
  lineHeight: '14px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
}))
