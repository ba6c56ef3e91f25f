import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { RouteObject } from 'react-router'
import type { Screen } from '#platform/screen.ts'
import { FullPageLoader } from '#ui/feedback/FullPageLoader.tsx'
import { Entry } from './Entry.tsx'
import { FallbackPage } from './FallbackPage.tsx'
import { Guard } from './Guard.tsx'
import { loadPage } from './lazy-page.ts'
import { PageTitle } from './PageTitle.tsx'

/** A page outside the shell that opens without sign-in. */
export type PublicPage = { path: `/${string}`; title: string; page: () => Promise<{ default: ComponentType }> }

type Parts = {
  screens: readonly Screen[]
  publicPages: readonly PublicPage[]
  login: PublicPage['page']
  shell: ComponentType
}

/** The whole route table, made from the list of screens. */
export function createRoutes({ screens, publicPages, login, shell: Shell }: Parts): RouteObject[] {
  const entry = <Entry login={<Opened title="Sign In" page={login} />} />
  return [
    {
      errorElement: <FallbackPage />,
      children: [
        { path: '/', element: entry },
        { path: '/login', element: entry },
        ...publicPages.map(({ path, title, page }) => ({ path, element: <Opened title={title} page={page} /> })),
        {
          element: (
            <Guard needs={[]}>
              <Shell />
            </Guard>
          ),
          children: screens.map((one) => ({
            path: one.path,
            errorElement: <FallbackPage />,
            element: <Guarded screen={one} />,
          })),
        },
        { path: '*', element: entry },
      ],
    },
  ]
}

function Guarded({ screen }: { screen: Screen }) {
  return (
    <Guard needs={screen.needs} {...(screen.needsBeta !== undefined && { needsBeta: screen.needsBeta })}>
      <Opened title={screen.title} page={screen.page} />
    </Guard>
  )
}

const lazyPages = new Map<PublicPage['page'], ComponentType>()

/** The same loader gives the same component, so that a screen keeps its state while its title changes. */
function pageOf(load: PublicPage['page']): ComponentType {
  const known = lazyPages.get(load)
  if (known) return known
  const made = lazy(() => loadPage(load))
  lazyPages.set(load, made)
  return made
}

function Opened({ title, page }: { title: string; page: PublicPage['page'] }): ReactNode {
  const Page = pageOf(page)
  return (
    <Suspense fallback={<FullPageLoader />}>
      <PageTitle name={title} />
      <Page />
    </Suspense>
  )
}
