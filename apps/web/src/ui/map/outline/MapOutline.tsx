import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Bounds } from '#ui/map/map-content.ts'
import { lakesPath, landPath } from './outline.gen.ts'
import { outlineView } from './outline-view.ts'

/** Rough land and water in the view of the map, shown until the map itself is drawn over it. */
export function MapOutline({ bounds }: { bounds: Bounds | null }) {
  const element = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {}
    setSize({ width, height })
  }, [])
  const { scale, center, at } = outlineView(bounds, size)
  return (
    <Water ref={element} aria-hidden="true">
      {size.width > 0 && (
        <g transform={`translate(${at.join()}) scale(${scale}) translate(${-center[0]},${-center[1]})`}>
          <path d={landPath} />
          <path d={lakesPath} data-water="" />
        </g>
      )}
    </Water>
  )
}

const Water = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  backgroundColor: theme.vars.palette.map.water,
  '& path': { fill: theme.vars.palette.map.land },
  '& [data-water]': { fill: theme.vars.palette.map.water },
}))
