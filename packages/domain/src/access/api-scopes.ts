import { type Permission, permissions } from '#access/permissions.ts'

/** What a key may be made for, and which permissions of people that is worth. */
export const apiScopes = {
  tracking: { label: 'Send tracking events', permissions: [] },
  read: { label: 'Read everything', permissions: permissions.filter((name) => name.startsWith('View')) },
  orders: { label: 'Create and change orders', permissions: ['ViewOrder', 'CreateOrder', 'EditOrder', 'VoidOrder'] },
  quotes: { label: 'Ask for rates', permissions: ['CreateQuote'] },
  shipments: {
    label: 'Create, book and cancel shipments',
    permissions: ['ViewShipment', 'CreateShipment', 'BookShipment', 'CancelShipment'],
  },
} as const satisfies Record<string, { label: string; permissions: readonly Permission[] }>

export type ApiScope = keyof typeof apiScopes
export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]]

/** What whoever holds a key with these scopes may do. */
export const permissionsOfScopes = (scopes: readonly ApiScope[]): Permission[] => [
  ...new Set(scopes.flatMap((scope): readonly Permission[] => apiScopes[scope].permissions)),
]

export const apiKeyLabels = {
  name: 'Name',
  scopes: 'Scopes',
  expiresAt: 'Expires',
  revokedAt: 'Revoked',
  calls: 'Calls',
} as const

/** Every key begins so, which lets people and scanners for lost secrets know one when they see it. */
export const apiKeyMark = 'lw_'
/** A key that nobody renews for so long is forgotten by everybody. */
export const longestKeyDays = 730
