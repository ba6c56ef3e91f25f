import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Permission, permissions } from './permissions.ts'
import {
  checkRole,
  permissionsOfRoles,
  type RoleName,
  refusedGrants,
  roleNames,
  roles,
  toggleRole,
  uncheckRole,
} from './roles.ts'

const setOf = (name: RoleName) => roles.find((role) => role.name === name)?.permissions.join(' ')
const anyPermissions = fc.subarray<Permission>([...permissions])
const anyRoles = fc.subarray<RoleName>([...roleNames])

describe('roles', () => {
  it('are listed in a fixed order', () => {
    expect(roles.map(({ name }) => name).join(', ')).toBe(
      'Quoting, Orders, Booking, Consolidation, Financials, Data Management, Reporting, Read Only, Settings, Admin',
    )
  })

  it('gives Quoting its set [PERM-11]', () => {
    expect(setOf('Quoting')).toBe('CreateQuote ViewQuoteHistory')
  })

  it('gives Orders its set [PERM-12]', () => {
    expect(setOf('Orders')).toBe('ViewOrder CreateOrder EditOrder VoidOrder DuplicateOrder BulkOrderUpload')
  })

  it('gives Booking its set [PERM-13]', () => {
    expect(setOf('Booking')).toBe(
      'ViewShipment BookShipment CreateShipment CancelShipment CreateRateRequest RecordResponse ' +
        'GenerateBillOfLading GeneratePalletLabel ViewDocuments',
    )
  })

  it('gives Consolidation its set [PERM-14]', () => {
    expect(setOf('Consolidation')).toBe('ConsolidateOrder ViewDraftShipment ShipmentBuilder')
  })

  it('gives Financials its set [PERM-15]', () => {
    expect(setOf('Financials')).toBe(
      'ViewInvoice ViewCarrierInvoice ViewPayments ViewFreightAuditPayment EditFreightAuditCharges ' +
        'EditFreightAuditExceptions EditRateMismatches ViewClaims ViewRateMismatches',
    )
  })

  it('gives Data Management its set, with CreateLane and Optimization [PERM-16] [LANE-35]', () => {
    expect(setOf('Data Management')).toBe(
      'CreateLane EditLocations EditContacts EditCommodity EditCarrierNetwork RemoveCommodity Optimization',
    )
  })

  it('gives Reporting its set [PERM-17]', () => {
    expect(setOf('Reporting')).toBe('ViewReports')
  })

  it('gives Read Only its set [PERM-18]', () => {
    expect(setOf('Read Only')).toBe(
      'ViewQuoteHistory ViewOrder ViewShipment ViewDraftShipment ViewReports ViewInvoice ViewPayments ViewLanes ' +
        'ViewCarrierNetwork ViewLocations ViewContacts ViewCommodity',
    )
  })

  it('gives Settings its set [PERM-19]', () => {
    expect(setOf('Settings')).toBe(
      'BookingSettings DocumentSettings EditDocuments InsuranceSettings OrderDefaultSettings QuoteMarkupSettings ' +
        'Optimization CreateContact',
    )
  })

  it('gives Admin everything, and what no other role holds [PERM-20]', () => {
    expect(setOf('Admin')).toBe(permissions.join(' '))
    const ofOthers = permissionsOfRoles(roleNames.filter((name) => name !== 'Admin'))
    expect(permissions.filter((permission) => !ofOthers.includes(permission))).toEqual([
      'EditThirdPartyCharges',
      'EditLane',
    ])
  })
})

describe('permissionsOfRoles', () => {
  it('gives each permission once', () => {
    expect(permissionsOfRoles(['Settings', 'Data Management', 'Settings'])).toHaveLength(14)
    expect(permissionsOfRoles([])).toEqual([])
  })
})

describe('checking and unchecking a role', () => {
  it('adds all permissions of a checked role and keeps what was held [PERM-29]', () => {
    expect(checkRole(['EditLane', 'ViewOrder'], 'Quoting')).toEqual([
      'CreateQuote',
      'ViewQuoteHistory',
      'ViewOrder',
      'EditLane',
    ])
  })

  it('keeps what another checked role covers when a role is unchecked [PERM-29]', () => {
    const held = checkRole(permissionsOfRoles(['Quoting', 'Read Only']), 'Consolidation')
    expect(uncheckRole(held, 'Quoting', ['Read Only', 'Consolidation'])).toEqual(
      permissionsOfRoles(['Read Only', 'Consolidation']),
    )
    expect(uncheckRole(['EditLane', 'CreateQuote', 'ViewQuoteHistory'], 'Quoting', [])).toEqual(['EditLane'])
  })

  it('comes to the sum of the roles left, whatever was checked before', () => {
    fc.assert(
      fc.property(anyRoles, fc.constantFrom(...roleNames), (others, role) => {
        const remaining = others.filter((name) => name !== role)
        const held = checkRole(permissionsOfRoles(remaining), role)
        expect(held).toEqual(permissionsOfRoles([...remaining, role]))
        expect(uncheckRole(held, role, [...remaining, role])).toEqual(permissionsOfRoles(remaining))
      }),
    )
  })

  it('ticks and unticks in the order of the role list', () => {
    expect(toggleRole(['Reporting'], 'Quoting')).toEqual(['Quoting', 'Reporting'])
    expect(toggleRole(['Quoting', 'Reporting'], 'Quoting')).toEqual(['Reporting'])
  })
})

describe('granting', () => {
  it('refuses permissions that the granter does not hold [PERM-30]', () => {
    expect(refusedGrants(['ViewOrder', 'EditOrder'], ['EditOrder', 'VoidOrder', 'EditLane'])).toEqual([
      'VoidOrder',
      'EditLane',
    ])
    expect(refusedGrants(['ViewOrder', 'EditOrder'], ['EditOrder'])).toEqual([])
  })

  it('lets an administrator grant anything and a user without permissions nothing', () => {
    fc.assert(
      fc.property(anyPermissions, (wanted) => {
        expect(refusedGrants(permissions, wanted)).toEqual([])
        expect(refusedGrants([], wanted)).toEqual(wanted)
      }),
    )
  })
})
