import { expect, it } from 'vitest'
import { accessInWords } from './access-in-words.ts'
import { permissions } from './permissions.ts'
import { permissionsOfRoles } from './roles.ts'

it('names the roles held, then what goes beyond them, so that two different sets never read alike [AUDIT-2]', () => {
  expect(accessInWords([])).toBeNull()
  expect(accessInWords(permissions)).toBe('Admin')
  expect(accessInWords(permissionsOfRoles(['Quoting', 'Reporting']))).toBe('Quoting, Reporting')
  expect(accessInWords([...permissionsOfRoles(['Quoting']), 'EditLane', 'ViewOrder'])).toBe(
    'Quoting, View Order, Edit Lane',
  )
})
