import { expect, it } from 'vitest'
import { isNotifiedOf, mailPauseMinutes, waitsUntil } from './watch-mails.ts'

it.each([
  ['All', true, true],
  ['ShipmentStatus', true, false],
  ['OnTimeStatus', false, true],
  ['None', false, false],
] as const)('tells whoever chose %s of the status: %s, and of being on time: %s', (chosen, status, onTime) => {
  expect([isNotifiedOf(chosen, 'ShipmentStatus'), isNotifiedOf(chosen, 'OnTimeStatus')]).toEqual([status, onTime])
})

it('lets a mail leave at once, and another five minutes later', () => {
  const first = '2026-11-16T14:00:00.000Z'
  const end = Date.parse('2026-11-16T14:05:00.000Z')
  expect(mailPauseMinutes).toBe(5)
  expect(waitsUntil(null, first)).toBeNull()
  expect(waitsUntil(first, '2026-11-16T14:00:01.000Z')).toBe(end)
  expect(waitsUntil(first, '2026-11-16T14:04:59.999Z')).toBe(end)
  expect(waitsUntil(first, '2026-11-16T14:05:00.000Z')).toBeNull()
})
