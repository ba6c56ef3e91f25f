import { settingsPages } from '#features/settings/settings-pages.ts'
import { WebhooksCard } from '#features/webhooks/index.ts'
import { AdminPage } from './AdminPage.tsx'

/** Webhooks that notify other systems of events. (DEF-39) */
export const WebhooksPage = () => (
  <AdminPage page={settingsPages.webhooks}>
    <WebhooksCard />
  </AdminPage>
)
