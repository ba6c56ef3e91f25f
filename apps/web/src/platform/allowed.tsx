import type { Operation } from '@lanewise/contract/operation'
import { holds, noPermissionText } from '@lanewise/domain/access/allowed'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { ReactNode } from 'react'
import { useOptionalUser } from './session/SessionProvider.tsx'

type Wanted = { permissions: readonly Permission[]; mode?: 'any' | 'all' }

/**
 * Reason why a control is disabled for the user, or undefined when it is enabled. The default mode is "any". (PERM-2 to
 * PERM-5)
 */
export function useDisabledReason({ permissions, mode = 'any' }: Wanted): string | undefined {
  const held = useOptionalUser()?.permissions ?? []
  return holds(held, permissions, mode) ? undefined : noPermissionText
}

/** Disabled reason for the permission that an operation requires. */
export function useRefusalOf({ permission }: Pick<Operation, 'permission'>): string | undefined {
  const isOpen = permission === 'signed-in' || permission === 'public'
  const hasMode = typeof permission === 'object'
  const permissions = isOpen ? [] : hasMode ? ('any' in permission ? permission.any : permission.all) : [permission]
  const reason = useDisabledReason({ permissions, mode: hasMode && 'all' in permission ? 'all' : 'any' })
  return isOpen ? undefined : reason
}

/** Wraps a control. `children` receives the reason why the control is disabled, to show as its tooltip. */
export function Allowed({
  children,
  ...wanted
}: Wanted & { children: (disabledReason: string | undefined) => ReactNode }) {
  return children(useDisabledReason(wanted))
}
