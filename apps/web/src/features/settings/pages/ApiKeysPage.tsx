import { apiKeyChanged, apiKeyEntity } from '@lanewise/contract/api-keys'
import { ApiKeysCard } from '#features/api-keys/index.ts'
import { RecordsHistory } from '#features/settings/frame/SettingsHistory.tsx'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { AdminPage } from './AdminPage.tsx'

/** API keys of external programs. (DEF-39) */
export const ApiKeysPage = () => (
  <AdminPage
    page={settingsPages.apiKeys}
    history={<RecordsHistory entity={apiKeyEntity} refreshOn={[apiKeyChanged]} />}
  >
    <ApiKeysCard />
  </AdminPage>
)
