import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds, isAllowed } from './allowed.ts'
import { type Permission, permissions } from './permissions.ts'

describe('holds', () => {
  it('needs one of the permissions in "any" mode [PERM-2]', () => {
    expect(holds(['ViewOrder'], ['ViewOrder', 'EditOrder'], 'any')).toBe(true)
    expect(holds(['ViewLanes'], ['ViewOrder', 'EditOrder'], 'any')).toBe(false)
    expect(holds([], ['ViewOrder'], 'any')).toBe(false)
  })

  it('needs every permission in "all" mode [PERM-3]', () => {
    expect(holds(['EditOrder', 'ViewLanes', 'ViewOrder'], ['ViewOrder', 'EditOrder'], 'all')).toBe(true)
    expect(holds(['ViewOrder'], ['ViewOrder', 'EditOrder'], 'all')).toBe(false)
  })

  it('uses "any" when no mode is stated [PERM-4]', () => {
    expect(holds(['ViewOrder'], ['ViewOrder', 'EditOrder'])).toBe(true)
  })

  it('never takes a right away when a permission is added', () => {
    const some = fc.subarray<Permission>([...permissions])
    fc.assert(
      fc.property(some, some, fc.constantFrom(...permissions), (held, wanted, more) => {
        for (const mode of ['any', 'all'] as const) {
          if (holds(held, wanted, mode)) expect(holds([...held, more], wanted, mode)).toBe(true)
        }
      }),
    )
  })
})

describe('isAllowed', () => {
  it('reads each way of stating needs', () => {
    const held: Permission[] = ['ViewOrder']
    expect(isAllowed('ViewOrder', held)).toBe(true)
    expect(isAllowed('EditOrder', held)).toBe(false)
    expect(isAllowed({ any: ['EditOrder', 'ViewOrder'] }, held)).toBe(true)
    expect(isAllowed({ any: ['EditOrder'] }, held)).toBe(false)
    expect(isAllowed({ all: ['EditOrder', 'ViewOrder'] }, held)).toBe(false)
    expect(isAllowed({ all: ['ViewOrder'] }, held)).toBe(true)
  })

  it('asks no permission of public things and of those that any user may see', () => {
    expect(isAllowed('public', [])).toBe(true)
    expect(isAllowed('signed-in', [])).toBe(true)
  })
})
