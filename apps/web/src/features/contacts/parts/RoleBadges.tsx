import type { Contact } from '@lanewise/contract/contacts'
import { styled } from '@mui/material/styles'
import { ShieldCheck } from 'lucide-react'
import { Badge } from '#ui/data/Badge.tsx'

/** What a contact does: admin and driver by type, otherwise the bundles of permissions. */
export function RoleBadges({ contact: { contactRoleTypes, roleTypes, roles } }: { contact: Contact }) {
  const named = contactRoleTypes.map((type, index) => ({ type, label: roleTypes[index] ?? type }))
  const types = named.filter(({ type }) => type !== 'Portal')
  const bundles = types.some(({ type }) => type === 'Admin') ? [] : roles.map((label) => ({ type: 'Role', label }))
  const known = [...types, ...bundles]
  const shown = known.length > 0 ? known : named
  const hidden = shown.length - most
  return (
    <Row title={shown.map(({ label }) => label).join(', ')}>
      {shown.slice(0, most).map(({ type, label }) => (
        <Badge key={label} {...(type === 'Admin' && adminLook)}>
          {label}
        </Badge>
      ))}
      {hidden > 0 && <small>+{hidden}</small>}
    </Row>
  )
}

/** Badges that fit on one line of the column. */
const most = 2
const adminLook = { tone: 'accent', icon: <ShieldCheck aria-hidden="true" /> } as const

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  overflow: 'hidden',
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
}))
