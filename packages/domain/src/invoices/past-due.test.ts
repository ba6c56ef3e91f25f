import { expect, it } from 'vitest'
import { cents } from '#shared/units.ts'
import { invoiceStatuses } from './invoice-status.ts'
import { isPastDue } from './past-due.ts'

const today = '2026-06-15'
const unpaid = { status: 'Invoiced' as const, dueDate: '2026-06-14', balance: cents(1) }

it('is past due with a due date before today and a balance above 0, in Active or Invoiced [DEF-83]', () => {
  expect(isPastDue(unpaid, today)).toBe(true)
  expect(isPastDue({ ...unpaid, dueDate: today }, today)).toBe(false)
  expect(isPastDue({ ...unpaid, balance: cents(0) }, today)).toBe(false)
  expect(isPastDue({ ...unpaid, balance: cents(-1) }, today)).toBe(false)
  expect(invoiceStatuses.filter((status) => isPastDue({ ...unpaid, status }, today))).toEqual(['Invoiced', 'Active'])
})
