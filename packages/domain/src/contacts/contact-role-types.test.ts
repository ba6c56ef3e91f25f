import { describe, expect, it } from 'vitest'
import { permissions } from '#access/permissions.ts'
import { contactRoleTypes, contactRoleTypesOf } from './contact-role-types.ts'

const person = { createPortalUser: false, permissions: [], isDriver: false }

describe('what kind of contact somebody is', () => {
  it('knows Admin, Portal and Driver [CONTACT-27]', () => {
    expect(contactRoleTypes).toEqual(['Admin', 'Portal', 'Driver'])
  })

  it('is a portal user by the switch, an admin by all 51 permissions, a driver by choice [DEF-113]', () => {
    expect(contactRoleTypesOf(person)).toEqual([])
    expect(contactRoleTypesOf({ ...person, createPortalUser: true, permissions: ['ViewOrder'] })).toEqual(['Portal'])
    expect(contactRoleTypesOf({ ...person, createPortalUser: true, permissions })).toEqual(['Admin', 'Portal'])
    expect(contactRoleTypesOf({ ...person, createPortalUser: true, permissions: permissions.slice(1) })).toEqual([
      'Portal',
    ])
    expect(contactRoleTypesOf({ ...person, isDriver: true })).toEqual(['Driver'])
  })
})
