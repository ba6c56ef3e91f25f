import { PageHead } from '#features/settings/frame/PageHead.tsx'
import { SettingsFrame } from '#features/settings/frame/SettingsFrame.tsx'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { WebhooksCard } from '#features/webhooks/index.ts'

/** Webhooks that notify other systems of events, for users who hold every permission. (DEF-39) */
export const WebhooksPage = () => (
  <SettingsFrame>
    <PageHead page={settingsPages.webhooks} />
    <WebhooksCard />
  </SettingsFrame>
)
