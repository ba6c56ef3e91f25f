import { expect, it } from 'vitest'
import { closedFor, isPickupDay } from './pickup-days.ts'

it('leaves out weekends for carriers that share a trailer among shippers', () => {
  expect(isPickupDay('2026-11-21', ['TL', 'LTL'])).toBe(false)
  expect(isPickupDay('2026-11-22', ['VLTL'])).toBe(false)
  expect(isPickupDay('2026-11-20', ['LTL'])).toBe(true)
  expect(isPickupDay('2026-11-21', ['TL'])).toBe(true)
})

it('leaves out holidays too, by their name [DEF-133]', () => {
  expect(isPickupDay('2026-11-26', ['LTL'])).toBe(false)
  expect(isPickupDay('2026-11-26', ['TL'])).toBe(true)
  expect(isPickupDay('2026-07-01', ['LTL'], { countries: ['CA'] })).toBe(false)
  expect(closedFor('2026-11-26', ['LTL'])).toBe('Thanksgiving')
  expect(closedFor('2026-11-26', ['TL'])).toBeNull()
})
