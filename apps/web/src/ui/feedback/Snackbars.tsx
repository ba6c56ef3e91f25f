import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { FOOTER_HEIGHT } from '#ui/layout/StickyFooter.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { Snackbar } from './Snackbar.tsx'
import type { SnackbarEntry, SnackbarOptions, SnackbarStore } from './snackbar-store.ts'
import { createSnackbarStore } from './snackbar-store.ts'

export type { SnackbarOptions } from './snackbar-store.ts'

type Show = (text: string, options?: SnackbarOptions) => number

const SnackbarContext = createContext<SnackbarStore | null>(null)

export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createSnackbarStore)
  const shown = useSyncExternalStore(store.subscribe, store.shown)
  const card = (entry: SnackbarEntry) => (
    <Snackbar key={entry.id} entry={entry} onClose={() => store.dismiss(entry.id)} />
  )
  return (
    <SnackbarContext value={store}>
      {children}
      {createPortal(
        <>
          <Corner ref={stayAudible}>{shown.filter(({ place }) => place === undefined).map(card)}</Corner>
          <Top ref={stayAudible}>{shown.filter(({ place }) => place === 'top').map(card)}</Top>
        </>,
        document.body,
      )}
    </SnackbarContext>
  )
}

/** `success` closes after 2 s, the other kinds after 5 s. A snackbar with `onClick` stays until the user acts. */
export function useSnackbar(): { success: Show; error: Show; info: Show; toast: Show; dismiss: (id?: number) => void } {
  const store = useContext(SnackbarContext)
  if (!store) throw new Error('useSnackbar needs a SnackbarProvider above it')
  return useMemo(
    () => ({
      success: (text, options) => store.show('success', text, options),
      error: (text, options) => store.show('error', text, options),
      info: (text, options) => store.show('info', text, options),
      toast: (text, options) => store.show('toast', text, options),
      dismiss: store.dismiss,
    }),
    [store],
  )
}

/** Milliseconds that the copy toast stays. (UX-16) */
const COPIED_FOR = 1500

export function useCopy(): (text: string) => Promise<void> {
  const { toast, error } = useSnackbar()
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text)
        toast('Copied!', { duration: COPIED_FOR })
      } catch {
        error('The browser did not allow copying')
      }
    },
    [toast, error],
  )
}

/** A dialog hides everything outside from assistive technology, but snackbars must still be announced. */
function stayAudible(corner: HTMLElement | null) {
  if (!corner) return
  const observer = new MutationObserver(() => corner.removeAttribute('aria-hidden'))
  observer.observe(corner, { attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}

const Place = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 'min(400px, calc(100vw - 24px))',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
}))

/** Positioned above a sticky footer, so that it never covers the footer's buttons. */
const Corner = styled(Place)({
  right: 16,
  bottom: `calc(16px + var(${FOOTER_HEIGHT}, 0px))`,
  [TOUCH]: { right: 12, left: 12, marginInline: 'auto', bottom: `calc(12px + var(${FOOTER_HEIGHT}, 0px))` },
})

const Top = styled(Place)({ top: 16, left: 12, right: 12, marginInline: 'auto' })
