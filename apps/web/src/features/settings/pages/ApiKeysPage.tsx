import { ApiKeysCard } from '#features/api-keys/index.ts'
import { PageHead } from '#features/settings/frame/PageHead.tsx'
import { SettingsFrame } from '#features/settings/frame/SettingsFrame.tsx'
import { settingsPages } from '#features/settings/settings-pages.ts'

/** API keys of external programs, for users who hold every permission. (DEF-39) */
export const ApiKeysPage = () => (
  <SettingsFrame>
    <PageHead page={settingsPages.apiKeys} />
    <ApiKeysCard />
  </SettingsFrame>
)
