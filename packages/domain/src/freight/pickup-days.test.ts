import { expect, it } from 'vitest'
import { isPickupDay } from './pickup-days.ts'

it('leaves out weekends for carriers that share a trailer among shippers', () => {
  expect(isPickupDay('2026-11-21', ['TL', 'LTL'])).toBe(false)
  expect(isPickupDay('2026-11-22', ['VLTL'])).toBe(false)
  expect(isPickupDay('2026-11-20', ['LTL'])).toBe(true)
  expect(isPickupDay('2026-11-21', ['TL'])).toBe(true)
})
