import { type CurrentUser, getCurrentUser } from '@lanewise/contract/auth'
import { getChangeNotices } from '@lanewise/contract/changes'
import { updatePreferences } from '@lanewise/contract/profile'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { authPages, loginPage } from '#features/auth/auth.screens.ts'
import { UpdatesButton } from '#features/changes/index.ts'
import { NotificationBell } from '#features/notifications/index.ts'
import { GlobalSearch } from '#features/search/index.ts'
import { createRoutes, type PublicPage } from '#platform/routing/create-routes.tsx'
import type { Screen } from '#platform/screen.ts'
import type { Identity } from '#platform/session/identity.ts'
import { SessionProvider } from '#platform/session/SessionProvider.tsx'
import { createSession } from '#platform/session/session.ts'
import { Shell } from '#platform/shell/Shell.tsx'
import { UiRoot } from '#testing/render.tsx'
import { createFakeLive } from './fake-live.ts'
import { createFakePortal, type FakePortal } from './fake-portal.ts'
import { ana } from './render-screen.tsx'

type Options = {
  path?: string
  /** The signed-in user; null for no user. */
  user?: Partial<CurrentUser> | null
  /** True when the session is already loaded. */
  isKnown?: boolean
  screens?: readonly Screen[]
  /** Pages that open without a sign-in, in addition to the sign-in pages. */
  publicPages?: readonly PublicPage[]
  portal?: FakePortal
  identity?: Identity
}

/** Renders the whole portal with routes, guards and shell, against a fake server. */
export async function renderPortal(options: Options = {}) {
  const { path = '/dashboard', user = {}, isKnown = true, screens = [aScreen()], portal = createFakePortal() } = options
  const identity = options.identity ?? anIdentity({ hasTokens: async () => user !== null })
  const live = createFakeLive()
  const load = async () => () => live.live
  vi.stubGlobal('fetch', portal.fetch)
  portal.on(getCurrentUser, { ...ana, ...user })
  portal.on(getChangeNotices, [])
  portal.on(updatePreferences, ({ body }) => body)
  history.replaceState(null, '', path)
  const session = createSession(identity, { apiKeyClaim: 'sub' })
  if (isKnown) await session.load()
  const shell = () => (
    <Shell
      screens={screens}
      search={<GlobalSearch />}
      updates={<UpdatesButton />}
      notifications={<NotificationBell />}
      loadLive={load}
    />
  )
  const router = createBrowserRouter(
    createRoutes({ screens, publicPages: [...authPages, ...(options.publicPages ?? [])], login: loginPage, shell }),
  )
  onTestFinished(() => router.dispose())
  render(
    <UiRoot>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SessionProvider session={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </UiRoot>,
  )
  const address = () => `${location.pathname}${location.search}`
  return {
    portal,
    live,
    identity,
    session,
    router,
    address,
    keys: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
  }
}

/** A screen that shows its own title. The default is the dashboard of a portal without features. */
export function aScreen(given: Partial<Screen> = {}): Screen {
  const title = given.title ?? 'Dashboard'
  const Page = () => <h1>{title}</h1>
  return { path: '/dashboard', title, needs: [], page: async () => ({ default: Page }), ...given }
}

/** An identity provider that knows the user and records its calls. */
export function anIdentity(given: Partial<Identity> = {}) {
  return {
    signIn: vi.fn(async () => {}),
    complete: vi.fn(async () => {}),
    hasTokens: async () => true,
    acquireToken: vi.fn(async (): Promise<string | null> => 'token'),
    forget: vi.fn(async () => {}),
    signOut: vi.fn(async () => {}),
    ...given,
  }
}
