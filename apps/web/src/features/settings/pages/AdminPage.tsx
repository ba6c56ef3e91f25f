import { type ReactNode, useState } from 'react'
import { matchingLabels } from '#features/settings/frame/find-setting.ts'
import { OtherPageMatches } from '#features/settings/frame/OtherPageMatches.tsx'
import { PageHead } from '#features/settings/frame/PageHead.tsx'
import { SettingsFrame } from '#features/settings/frame/SettingsFrame.tsx'
import type { SettingsPage } from '#features/settings/settings-pages.ts'

type AdminPageProps = { page: SettingsPage; children: ReactNode; history: ReactNode }

/** A page with a list instead of a form, for users who hold every permission. It finds settings as the others do. */
export function AdminPage({ page, children, history }: AdminPageProps) {
  const [search, setSearch] = useState('')
  return (
    <SettingsFrame history={history}>
      <PageHead page={page} search={search} onSearch={setSearch} />
      {children}
      <OtherPageMatches page={page} search={search} isHere={matchingLabels(page, search).length > 0} />
    </SettingsFrame>
  )
}
