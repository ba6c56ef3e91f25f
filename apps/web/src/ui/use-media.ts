import { useSyncExternalStore } from 'react'
import { breakpoints } from '#ui/theme/tokens.ts'

/** Below 768 px: touch heights, one column, drawers instead of dialogs. */
export const useNarrow = (): boolean => !useMinWidth(breakpoints.w768)

export function useMinWidth(px: number): boolean {
  return useMedia(`(min-width:${px}px)`)
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}
