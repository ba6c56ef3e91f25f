import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Permission, permissions } from './permissions.ts'
import { matchingRoles, roleLabel } from './role-label.ts'
import { permissionsOfRoles, type RoleName, roleNames } from './roles.ts'

describe('roleLabel', () => {
  it('changes with the permissions held and with nothing else [PERM-21]', () => {
    const held = permissionsOfRoles(['Quoting', 'Reporting'])
    expect(roleLabel(held)).toBe('Quoting, Reporting')
    expect(roleLabel(held.filter((permission) => permission !== 'ViewReports'))).toBe('Quoting')
    expect(roleLabel(held.toReversed())).toBe('Quoting, Reporting')
  })

  it('is No Permissions without any [PERM-22]', () => {
    expect(roleLabel([])).toBe('No Permissions')
  })

  it('is Admin alone for a user who holds all permissions [PERM-23]', () => {
    expect(roleLabel(permissions)).toBe('Admin')
    expect(roleLabel(permissions.filter((permission) => permission !== 'EditLane'))).not.toContain('Admin')
  })

  it('is the names of the matching roles for any other user [PERM-24]', () => {
    const labels = roleNames.map((name) => roleLabel(permissionsOfRoles([name])))
    expect(labels).toEqual(roleNames.map((name) => (name === 'Read Only' ? 'Reporting, Read Only' : name)))
  })

  it('joins the names of the roles whose whole set is held, in the order of the role list [PERM-25]', () => {
    const held: Permission[] = ['ViewReports', ...permissionsOfRoles(['Orders', 'Quoting']), 'ViewInvoice', 'EditLane']
    expect(roleLabel(held)).toBe('Quoting, Orders, Reporting')
    expect(matchingRoles(held)).toEqual(['Quoting', 'Orders', 'Reporting'])
  })

  it('is No Roles when no set is complete [PERM-26]', () => {
    expect(roleLabel(['CreateQuote', 'EditLane'])).toBe('No Roles')
  })

  it('is the same for the same permissions in any order, held once or twice', () => {
    const shuffled = fc
      .subarray<Permission>([...permissions])
      .chain((held) => fc.tuple(fc.constant(held), fc.shuffledSubarray(held, { minLength: held.length })))
    fc.assert(
      fc.property(shuffled, ([held, other]) => {
        expect(roleLabel([...other, ...other])).toBe(roleLabel(held))
      }),
    )
  })

  it('names every role that was given, unless that makes an administrator', () => {
    fc.assert(
      fc.property(fc.subarray<RoleName>([...roleNames], { minLength: 1 }), (given) => {
        const label = roleLabel(permissionsOfRoles(given))
        if (given.includes('Admin')) expect(label).toBe('Admin')
        else expect(label.split(', ')).toEqual(expect.arrayContaining(given))
      }),
    )
  })
})
