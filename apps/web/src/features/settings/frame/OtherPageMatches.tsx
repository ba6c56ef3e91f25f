import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { pagesFor, type SettingsPage } from '#features/settings/settings-pages.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { matchingLabels } from './find-setting.ts'

type OtherPageMatchesProps = { page: SettingsPage; search: string; isHere: boolean }

/** Matching settings on other pages, or a message when no setting matches. */
export function OtherPageMatches({ page, search, isHere }: OtherPageMatchesProps) {
  const { permissions } = useUser()
  if (!search) return null
  const elsewhere = pagesFor(permissions)
    .filter(({ path }) => path !== page.path)
    .map((other) => ({ ...other, matches: matchingLabels(other, search) }))
    .filter(({ matches }) => matches.length > 0)
  if (elsewhere.length === 0) return isHere ? null : <EmptyState text="No setting was found" />
  return (
    <List aria-label="On other pages">
      {elsewhere.map(({ path, title, matches }) => (
        <li key={path}>
          <Link component={RouterLink} to={path}>
            {title}
          </Link>
          {matches.join(', ')}
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '4px 10px', padding: '6px 0' },
}))
