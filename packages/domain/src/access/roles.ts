import { type Permission, permissions } from '#access/permissions.ts'

/** PERM-11 to PERM-20: the named sets of permissions, in the order in which they are listed everywhere. */
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

/** The permissions that several roles give together, each once, in the order of the product's list. */
export function permissionsOfRoles(names: readonly RoleName[]): Permission[] {
  return inListOrder(names.flatMap((name) => permissionsByRole[name]))
}

/** Ticks a role of the list when it is not ticked, and unticks it when it is. */
export function toggleRole(checked: readonly RoleName[], role: RoleName): RoleName[] {
  return roleNames.filter((name) => checked.includes(name) !== (name === role))
}

/** PERM-29: checking a role adds all its permissions. */
export function checkRole(held: readonly Permission[], role: RoleName): Permission[] {
  return inListOrder([...held, ...permissionsByRole[role]])
}

/** PERM-29: unchecking a role removes its permissions, but those that another checked role covers. */
export function uncheckRole(
  held: readonly Permission[],
  role: RoleName,
  stillChecked: readonly RoleName[],
): Permission[] {
  const kept = new Set<Permission>(permissionsOfRoles(stillChecked.filter((name) => name !== role)))
  const given = new Set<Permission>(permissionsByRole[role])
  return inListOrder(held.filter((permission) => kept.has(permission) || !given.has(permission)))
}

/** PERM-30: a user can grant only permissions the user holds; answers those that are refused, none when all may be granted. */
export function refusedGrants(granter: readonly Permission[], wanted: readonly Permission[]): Permission[] {
  return wanted.filter((permission) => !granter.includes(permission))
}

function inListOrder(some: readonly Permission[]): Permission[] {
  const chosen = new Set(some)
  return permissions.filter((permission) => chosen.has(permission))
}
