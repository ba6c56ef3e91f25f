import { expect, it } from 'vitest'
import { permissionGroups } from './permission-groups.ts'
import { permissions } from './permissions.ts'

it('holds every permission once', () => {
  const grouped = permissionGroups.flatMap((group) => group.permissions)
  expect([...grouped].sort()).toEqual([...permissions].sort())
})
