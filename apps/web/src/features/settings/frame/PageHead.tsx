import { styled } from '@mui/material/styles'
import type { SettingsPage } from '#features/settings/settings-pages.ts'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

type PageHeadProps = { page: SettingsPage; search?: string; onSearch?: (search: string) => void }

export const PageHead = ({ page: { heading, note }, search = '', onSearch }: PageHeadProps) => (
  <Row>
    <div>
      <h1>{heading}</h1>
      <p>{note}</p>
    </div>
    {onSearch && <SearchBox label="Find a setting" value={search} onSearch={onSearch} pause={0} />}
  </Row>
)

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  alignItems: 'center',
  gap: 12,
  '& h1': theme.typography.h1,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
  [TOUCH]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
