import { describe, expect, it } from 'vitest'
import { liftGateAfter, withoutLiftGates } from './lift-gate.ts'

describe('Lift Gate of a quote', () => {
  it('is on while a lift-gate accessorial is chosen, and off again after the last one is removed', () => {
    expect(liftGateAfter(false, [], ['LiftgateDelivery'])).toBe(true)
    expect(liftGateAfter(true, ['LiftgateDelivery'], ['InsideDelivery'])).toBe(false)
    expect(liftGateAfter(true, ['LiftgatePickup', 'LiftgateDelivery'], ['LiftgatePickup'])).toBe(true)
  })

  it('stays as the user set it where no lift-gate accessorial is involved', () => {
    expect(liftGateAfter(true, [], ['InsideDelivery'])).toBe(true)
    expect(liftGateAfter(false, ['InsideDelivery'], [])).toBe(false)
  })

  it('takes its accessorials away when it is switched off', () => {
    expect(withoutLiftGates(['LiftgateDelivery', 'InsideDelivery'])).toEqual(['InsideDelivery'])
  })
})
