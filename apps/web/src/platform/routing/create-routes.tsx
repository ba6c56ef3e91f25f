import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { matchPath, type RouteObject } from 'react-router'
import type { Screen } from '#platform/screen.ts'
import { FullPageLoader } from '#ui/feedback/FullPageLoader.tsx'
import { Entry, UnknownPath } from './Entry.tsx'
import { FallbackPage } from './FallbackPage.tsx'
import { Guard } from './Guard.tsx'
import { loadPage } from './lazy-page.ts'
import { PageTitle } from './PageTitle.tsx'
import { doors } from './public-addresses.ts'

/** A page outside the shell that opens without a sign-in. */
export type PublicPage = { path: `/${string}`; title: string; page: () => Promise<{ default: ComponentType }> }

type Parts = {
  screens: readonly Screen[]
  publicPages: readonly PublicPage[]
  login: PublicPage['page']
  shell: ComponentType
}

export function createRoutes({ screens, publicPages, login, shell: Shell }: Parts): RouteObject[] {
  const loginPage = <Alone title="Sign In" page={login} />
  const entry = <Entry login={loginPage} />
  const shell = (
    <Guard needs={[]}>
      <Shell />
    </Guard>
  )
  return [
    {
      errorElement: (
        <main>
          <FallbackPage />
        </main>
      ),
      children: [
        ...doors.map((path) => ({ path, element: entry })),
        ...publicPages.map(({ path, title, page }) => ({ path, element: <Alone title={title} page={page} /> })),
        { element: shell, children: screens.map(routeOf) },
        { path: '*', element: <UnknownPath login={loginPage} /> },
      ],
    },
  ]
}

/** True when a path opens without a sign-in. (ROUTE-35) */
export const opensToAll = (pathname: string, publicPages: readonly PublicPage[]) =>
  [...doors, ...publicPages.map(({ path }) => path)].some((path) => matchPath(path, pathname))

const routeOf = ({ path, title, needs, needsAny, needsBeta = false, page }: Screen): RouteObject => ({
  path,
  errorElement: <FallbackPage />,
  element: (
    <Guard needs={needs} needsBeta={needsBeta} {...(needsAny && { needsAny })}>
      <Opened title={title} page={page} />
    </Guard>
  ),
})

const lazyPages = new Map<PublicPage['page'], ComponentType>()

/** The same loader always returns the same component, so that a screen keeps its state while its title changes. */
function pageOf(load: PublicPage['page']): ComponentType {
  const known = lazyPages.get(load)
  if (known) return known
  const made = lazy(() => loadPage(load))
  lazyPages.set(load, made)
  return made
}

type OpenedProps = { title: string; page: PublicPage['page'] }

/** The title is rendered before the page, so that the page can set a more specific one. */
function Opened({ title, page }: OpenedProps): ReactNode {
  const Page = pageOf(page)
  return (
    <>
      <PageTitle name={title} />
      <Page />
    </>
  )
}

const Alone = (props: OpenedProps) => (
  <Suspense fallback={<FullPageLoader />}>
    <Opened {...props} />
  </Suspense>
)
