import { expect, it } from 'vitest'
import { lateText } from './late-arrival.ts'

it('names how many days a rate arrives after the delivery window', () => {
  expect(lateText('2026-12-03', '2026-12-01')).toBe('2 days late')
  expect(lateText('2026-12-02', '2026-12-01')).toBe('1 day late')
  expect(lateText('2026-12-01', '2026-12-01')).toBeNull()
  expect(lateText('2026-11-28', '2026-12-01')).toBeNull()
  expect(lateText('2026-12-03', null)).toBeNull()
})
