import type { Operation } from '@lanewise/contract/operation'
import { holds, noPermissionText } from '@lanewise/domain/access/allowed'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { ReactNode } from 'react'
import { useOptionalUser } from './session/SessionProvider.tsx'

type Wanted = { permissions: readonly Permission[]; mode?: 'any' | 'all' }

/** Why a control is disabled for the user, or undefined when it is not; the mode is "any" unless stated (PERM-2 to PERM-5). */
export function useDisabledReason({ permissions, mode = 'any' }: Wanted): string | undefined {
  const held = useOptionalUser()?.permissions ?? []
  return holds(held, permissions, mode) ? undefined : noPermissionText
}

/** The same for whatever an operation needs. */
export function useRefusalOf({ permission }: Pick<Operation, 'permission'>): string | undefined {
  const isOpen = permission === 'signed-in' || permission === 'public'
  const named = typeof permission === 'object'
  const permissions = isOpen ? [] : named ? ('any' in permission ? permission.any : permission.all) : [permission]
  const reason = useDisabledReason({ permissions, mode: named && 'all' in permission ? 'all' : 'any' })
  return isOpen ? undefined : reason
}

/** Wraps a control: `children` gets the reason why it is disabled, to be shown as its tooltip. */
export function Allowed({
  children,
  ...wanted
}: Wanted & { children: (disabledReason: string | undefined) => ReactNode }) {
  return children(useDisabledReason(wanted))
}
