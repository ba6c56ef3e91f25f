import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/** Focuses the first control of an overlay when it opens. */
export function FirstFocus({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The content may already have focused another control.
    if (content.current?.contains(document.activeElement)) return
    content.current?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
  }, [])
  return <div ref={content}>{children}</div>
}

const focusable = 'input:not([disabled]), select, textarea, button:not([disabled]), a[href], [tabindex="0"]'
