import { ApiKeysCard } from '#features/api-keys/index.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { AdminPage } from './AdminPage.tsx'

/** API keys of external programs. (DEF-39) */
export const ApiKeysPage = () => (
  <AdminPage page={settingsPages.apiKeys}>
    <ApiKeysCard />
  </AdminPage>
)
