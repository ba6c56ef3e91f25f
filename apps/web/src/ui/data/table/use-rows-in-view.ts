import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Tables up to this many rows are rendered in full: the browser's text search works and no measuring is needed. */
export const VIRTUAL_FROM = 100

/** Rows rendered outside the window, so that arrow keys always reach the next row. */
const OVERSCAN = 8

/** The rows of a long table that are visible, and the height of the rows above and below them in px. */
export function useRowsInView(
  body: RefObject<HTMLElement | null>,
  { count, height }: { count: number; height: number },
) {
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (body.current) setScrollMargin(body.current.getBoundingClientRect().top + scrollY)
  }, [body])
  const virtual = useWindowVirtualizer({ count, estimateSize: () => height, overscan: OVERSCAN, scrollMargin })
  const items = virtual.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  return {
    items,
    before: first ? first.start - scrollMargin : 0,
    after: last ? virtual.getTotalSize() - (last.end - scrollMargin) : 0,
  }
}
