import { styled } from '@mui/material/styles'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'

/** The CSS variable that tells how high the footer at the bottom of the window is. */
export const FOOTER_HEIGHT = '--lw-footer-height'

/** A bar at the bottom of the window with the screen's actions; messages keep clear of it. */
export function StickyFooter({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useFooterHeight(bar)
  return <Bar ref={bar}>{children}</Bar>
}

/** Nearer to the bottom of the window than this, in px, a message would cover the footer. */
const NEAR = 80

/** Keeps messages above the element while it stands at the bottom of the window. */
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
    // What stands above the footer moves it.
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
