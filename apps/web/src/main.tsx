import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, matchPath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loginPage } from './features/auth/auth.screens.ts'
import { UpdatesButton } from './features/changes/index.ts'
import { NotificationBell } from './features/notifications/index.ts'
import { GlobalSearch } from './features/search/index.ts'
import { config } from './platform/config.ts'
import { createQueryClient } from './platform/query/query-client.ts'
import { untilSettled } from './platform/query/settled.ts'
import { createRoutes, opensToAll } from './platform/routing/create-routes.tsx'
import { fetchDialogsAhead } from './platform/routing/lazy-part.tsx'
import { createIdentity } from './platform/session/identity.ts'
import { SessionProvider } from './platform/session/SessionProvider.tsx'
import { createSession } from './platform/session/session.ts'
import { startSession } from './platform/session/start-session.ts'
import { Shell } from './platform/shell/Shell.tsx'
import { publicPages, screens } from './screens.ts'
import { SnackbarProvider } from './ui/feedback/Snackbars.tsx'
import { MapServiceContext, MapTurnContext } from './ui/map/map-service.ts'
import { ThemeRoot } from './ui/theme/ThemeRoot.tsx'

const session = createSession(createIdentity(), config.identity)
const client = createQueryClient()
const mapTurn = () => untilSettled(client)
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
const shell = () => (
  <Shell screens={screens} search={<GlobalSearch />} updates={<UpdatesButton />} notifications={<NotificationBell />} />
)

/** The router starts only after the session is known, because the page after sign-in depends on it. (ROUTE-9) */
async function startRouter() {
  const goOn = await startSession(session, {
    codes: config.identity,
    isOpen: (pathname) => opensToAll(pathname, publicPages),
  })
  if (goOn) history.replaceState(null, '', goOn)
  return createBrowserRouter(createRoutes({ screens, publicPages, login: loginPage, shell }))
}

// The code of the first screen loads in parallel with the session. The route handles a failed load.
screens
  .find(({ path }) => matchPath(path, location.pathname))
  ?.page()
  .catch(() => {})

fetchDialogsAhead(document)

const render = (router: Awaited<ReturnType<typeof startRouter>>) =>
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <ThemeRoot nonce={nonce}>
        <QueryClientProvider client={client}>
          <SnackbarProvider>
            <SessionProvider session={session}>
              <MapServiceContext value={config.map}>
                <MapTurnContext value={mapTurn}>
                  <RouterProvider router={router} />
                </MapTurnContext>
              </MapServiceContext>
            </SessionProvider>
          </SnackbarProvider>
        </QueryClientProvider>
      </ThemeRoot>
    </StrictMode>,
  )

// The page already shows the frame of the portal, so nothing is rendered before the session is known. Other scripts
// import this one, so it must not wait at its top level.
void startRouter().then(render)
