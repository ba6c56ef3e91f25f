import { styled } from '@mui/material/styles'
import { LayoutDashboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { MenuSection } from '#platform/screen.ts'
import { TOUCH } from '#ui/theme/tokens.ts'

type NavMenuProps = { sections: MenuSection[]; isWide: boolean; onChosen: () => void }

/** The dashboard and the four groups; a rail shows the icons, the names stay for assistive technology. */
export function NavMenu({ sections, isWide, onChosen }: NavMenuProps) {
  return (
    <Nav aria-label="Main" data-wide={isWide || undefined}>
      <ul>
        <Entry path="/dashboard" title="Dashboard" icon={<LayoutDashboard />} onChosen={onChosen} isWide={isWide} />
      </ul>
      {sections.map(({ group, screens }) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul>
            {screens.map(({ path, title, icon: Icon }) => (
              <Entry key={path} path={path} title={title} icon={Icon && <Icon />} onChosen={onChosen} isWide={isWide} />
            ))}
          </ul>
        </section>
      ))}
    </Nav>
  )
}

type EntryProps = { path: string; title: string; icon: ReactNode; onChosen: () => void; isWide: boolean }

function Entry({ path, title, icon, onChosen, isWide }: EntryProps) {
  return (
    <li>
      <NavLink to={path} onClick={onChosen} {...(!isWide && { 'aria-label': title })}>
        {icon}
        <span>{title}</span>
      </NavLink>
    </li>
  )
}

const Nav = styled('nav')(({ theme }) => ({
  flex: 1,
  overflow: 'hidden auto',
  padding: '0 8px 12px',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& h2': {
    ...theme.typography.caption,
    fontWeight: 500,
    margin: '16px 8px 4px',
    color: theme.vars.palette.text.tertiary,
    whiteSpace: 'nowrap',
  },
  '&:not([data-wide]) h2': { visibility: 'hidden', height: 1, margin: '8px 0' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    height: 30,
    padding: '0 12px 0 12px',
    margin: '0 0 1px',
    borderRadius: 6,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    [TOUCH]: { height: 44, fontSize: 14 },
  },
  '& a svg': { width: 16, height: 16, flex: 'none', strokeWidth: 1.75 },
  '& a:hover': { background: theme.vars.palette.hover },
  '& a[aria-current="page"]': { background: theme.vars.palette.hover, color: theme.vars.palette.text.primary },
  '& a[aria-current="page"] svg': { color: theme.vars.palette.accent.fg },
  '&:not([data-wide]) a span': { opacity: 0 },
}))
