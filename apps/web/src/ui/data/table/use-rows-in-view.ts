import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Up to so many rows are all drawn: the browser finds text in them and nothing has to be measured. */
export const VIRTUAL_FROM = 100

/** Rows drawn beyond the edges of the window, so that arrow keys always find the next one. */
const OVERSCAN = 8

/** Which rows of a long table the window shows, and how much room the others take, in px. */
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
