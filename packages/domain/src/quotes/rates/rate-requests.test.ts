import { describe, expect, it } from 'vitest'
import { feetOf, ltlModeOf, spotRequestId } from './rate-requests.ts'

const requestId = '0198c0de-0000-4000-8000-00000000000f'

describe('the request of a spot quote', () => {
  it('has an id of its own for each kind, always the same one', () => {
    const full = spotRequestId(requestId, 'full')
    const partial = spotRequestId(requestId, 'partial')
    expect([full, partial].map((id) => id.slice(-2))).toEqual(['0e', '0d'])
    expect([full, partial].map((id) => id.slice(0, -1))).toEqual([requestId.slice(0, -1), requestId.slice(0, -1)])
    expect(spotRequestId(requestId, 'full')).toBe(full)
    for (const id of [full, partial])
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})

describe('the freight of a quote', () => {
  it('shares a trailer in one mode or in none', () => {
    expect(ltlModeOf({ shippingModes: ['TL', 'VLTL'] })).toBe('VLTL')
    expect(ltlModeOf({ shippingModes: ['TL'] })).toBeNull()
  })

  it('takes no more feet than a trailer has', () => {
    expect(feetOf({ linearFeet: 12, lineItems: [] })).toBe(12)
    expect(feetOf({ linearFeet: 80, lineItems: [] })).toBe(53)
    expect(feetOf({ linearFeet: null, lineItems: [] })).toBe(0)
  })
})
