import { type CurrentUser, getCurrentUser } from '@lanewise/contract/auth'
import { permissions } from '@lanewise/domain/access/permissions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { SocketProvider } from '#platform/live/SocketProvider.tsx'
import { SessionProvider } from '#platform/session/SessionProvider.tsx'
import { createSession } from '#platform/session/session.ts'
import { UiRoot } from '#testing/render.tsx'
import { createFakeLive, type FakeLive } from './fake-live.ts'
import { createFakePortal, type FakePortal } from './fake-portal.ts'

type Options = {
  /** The signed-in user, with all permissions by default. */
  user?: Partial<CurrentUser>
  portal?: FakePortal
  live?: FakeLive
  path?: string
}

/** Renders a screen for a signed-in user, with a fake server and a fake live connection. */
export async function renderScreen(element: ReactElement, options: Options = {}) {
  const { portal = createFakePortal(), live = createFakeLive(), path = '/' } = options
  vi.stubGlobal('fetch', portal.fetch)
  portal.on(getCurrentUser, { ...ana, ...options.user })
  const session = createSession(identity, { apiKeyClaim: 'sub' })
  await session.load()
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const load = async () => () => live.live
  render(
    <UiRoot>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SessionProvider session={session}>
          <SocketProvider load={load}>
            <RouterProvider router={router} />
          </SocketProvider>
        </SessionProvider>
      </QueryClientProvider>
    </UiRoot>,
  )
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  return {
    portal,
    live,
    router,
    session,
    address,
    keys: userEvent.setup({ advanceTimers, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  }
}

/** Advances the clock of a test with fake timers. A real clock advances by itself. */
const advanceTimers = (ms: number) => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(ms)
}

const identity = {
  signIn: async () => {},
  complete: async () => {},
  hasTokens: async () => true,
  acquireToken: async () => 'token',
  forget: async () => {},
  signOut: async () => {},
}

export const ana: CurrentUser = {
  id: '0198c0de-0000-7000-8000-000000000001',
  companyId: '0198c0de-0000-7000-8000-00000000000a',
  companyName: 'Acme Foods',
  firstName: 'Ana',
  lastName: 'Ruiz',
  emailAddress: 'admin@acme.test',
  permissions: [...permissions],
  roles: ['Administrator'],
  enableTMSFreightAudit: false,
  enableThirdPartyTMSFreightAudit: false,
  timeZone: 'America/Chicago',
  isBeta: false,
  profilePictureFileId: null,
  preferences: {},
}
