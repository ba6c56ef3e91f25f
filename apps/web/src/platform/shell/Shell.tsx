import { userChanged } from '@lanewise/contract/auth'
import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Later } from '#platform/Later.tsx'
import { type LoadLive, SocketProvider, useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { MenuProvider } from '#platform/menu.tsx'
import { SyncPreferences, usePreferences } from '#platform/preferences.ts'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import type { Screen } from '#platform/screen.ts'
import { useSession, useUser } from '#platform/session/SessionProvider.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { useMinWidth, useNarrow } from '#ui/use-media.ts'
import { GoShortcuts } from './GoShortcuts.tsx'
import { NavDrawer } from './NavDrawer.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { ShortcutList } from './ShortcutList.tsx'
import { TopBar } from './TopBar.tsx'

const NavSheet = lazyPart(async () => (await import('./NavSheet.tsx')).NavSheet)

type ShellProps = {
  screens: readonly Screen[]
  search: ReactNode
  /** The updates button with its change notice widget. */
  updates: ReactNode
  notifications?: ReactNode
  loadLive?: LoadLive
}

/** Navigation and top bar around every signed-in screen. */
export function Shell({ screens, search, updates, notifications, loadLive }: ShellProps) {
  const isNarrow = useNarrow()
  const canLock = useMinWidth(breakpoints.lg)
  const { preferences, change } = usePreferences()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isLocked = canLock && preferences.lockedNavBar
  const lock = canLock && { onLock: () => void change({ lockedNavBar: !isLocked }) }
  return (
    <SocketProvider {...(loadLive && { load: loadLive })}>
      <MenuProvider screens={screens}>
        <SyncPreferences />
        <SyncUser />
        <SkipLink href="#main">Skip to content</SkipLink>
        {isNarrow ? (
          <Later isWanted={isMenuOpen}>
            <NavSheet isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
          </Later>
        ) : (
          <NavDrawer isLocked={isLocked} {...lock} />
        )}
        <Column data-nav={isNarrow ? 'none' : isLocked ? 'locked' : 'rail'}>
          <TopBar
            search={search}
            updates={updates}
            notifications={notifications}
            {...(isNarrow && { onMenu: () => setMenuOpen(true) })}
          />
          <OfflineBar />
          <Content />
        </Column>
        <GoShortcuts screens={screens} />
        <ShortcutList />
        <ScrollRestoration />
      </MenuProvider>
    </SocketProvider>
  )
}

/** The current screen. The previous one stays visible until the code of the next one is loaded. */
function Content() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Moves the focus of keyboard users to the new screen, unless a dialog or a row on it already has the focus.
    if (!document.activeElement?.closest('[role="dialog"], [data-row]')) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Main id="main" ref={main} tabIndex={-1}>
      <Suspense fallback={<SkeletonRows />}>
        <Outlet />
      </Suspense>
    </Main>
  )
}

/** Updates menu and controls at once when this user's name or permissions are changed elsewhere. */
function SyncUser() {
  const session = useSession()
  useLiveGroup(useUser().id, 'changed', ({ name }) => {
    if (name === userChanged.name) void session.refresh()
  })
  return null
}

const Column = styled('div')({
  minWidth: 0,
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '&[data-nav="rail"]': { paddingLeft: 56 },
  '&[data-nav="locked"]': { paddingLeft: 224 },
})

const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  padding: '16px 24px 24px',
  // The element receives focus only for the reading order and is not interactive, so it has no focus ring.
  '&:focus-visible': { outline: 'none' },
  [TOUCH]: { padding: 12 },
})

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  left: 8,
  top: -60,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 12px',
  borderRadius: 6,
  color: theme.vars.palette.inverse.text,
  background: theme.vars.palette.inverse.bg,
  '&:focus': { top: 8 },
}))
