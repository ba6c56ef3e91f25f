import { styled } from '@mui/material/styles'
import { ChevronRight } from 'lucide-react'
import { NavLink } from 'react-router'
import type { SettingsPage } from '#features/settings/settings-pages.ts'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

type PageListProps = {
  pages: readonly SettingsPage[]
  /** Whether the open page has unsaved changes. */
  isDirty?: boolean
}

/** List of the settings pages, with one line about each. */
export function PageList({ pages, isDirty = false }: PageListProps) {
  return (
    <nav aria-label="Settings pages">
      <List>
        {pages.map(({ path, title, about, icon: Icon }) => (
          <li key={path}>
            <Entry to={path}>
              <Icon aria-hidden="true" />
              <span>
                <b>{title}</b>
                <small>{about}</small>
              </span>
              {isDirty && <Dot role="img" aria-label="Unsaved changes" />}
              <ChevronRight className="onward" aria-hidden="true" />
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled('ul')({ listStyle: 'none', display: 'grid', gap: 2, [TOUCH]: { gap: 8, marginTop: 12 } })

const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 8,
  height: 8,
  marginTop: 6,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.accent.main,
}))

const Entry = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  gap: 10,
  padding: '8px 10px',
  borderRadius: radius.control,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& > svg': { flex: 'none', width: 16, height: 16, marginTop: 2, color: theme.vars.palette.text.secondary },
  '& > span:not([role])': { display: 'grid', gap: 2, flex: 1, minWidth: 0 },
  '& b': { fontWeight: 500 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
  '& > .onward': { display: 'none' },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[aria-current="page"]': { backgroundColor: theme.vars.palette.accent.soft },
  '&[aria-current="page"] b, &[aria-current="page"] > svg': { color: theme.vars.palette.accent.fg },
  // The dot marks unsaved changes of the open page only.
  '&:not([aria-current="page"]) > [role="img"]': { display: 'none' },
  [TOUCH]: {
    alignItems: 'center',
    minHeight: 60,
    padding: '10px 14px',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& > svg': { marginTop: 0 },
    '& > .onward': { display: 'block', color: theme.vars.palette.text.tertiary },
  },
}))
