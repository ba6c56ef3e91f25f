import { limitedZoom, turned, zoomStep } from '@lanewise/domain/documents/viewing'
import { type RefObject, type UIEvent, useEffect, useRef, useState } from 'react'
import type { PageSource } from './pages/page-source.ts'

export type Fit = 'width' | 'page'
type Chosen = { fit: Fit | null; zoom: number }

/** Space around a page, in pixels. */
const pageMargin = 32

/** Zoom, rotation and current page of a document. (DOC-31, DOC-32) */
export function useView(source: PageSource | null) {
  const area = useRef<HTMLDivElement>(null)
  const [{ fit, zoom }, setChosen] = useState<Chosen>({ fit: 'width', zoom: 1 })
  const [rotation, setRotation] = useState(0)
  const [page, setPage] = useState(1)
  useEffect(() => {
    const place = area.current
    if (!source || !place || !fit) return
    const apply = () => setChosen({ fit, zoom: fitted(source, place, { fit, rotation }) })
    apply()
    const observer = new ResizeObserver(apply)
    observer.observe(place)
    return () => observer.disconnect()
  }, [source, fit, rotation])
  const step = (direction: 1 | -1) => setChosen({ fit: null, zoom: zoomStep(zoom, direction) })
  return {
    area,
    zoom,
    rotation,
    page,
    fit: (to: Fit) => setChosen({ fit: to, zoom }),
    zoomTo: (to: number) => setChosen({ fit: null, zoom: limitedZoom(to) }),
    step,
    rotate: (direction: 1 | -1) => setRotation(turned(rotation, direction)),
    go: (to: number) => goTo(area, to),
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => setPage(pageInView(currentTarget)),
  }
}
export type View = ReturnType<typeof useView>

function fitted(source: PageSource, place: HTMLElement, { fit, rotation }: { fit: Fit; rotation: number }): number {
  const { width, height } = largestOf(source)
  const [wide, high] = rotation % 180 === 0 ? [width, height] : [height, width]
  // Without a layout there is nothing to fit into.
  if (place.clientWidth === 0) return 1
  const byWidth = (place.clientWidth - pageMargin) / wide
  const byHeight = (place.clientHeight - pageMargin) / high
  return limitedZoom(fit === 'width' ? byWidth : Math.min(byWidth, byHeight))
}

/** Pages of a fax may differ in size. A zoom that fits the widest and the tallest fits all. */
function largestOf({ count, sizeOf }: PageSource) {
  const sizes = Array.from({ length: count }, (_, index) => sizeOf(index + 1))
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  }
}

const pagesIn = (area: HTMLElement | null) => [...(area?.querySelectorAll<HTMLElement>('[data-page]') ?? [])]

function goTo({ current }: RefObject<HTMLElement | null>, page: number) {
  const target = pagesIn(current).find(({ dataset }) => dataset.page === String(page))
  target?.scrollIntoView({ block: 'start' })
}

/** The last page whose top is above the middle of the view. */
function pageInView(area: HTMLElement): number {
  const middle = area.getBoundingClientRect().top + area.clientHeight / 2
  const seen = pagesIn(area).filter((one) => one.getBoundingClientRect().top <= middle)
  return Number(seen.at(-1)?.dataset.page ?? 1)
}
