import { Navigate, useLocation } from 'react-router'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { BookingPage } from './booking/BookingPage.tsx'
import { PageList } from './frame/PageList.tsx'
import { ApiKeysPage } from './pages/ApiKeysPage.tsx'
import { DocumentsPage } from './pages/DocumentsPage.tsx'
import { InsurancePage } from './pages/InsurancePage.tsx'
import { OrderDefaultsPage } from './pages/OrderDefaultsPage.tsx'
import { QuoteMarkupPage } from './pages/QuoteMarkupPage.tsx'
import { WebhooksPage } from './pages/WebhooksPage.tsx'
import { pagesFor, type SettingsPageName, settingsPages } from './settings-pages.ts'

const pages = {
  apiKeys: ApiKeysPage,
  booking: BookingPage,
  documents: DocumentsPage,
  insurance: InsurancePage,
  orderDefaults: OrderDefaultsPage,
  quoteMarkup: QuoteMarkupPage,
  webhooks: WebhooksPage,
} satisfies Record<SettingsPageName, unknown>

/** `/settings` and its pages. A wide window opens the first page, a phone the list of pages. (SETTINGS-1) */
export default function SettingsPage() {
  const user = useUser()
  useLiveRefresh(user.companyId)
  const { pathname } = useLocation()
  const isNarrow = useNarrow()
  const held = pagesFor(user.permissions)
  const opened = held.find(({ path }) => path === pathname)
  const name = (Object.keys(settingsPages) as SettingsPageName[]).find((one) => settingsPages[one] === opened)
  if (name) {
    const Page = pages[name]
    return (
      <>
        <PageTitle name={`${settingsPages[name].title} · Settings`} />
        <Page key={name} />
      </>
    )
  }
  const [first] = held
  if (first && !isNarrow) return <Navigate to={first.path} replace />
  return (
    <>
      <PageHeader title="Settings" />
      <PageList pages={held} />
    </>
  )
}
