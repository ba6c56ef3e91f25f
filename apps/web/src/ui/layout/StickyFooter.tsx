import { styled } from '@mui/material/styles'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'

/** CSS variable with the height of the footer at the bottom of the window. */
export const FOOTER_HEIGHT = '--lw-footer-height'

/** A bar at the bottom of the window with the screen's actions. Snackbars are placed above it. */
export function StickyFooter({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useFooterHeight(bar)
  return <Bar ref={bar}>{children}</Bar>
}

/** A footer within this distance from the bottom of the window, in px, would be covered by a snackbar. */
const NEAR = 80

/** Keeps snackbars above the element while it is at the bottom of the window. */
export function useFooterHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const footer = element.current
    if (!footer) return
    const root = document.documentElement.style
    const before = root.getPropertyValue(FOOTER_HEIGHT)
    const measure = () => {
      const { top, bottom } = footer.getBoundingClientRect()
      root.setProperty(FOOTER_HEIGHT, innerHeight - bottom < NEAR ? `${innerHeight - top}px` : before)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(footer)
    // Content above the footer can move it, so the parent is observed as well.
    if (footer.parentElement) observer.observe(footer.parentElement)
    measure()
    return () => {
      observer.disconnect()
      root.setProperty(FOOTER_HEIGHT, before)
    }
  }, [element])
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [TOUCH]: { padding: 12, '& > *': { flex: 1 } },
}))
