import { roleNames } from '@lanewise/domain/access/roles'
import { describe, expect, it } from 'vitest'
import { acmeUsers, borealisUsers, demoUsers, permissionsOf } from './people.ts'

describe('the demo users', () => {
  it('are one per role bundle and one without permissions, and the admin of the other company', () => {
    const held = acmeUsers.flatMap(({ roles }) => roles)
    expect(new Set(held)).toEqual(new Set(roleNames))
    expect(acmeUsers).toHaveLength(roleNames.length + 1)
    expect(acmeUsers.filter((user) => permissionsOf(user).length === 0).map(({ email }) => email)).toEqual([
      'nobody@acme.test',
    ])
    expect(borealisUsers.map(({ email, roles }) => [email, roles])).toEqual([['admin@borealis.test', ['Admin']]])
  })

  it('have addresses of their own', () => {
    expect(new Set(demoUsers.map(({ email }) => email)).size).toBe(demoUsers.length)
  })

  it('let the data steward see what the bundle alone could only change', () => {
    const steward = demoUsers.find(({ email }) => email === 'data@acme.test')
    expect(steward && permissionsOf(steward)).toEqual(expect.arrayContaining(['ViewCommodity', 'EditCommodity']))
  })
})
