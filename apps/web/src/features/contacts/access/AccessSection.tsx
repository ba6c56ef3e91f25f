import type { ContactFields } from '@lanewise/contract/contacts'
import { accessSummary } from '@lanewise/domain/access/access-summary'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import type { Permission } from '@lanewise/domain/access/permissions'
import { roleLabel } from '@lanewise/domain/access/role-label'
import { contactLabels as labels } from '@lanewise/domain/contacts/labels'
import { styled } from '@mui/material/styles'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SwitchField } from '#platform/form/fields.tsx'
import { Joined } from '#platform/form/save/Joined.tsx'
import { Button } from '#ui/action/Button.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { RolesDialog } from './RolesDialog.tsx'

type AccessSectionProps = {
  /** Whether the user may change the roles and permissions. */
  mayChange: boolean
  /** Reason why the switch is locked while the permissions can be changed. */
  lockedBecause: string | null
  /** Permissions that the user may not remove. (DEF-118) */
  locked: readonly Permission[]
  isActivated: boolean
  /** Number of permissions that a copy lacks because the user cannot grant them. */
  leftOut: number
}

/** Portal-user switch, with roles and permissions while it is on. (PERM-28) */
export function AccessSection({ mayChange, lockedBecause, locked, isActivated, leftOut }: AccessSectionProps) {
  const { setValue } = useFormContext<ContactFields>()
  const [isPortalUser, permissions] = useWatch<ContactFields, ['createPortalUser', 'permissions']>({
    name: ['createPortalUser', 'permissions'],
  })
  const [isOpen, setOpen] = useState(false)
  return (
    <Box>
      <SwitchField
        name="createPortalUser"
        label={labels.createPortalUser}
        disabled={!mayChange || lockedBecause !== null}
      />
      <Note>{lockedBecause ?? (isActivated ? 'Can sign in' : 'Receives an activation link by email')}</Note>
      {isPortalUser && (
        <Access role="group" aria-label="Roles and permissions">
          <Joined name="permissions" label={labels.permissions} show={(held) => accessSummary(held as Permission[])}>
            <strong>{roleLabel(permissions)}</strong>
            <span>
              {permissions.length} {permissions.length === 1 ? 'permission' : 'permissions'}
              {leftOut > 0 && `, ${leftOut} left out because you cannot grant them`}
            </span>
          </Joined>
          <Button
            icon={<ShieldCheck />}
            onClick={() => setOpen(true)}
            {...(!mayChange && { disabledReason: noPermissionText })}
          >
            Roles & Permissions
          </Button>
        </Access>
      )}
      {isOpen && (
        <RolesDialog
          permissions={permissions}
          locked={locked}
          onChoose={(chosen) => setValue('permissions', chosen, { shouldDirty: true })}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: 12,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
}))

const Note = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}))

const Access = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  flex: '1 0 100%',
  paddingTop: 10,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { flex: '1 1 200px', minWidth: 0 },
  '& strong': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& > div > span': { color: theme.vars.palette.text.tertiary, fontSize: 12, lineHeight: '16px' },
}))
