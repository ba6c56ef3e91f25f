import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { PageSource } from './pages/page-source.ts'
import { useNear } from './use-near.ts'

type DrawnPageProps = {
  source: PageSource
  page: number
  /** Factor on the page size, which is given at a zoom of 1. */
  zoom: number
  /** Degrees clockwise. */
  rotation: number
  scale: number
}

/** One page, drawn while it is near the view. Outside of that only its space is reserved. */
export function DrawnPage({ source, page, zoom, rotation, scale }: DrawnPageProps) {
  const [ref, isNear] = useNear<HTMLDivElement>('100% 0px')
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = paper.current
    if (!isNear || !place) return
    let isGone = false
    source.draw(page, scale).then(
      (canvas) => {
        if (!isGone) place.replaceChildren(canvas)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      place.replaceChildren()
    }
  }, [source, page, scale, isNear])
  const { width, height } = source.sizeOf(page)
  const [wide, high] = [width * zoom, height * zoom]
  const isOnSide = rotation % 180 !== 0
  return (
    <Place ref={ref} style={{ width: isOnSide ? high : wide, height: isOnSide ? wide : high }}>
      <Paper
        ref={paper}
        style={{ width: wide, height: high, transform: `translate(-50%, -50%) rotate(${rotation}deg)` }}
      />
    </Place>
  )
}

const Place = styled('div')({ position: 'relative', flex: 'none' })

const Paper = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  left: '50%',
  backgroundColor: theme.vars.palette.background.paper,
  '& canvas': { display: 'block', width: '100%', height: '100%' },
}))
