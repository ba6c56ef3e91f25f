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
  /** The address that is opened. */
  path?: string
  /** The signed-in user; null when nobody is. */
  user?: Partial<CurrentUser> | null
  /** Whether it is known already who is there. */
  isKnown?: boolean
  screens?: readonly Screen[]
  /** Pages that open without sign-in besides those of signing in. */
  publicPages?: readonly PublicPage[]
  portal?: FakePortal
  identity?: Identity
}

/** Renders the whole portal: routes, guards and shell, before a server that answers as the test says. */
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

/** A screen that says its own title; the dashboard of a portal without features unless told otherwise. */
export function aScreen(given: Partial<Screen> = {}): Screen {
  const title = given.title ?? 'Dashboard'
  const Page = () => <h1>{title}</h1>
  return { path: '/dashboard', title, needs: [], page: async () => ({ default: Page }), ...given }
}

/** An identity provider that knows the user and notes what is asked of it. */
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
