import { describe, expect, it } from 'vitest'
import { choiceOf, mayGrantRole, withPermission, withRole } from './access-choice.ts'
import { permissions } from './permissions.ts'
import { permissionsOfRoles } from './roles.ts'

describe('the Roles & Permissions editor', () => {
  it('opens with the roles that the permissions make up, and in Custom Role mode where there are more', () => {
    expect(choiceOf([])).toEqual({ checked: [], held: [], isCustom: false })
    expect(choiceOf(permissionsOfRoles(['Quoting']))).toMatchObject({ checked: ['Quoting'], isCustom: false })
    expect(choiceOf([...permissionsOfRoles(['Quoting']), 'EditLane'])).toMatchObject({
      checked: ['Quoting'],
      isCustom: true,
    })
  })

  it('adds the permissions of a checked role and removes those of an unchecked one but what others cover [PERM-29]', () => {
    const both = withRole(withRole(choiceOf([]), 'Read Only'), 'Reporting')
    expect(both.held).toEqual(permissionsOfRoles(['Read Only']))
    const one = withRole(both, 'Reporting')
    expect(one).toMatchObject({ checked: ['Read Only'], held: permissionsOfRoles(['Read Only']) })
    expect(withRole(one, 'Read Only').held).toEqual([])
  })

  it('lets single permissions be picked in Custom Role mode alone [PERM-27]', () => {
    const roles = choiceOf(permissionsOfRoles(['Quoting']))
    expect(withPermission(roles, 'EditLane')).toBe(roles)
    const custom = withPermission({ ...roles, isCustom: true }, 'ViewReports')
    expect(custom).toMatchObject({ checked: ['Quoting', 'Reporting'] })
    expect(withPermission(custom, 'CreateQuote')).toMatchObject({
      checked: ['Reporting'],
      held: ['ViewQuoteHistory', 'ViewReports'],
    })
  })

  it('gives a role only to who holds all of its permissions [PERM-30]', () => {
    expect(mayGrantRole(permissionsOfRoles(['Quoting', 'Reporting']), 'Reporting')).toBe(true)
    expect(mayGrantRole(['CreateQuote'], 'Quoting')).toBe(false)
    expect(mayGrantRole(permissions, 'Admin')).toBe(true)
  })
})
