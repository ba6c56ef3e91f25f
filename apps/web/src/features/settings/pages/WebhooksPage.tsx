import { webhookChanged, webhookEntity } from '@lanewise/contract/webhooks'
import { RecordsHistory } from '#features/settings/frame/SettingsHistory.tsx'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { WebhooksCard } from '#features/webhooks/index.ts'
import { AdminPage } from './AdminPage.tsx'

/** Webhooks that notify other systems of events. (DEF-39) */
export const WebhooksPage = () => (
  <AdminPage
    page={settingsPages.webhooks}
    history={<RecordsHistory entity={webhookEntity} refreshOn={[webhookChanged]} />}
  >
    <WebhooksCard />
  </AdminPage>
)
