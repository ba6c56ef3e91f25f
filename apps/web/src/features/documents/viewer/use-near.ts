import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element is in view or close to it, so that only nearby pages are drawn. */
export function useNear<E extends HTMLElement>(margin: string): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: ref.current.closest('[data-scrolls]'),
      rootMargin: margin,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [margin])
  return [ref, isNear]
}
