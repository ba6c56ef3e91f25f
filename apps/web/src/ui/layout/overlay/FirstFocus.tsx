import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/** Puts the focus on the first control of what just opened. */
export function FirstFocus({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What is inside may know better where one begins.
    if (content.current?.contains(document.activeElement)) return
    content.current?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
  }, [])
  return <div ref={content}>{children}</div>
}

const focusable = 'input:not([disabled]), select, textarea, button:not([disabled]), a[href], [tabindex="0"]'
