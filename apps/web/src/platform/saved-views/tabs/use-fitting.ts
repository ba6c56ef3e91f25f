import { type RefObject, useLayoutEffect, useState } from 'react'

/** Number of children on the first line of a wrapping row. The other ones go into a menu. */
export function useFitting(row: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const children = [...element.children] as HTMLElement[]
      const second = children.findIndex(({ offsetTop }) => offsetTop > (children[0]?.offsetTop ?? 0))
      setFitting(second === -1 ? Number.POSITIVE_INFINITY : second)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  })
  return fitting
}
