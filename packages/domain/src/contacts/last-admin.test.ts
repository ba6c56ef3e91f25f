import { describe, expect, it } from 'vitest'
import { permissions } from '#access/permissions.ts'
import { losesAdmin } from './last-admin.ts'

const admin = { primaryEmailAddress: 'ana@acme.test', createPortalUser: true, isActivated: true, permissions }

describe('an admin is lost', () => {
  it('by one permission less, an ended access, a deletion and another sign-in address', () => {
    expect(losesAdmin(admin, { ...admin, permissions: permissions.slice(1) })).toBe(true)
    expect(losesAdmin(admin, { ...admin, createPortalUser: false })).toBe(true)
    expect(losesAdmin(admin, { ...admin, isActivated: false })).toBe(true)
    expect(losesAdmin(admin, { ...admin, primaryEmailAddress: 'ana@other.test' })).toBe(true)
    expect(losesAdmin(admin, null)).toBe(true)
  })

  it('by nothing else, and only where there was an active one', () => {
    expect(losesAdmin(admin, { ...admin, primaryEmailAddress: 'Ana@acme.test' })).toBe(false)
    expect(losesAdmin({ ...admin, isActivated: false }, null)).toBe(false)
    expect(losesAdmin({ ...admin, permissions: permissions.slice(1) }, null)).toBe(false)
    expect(losesAdmin({ ...admin, createPortalUser: false }, null)).toBe(false)
  })
})
