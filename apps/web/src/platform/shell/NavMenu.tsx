import { styled } from '@mui/material/styles'
import { LayoutDashboard, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useMenu, useScreens } from '#platform/menu.tsx'
import type { MenuSection } from '#platform/screen.ts'
import { TOUCH } from '#ui/theme/tokens.ts'

type Chosen = { onChosen: () => void }
type NavMenuProps = Chosen & { isOpen: boolean }

/**
 * The dashboard, the four groups and the entries below them. A rail shows only icons; the names stay for assistive
 * technology.
 */
export function NavMenu({ isOpen, onChosen }: NavMenuProps) {
  const screens = useScreens()
  const atFoot = screens.filter((one) => one.isAtFoot)
  const open = { 'data-open': isOpen || undefined }
  return (
    <>
      <Groups {...open}>
        <ul>
          <Entry path="/dashboard" title="Dashboard" icon={LayoutDashboard} onChosen={onChosen} />
          {screens
            .filter((one) => one.isBelowDashboard)
            .map(({ path, title, icon }) => (
              <Entry key={path} path={path} title={title} icon={icon} onChosen={onChosen} />
            ))}
        </ul>
        {useMenu().map((section) => (
          <Group key={section.group} section={section} onChosen={onChosen} />
        ))}
      </Groups>
      {atFoot.length > 0 && (
        <Foot {...open}>
          <ul>
            {atFoot.map(({ path, title, icon }) => (
              <Entry key={path} path={path} title={title} icon={icon} onChosen={onChosen} />
            ))}
          </ul>
        </Foot>
      )}
    </>
  )
}

function Group({ section: { group, screens }, onChosen }: Chosen & { section: MenuSection }) {
  const id = useId()
  return (
    <>
      <GroupName id={id}>
        <span>{group}</span>
      </GroupName>
      <ul aria-labelledby={id}>
        {screens.map(({ path, title, icon }) => (
          <Entry key={path} path={path} title={title} icon={icon} onChosen={onChosen} />
        ))}
      </ul>
    </>
  )
}

type EntryProps = Chosen & { path: string; title: string; icon: LucideIcon | undefined }

function Entry({ path, title, icon: Icon, onChosen }: EntryProps) {
  const isCurrent = useCurrentPath() === path
  return (
    <li>
      <Link to={path} aria-current={isCurrent ? 'page' : undefined} onClick={onChosen}>
        {Icon && <Icon aria-hidden />}
        <span>{title}</span>
      </Link>
    </li>
  )
}

/** Path of the menu entry that the current screen belongs to. When several entries match, the longest path wins. */
function useCurrentPath(): string | undefined {
  const { pathname } = useLocation()
  const paths = useScreens().flatMap(({ path, menu, isAtFoot, isBelowDashboard }) =>
    menu || isAtFoot || isBelowDashboard ? [path] : [],
  )
  const within = ['/dashboard', ...paths].filter((path) => `${pathname}/`.startsWith(`${path}/`))
  return within.sort((one, other) => other.length - one.length)[0]
}

const Links = styled('div')(({ theme }) => ({
  padding: '0 8px 12px',
  '& ul': { listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    height: 30,
    paddingInline: 11,
    marginBottom: 0,
    borderRadius: 6,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    [TOUCH]: { height: 44, fontSize: 14 },
  },
  '& a:hover': { background: theme.vars.palette.hover },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a[aria-current="page"]': { background: theme.vars.palette.divider, color: theme.vars.palette.text.primary },
  '& a[aria-current="page"] svg': { color: theme.vars.palette.accent.fg },
  '&:not([data-open]) a span': { opacity: 0 },
}))

const Groups = styled(Links)({
  flex: 1,
  overflow: 'hidden auto',
  scrollbarWidth: 'thin',
  // While the names are hidden, a line separates the groups and keeps every icon at its position.
  '&:not([data-open]) p': { color: 'transparent', backgroundSize: '24px 1px' },
})

const Foot = styled(Links)(({ theme }) => ({
  flex: 'none',
  paddingBlock: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

const GroupName = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '14px 8px 6px',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.tertiary,
  background: `linear-gradient(${theme.vars.palette.borderStrong}, ${theme.vars.palette.borderStrong}) no-repeat 8px 22px / 0 0`,
}))
