import { describe, expect, it } from 'vitest'
import {
  accessorialLabels,
  accessorials,
  deliveryAccessorials,
  feetOfOverlength,
  isAccessorial,
  otherAccessorials,
  overlengthAccessorial,
  pickupAccessorials,
} from '#rating/accessorials.ts'

describe('accessorials', () => {
  it('are 31 at the pickup, 43 at the delivery, 11 on the way and 25 for length', () => {
    const groups = [pickupAccessorials, deliveryAccessorials, otherAccessorials]
    expect(groups.map((group) => Object.keys(group).length)).toEqual([31, 43, 11])
    expect(accessorials).toHaveLength(31 + 43 + 11 + 25)
    expect(new Set(Object.values(accessorialLabels)).size).toBe(accessorials.length)
  })

  it('exist for every whole foot from 6 to 30', () => {
    expect(isAccessorial('Overlength5')).toBe(false)
    expect(isAccessorial('Overlength6')).toBe(true)
    expect(isAccessorial('Overlength30')).toBe(true)
    expect(isAccessorial('Overlength31')).toBe(false)
    expect(accessorialLabels[overlengthAccessorial(12)]).toBe('Overlength 12 ft')
    expect(feetOfOverlength('Overlength12')).toBe(12)
    expect(feetOfOverlength('LiftgateDelivery')).toBeNull()
  })

  it('are known by their own names only', () => {
    expect(isAccessorial('LiftgatePickup')).toBe(true)
    expect(isAccessorial('toString')).toBe(false)
    expect(isAccessorial('')).toBe(false)
  })
})
