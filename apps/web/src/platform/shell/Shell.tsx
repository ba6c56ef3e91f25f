import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { Outlet } from 'react-router'
import { SocketProvider } from '#platform/live/SocketProvider.tsx'
import { FollowPreferences, usePreferences } from '#platform/preferences.ts'
import { menuFor, type Screen } from '#platform/screen.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { useMinWidth, useNarrow } from '#ui/use-media.ts'
import { GoShortcuts } from './GoShortcuts.tsx'
import { NavDrawer } from './NavDrawer.tsx'
import { ShortcutList } from './ShortcutList.tsx'
import { TopBar } from './TopBar.tsx'

type ShellProps = {
  screens: readonly Screen[]
  /** The updates button with its change-notice widget. */
  updates: ReactNode
}

/** Menus and top bar around every signed-in screen. */
export function Shell({ screens, updates }: ShellProps) {
  const user = useUser()
  const isNarrow = useNarrow()
  const canLock = useMinWidth(breakpoints.lg)
  const { preferences, change } = usePreferences()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isLocked = canLock && preferences.lockedNavBar
  const sections = menuFor(user, screens)
  return (
    <SocketProvider>
      <FollowPreferences />
      <SkipLink href="#main">Skip to content</SkipLink>
      <Frame data-nav={isNarrow ? 'none' : isLocked ? 'locked' : 'rail'}>
        <NavDrawer
          sections={sections}
          kind={isNarrow ? 'sheet' : isLocked ? 'locked' : 'rail'}
          isOpen={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          {...(canLock && { onLock: () => change({ lockedNavBar: !preferences.lockedNavBar }) })}
        />
        <Column>
          <TopBar updates={updates} {...(isNarrow && { onMenu: () => setMenuOpen(true) })} />
          <Main id="main" tabIndex={-1}>
            <Outlet />
          </Main>
        </Column>
      </Frame>
      <GoShortcuts sections={sections} />
      <ShortcutList />
    </SocketProvider>
  )
}

const Frame = styled('div')({
  minHeight: '100dvh',
  '&[data-nav="rail"]': { paddingLeft: 56 },
  '&[data-nav="locked"]': { paddingLeft: 224 },
})

const Column = styled('div')({ minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: '100dvh' })

const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  padding: '16px 24px 24px',
  outline: 'none',
  [`@media (max-width:${breakpoints.w768 - 0.05}px)`]: { padding: 12 },
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
