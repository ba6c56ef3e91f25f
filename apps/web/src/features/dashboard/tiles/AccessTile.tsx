import { permissions as allPermissions } from '@lanewise/domain/access/permissions'
import { roleLabel } from '@lanewise/domain/access/role-label'
import { styled } from '@mui/material/styles'
import { ChevronRight, type LucideIcon, ShieldCheck, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useMenu } from '#platform/menu.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Kbd } from '#ui/action/Kbd.tsx'
import { hotkeyText } from '#ui/keyboard/use-hotkeys.ts'
import { Card } from '#ui/layout/Card.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** Role of the user, with links to every screen that it opens. */
export function AccessTile() {
  const { permissions } = useUser()
  return (
    <Card title="Your access" flush>
      <Role>
        <ShieldCheck aria-hidden />
        <div>
          <strong>{roleLabel(permissions)}</strong>
          <span>
            {permissions.length} of {allPermissions.length} permissions
          </span>
        </div>
      </Role>
      <List>
        {useMenu().flatMap(({ screens }) =>
          screens.map(({ path, title, icon, go }) => (
            <ScreenLink key={path} path={path} title={title} icon={icon} keys={go && `g ${go}`} />
          )),
        )}
        <ScreenLink path="/profile" title="My Profile" icon={UserRound} />
      </List>
    </Card>
  )
}

type ScreenLinkProps = { path: string; title: string; icon: LucideIcon | undefined; keys?: string | undefined }

const ScreenLink = ({ path, title, icon: Icon, keys }: ScreenLinkProps) => (
  <li>
    <Link to={path}>
      {Icon && <Icon aria-hidden />}
      <span>{title}</span>
      {keys && <Kbd keys={hotkeyText(keys)} />}
      <ChevronRight aria-hidden />
    </Link>
  </li>
)

const Role = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  '& > svg': { width: 20, height: 20, color: theme.vars.palette.accent.fg },
  '& div': { display: 'grid', minWidth: 0 },
  '& strong': { ...theme.typography.h2, overflowWrap: 'anywhere' },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
}))

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    padding: '0 16px',
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    [TOUCH]: { minHeight: 48 },
  },
  '& a:hover': { backgroundColor: theme.vars.palette.hover },
  '& a:focus-visible': { outlineOffset: -2 },
  '& span': { flex: 1 },
  '& svg': { color: theme.vars.palette.text.tertiary },
}))
