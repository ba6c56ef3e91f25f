import { type Permission, permissions } from '#access/permissions.ts'

/** Named sets of permissions, in the order in which they are listed everywhere. (PERM-11 to PERM-20) */
const permissionsByRole = {
  Quoting: ['CreateQuote', 'ViewQuoteHistory'],
  Orders: ['ViewOrder', 'CreateOrder', 'EditOrder', 'VoidOrder', 'DuplicateOrder', 'BulkOrderUpload'],
  Booking: [
    'ViewShipment',
    'BookShipment',
    'CreateShipment',
    'CancelShipment',
    'CreateRateRequest',
    'RecordResponse',
    'GenerateBillOfLading',
    'GeneratePalletLabel',
    'ViewDocuments',
  ],
  Consolidation: ['ConsolidateOrder', 'ViewDraftShipment', 'ShipmentBuilder'],
  Financials: [
    'ViewInvoice',
    'ViewCarrierInvoice',
    'ViewPayments',
    'ViewFreightAuditPayment',
    'EditFreightAuditCharges',
    'EditFreightAuditExceptions',
    'EditRateMismatches',
    'ViewClaims',
    'ViewRateMismatches',
  ],
  'Data Management': [
    'CreateLane',
    'EditLocations',
    'EditContacts',
    'EditCommodity',
    'EditCarrierNetwork',
    'RemoveCommodity',
    'Optimization',
  ],
  Reporting: ['ViewReports'],
  'Read Only': [
    'ViewQuoteHistory',
    'ViewOrder',
    'ViewShipment',
    'ViewDraftShipment',
    'ViewReports',
    'ViewInvoice',
    'ViewPayments',
    'ViewLanes',
    'ViewCarrierNetwork',
    'ViewLocations',
    'ViewContacts',
    'ViewCommodity',
  ],
  Settings: [
    'BookingSettings',
    'DocumentSettings',
    'EditDocuments',
    'InsuranceSettings',
    'OrderDefaultSettings',
    'QuoteMarkupSettings',
    'Optimization',
    'CreateContact',
  ],
  Admin: permissions,
} as const satisfies Record<string, readonly Permission[]>

export type RoleName = keyof typeof permissionsByRole

export type Role = { name: RoleName; permissions: readonly Permission[] }

export const roleNames = Object.keys(permissionsByRole) as RoleName[]

export const roles: readonly Role[] = roleNames.map((name) => ({ name, permissions: permissionsByRole[name] }))

/** Permissions that the roles grant together, without duplicates, in the order of `permissions`. */
export function permissionsOfRoles(names: readonly RoleName[]): Permission[] {
  return inListOrder(names.flatMap((name) => permissionsByRole[name]))
}

export function toggleRole(checked: readonly RoleName[], role: RoleName): RoleName[] {
  return roleNames.filter((name) => checked.includes(name) !== (name === role))
}

/** Checking a role adds all its permissions. (PERM-29) */
export function checkRole(held: readonly Permission[], role: RoleName): Permission[] {
  return inListOrder([...held, ...permissionsByRole[role]])
}

/** Unchecking a role removes its permissions, except those that another checked role covers. (PERM-29) */
export function uncheckRole(
  held: readonly Permission[],
  role: RoleName,
  stillChecked: readonly RoleName[],
): Permission[] {
  const stillCovered = new Set<Permission>(permissionsOfRoles(stillChecked.filter((name) => name !== role)))
  const given = new Set<Permission>(permissionsByRole[role])
  return inListOrder(held.filter((permission) => stillCovered.has(permission) || !given.has(permission)))
}

/**
 * Permissions in `wanted` that the granter does not hold and therefore cannot grant; empty if all may be granted.
 * (PERM-30)
 */
export function refusedGrants(granter: readonly Permission[], wanted: readonly Permission[]): Permission[] {
  return wanted.filter((permission) => !granter.includes(permission))
}

function inListOrder(some: readonly Permission[]): Permission[] {
  const chosen = new Set(some)
  return permissions.filter((permission) => chosen.has(permission))
}
