import { expect, it } from 'vitest'
import { accessSummary } from './access-summary.ts'
import { permissions } from './permissions.ts'
import { permissionsOfRoles } from './roles.ts'

it('names the roles held, then what goes beyond them, so that two different sets never read alike [AUDIT-2]', () => {
  expect(accessSummary([])).toBeNull()
  expect(accessSummary(permissions)).toBe('Admin')
  expect(accessSummary(permissionsOfRoles(['Quoting', 'Reporting']))).toBe('Quoting, Reporting')
  expect(accessSummary([...permissionsOfRoles(['Quoting']), 'EditLane', 'ViewOrder'])).toBe(
    'Quoting, View Order, Edit Lane',
  )
})
