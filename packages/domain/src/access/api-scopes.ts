import { type Permission, permissions } from '#access/permissions.ts'

/** Scopes an API key can have, and the user permissions that each scope grants. */
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

/** Prefix of every API key, so that people and secret scanners recognize a key when they see one. */
export const apiKeyMark = 'lw_'
/** Keys must be renewed, because a key that lives longer than this is usually forgotten. */
export const longestKeyDays = 365
/** Admins are reminded this many days before a key ends. */
export const keyReminderDays = 14
/** Days for which the calls of a key are counted. */
export const keyCallDays = 30
