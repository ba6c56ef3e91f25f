import {
  type AccessChoice,
  choiceOf,
  mayGrantRole,
  withPermission,
  withRole,
} from '@lanewise/domain/access/access-choice'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { permissions as all, type Permission } from '@lanewise/domain/access/permissions'
import { type RoleName, refusedGrants, roleNames } from '@lanewise/domain/access/roles'
import { takeAwayText } from '@lanewise/domain/contacts/contact-rights'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { hotkeyText } from '#ui/keyboard/use-hotkeys.ts'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { PermissionChecks } from './PermissionChecks.tsx'

type RolesDialogProps = {
  permissions: readonly Permission[]
  /** Permissions that the user may not remove. (DEF-118) */
  locked: readonly Permission[]
  onChoose: (permissions: Permission[]) => void
  onClose: () => void
}

/** Selects the permissions of a portal user, by role or one by one as a custom role. (CONTACT-24) */
export function RolesDialog({ permissions, locked, onChoose, onClose }: RolesDialogProps) {
  const { permissions: mine } = useUser()
  const [choice, setChoice] = useState(() => choiceOf(permissions))
  const takeReason = (after: AccessChoice) =>
    refusedGrants(after.held, locked).length > refusedGrants(choice.held, locked).length && takeAwayText
  const roleReason = (role: RoleName) =>
    (!mayGrantRole(mine, role) && noPermissionText) || takeReason(withRole(choice, role))
  const apply = () => {
    onChoose([...choice.held])
    onClose()
  }
  return (
    <Dialog
      open
      title="Roles & Permissions"
      size={720}
      onClose={onClose}
      onSubmit={apply}
      footerNote={`${choice.held.length} of ${all.length} permissions`}
      actions={
        <>
          <Button kind="ghost" shortcut="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" shortcut={hotkeyText('mod+enter')} onClick={apply}>
            Apply
          </Button>
        </>
      }
    >
      <Rows>
        <Roles role="group" aria-label="Roles">
          {roleNames.map((role) => {
            const disabledReason = roleReason(role)
            return (
              <Checkbox
                key={role}
                label={role}
                checked={choice.checked.includes(role)}
                onChange={() => setChoice(withRole(choice, role))}
                {...(disabledReason && { disabledReason })}
              />
            )
          })}
        </Roles>
        <Switch
          label="Create Custom Role"
          checked={choice.isCustom}
          onChange={(isCustom) => setChoice({ ...choice, isCustom })}
        />
        {choice.isCustom && (
          <PermissionChecks
            held={choice.held}
            reasonFor={(permission) =>
              (!mine.includes(permission) && noPermissionText) || takeReason(withPermission(choice, permission))
            }
            onToggle={(permission) => setChoice(withPermission(choice, permission))}
          />
        )}
      </Rows>
    </Dialog>
  )
}

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 16 })

const Roles = styled('div')({
  display: 'grid',
  gap: '4px 16px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [`@media (min-width:${breakpoints.sm}px)`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})
