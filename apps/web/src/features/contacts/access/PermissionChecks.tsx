import { permissionGroups } from '@lanewise/domain/access/permission-groups'
import type { Permission } from '@lanewise/domain/access/permissions'
import { humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Checkbox } from '#ui/form/Checkbox.tsx'

type PermissionChecksProps = {
  held: readonly Permission[]
  /** Reason why the user can neither grant (PERM-30) nor remove (DEF-118) a permission; false when the user can. */
  reasonFor: (permission: Permission) => string | false
  onToggle: (permission: Permission) => void
}

/** Every permission with a checkbox, grouped under the menu titles. (CONTACT-25) */
export function PermissionChecks({ held, reasonFor, onToggle }: PermissionChecksProps) {
  return (
    <Groups>
      {permissionGroups.map(({ name, permissions }) => (
        <Group key={name}>
          <legend>{name}</legend>
          {permissions.map((permission) => {
            const disabledReason = reasonFor(permission)
            return (
              <Checkbox
                key={permission}
                label={humanize(permission)}
                checked={held.includes(permission)}
                onChange={() => onToggle(permission)}
                {...(disabledReason && { disabledReason })}
              />
            )
          })}
        </Group>
      ))}
    </Groups>
  )
}

const Groups = styled('div')(({ theme }) => ({
  columns: '200px auto',
  columnGap: 24,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  margin: '0 0 12px',
  padding: 0,
  border: 0,
  breakInside: 'avoid',
  '& legend': { ...theme.typography.h3, padding: '0 0 2px' },
}))
