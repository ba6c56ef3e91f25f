import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingObstacle } from '#booking/carrier-obstacle.ts'
import { addDays } from '#shared/calendar.ts'
import { type Certificate, certificateIssues, insuranceKinds } from './certificate.ts'
import { certificateStatesOn, effectiveCertificates, expirySentence, insuranceOn } from './insurance.ts'

const today = '2026-11-15'
const check = { today, warningDays: 30 }
const cargo = (facts: Partial<Certificate> = {}): Certificate => ({
  kind: 'Cargo',
  policyNumber: 'ABC-123',
  effectiveOn: '2025-12-01',
  expiresOn: '2027-01-31',
  ...facts,
})
const endsIn = (days: number, facts: Partial<Certificate> = {}) => cargo({ expiresOn: addDays(today, days), ...facts })
const stateOf = (...certificates: Certificate[]) => insuranceOn(certificates, check).state

describe('the insurance state of a carrier', () => {
  it('is None, Valid, Expiring from 30 days on and through the last day, then Expired [CARRIER-1] [DEF-106]', () => {
    expect(stateOf()).toBe('None')
    expect(stateOf(endsIn(31))).toBe('Valid')
    expect(stateOf(endsIn(30))).toBe('Expiring')
    expect(stateOf(endsIn(0))).toBe('Expiring')
    expect(stateOf(endsIn(-1))).toBe('Expired')
  })

  it('is Expiring as many days before the end as the company sets', () => {
    const after = (warningDays: number, days: number) => {
      const own = { today, warningDays }
      return [insuranceOn([endsIn(days)], own).state, expirySentence(endsIn(days), own)]
    }
    expect(after(60, 60)).toEqual(['Expiring', 'Cargo certificate ABC-123 expires in 60 days'])
    expect(after(60, 61)).toEqual(['Valid', 'Cargo certificate ABC-123 is valid until 01/15/2027'])
    expect(after(0, 1)).toEqual(['Valid', 'Cargo certificate ABC-123 is valid until 11/16/2026'])
    expect(after(0, 0)).toEqual(['Expiring', 'Cargo certificate ABC-123 expires today'])
    expect(after(0, -1)).toEqual(['Expired', 'Cargo certificate ABC-123 expired 1 day ago'])
  })

  it('is decided by the kind of cover that ends first', () => {
    const auto = endsIn(12, { kind: 'AutoLiability', policyNumber: 'AL-9' })
    const { state, decidedBy } = insuranceOn([endsIn(200), auto], check)
    expect([state, decidedBy]).toEqual(['Expiring', auto])
  })

  it('follows the newest certificate of each kind, so that a renewed policy is not expired', () => {
    const old = endsIn(-10)
    const renewed = endsIn(355, { policyNumber: 'ABC-124', effectiveOn: addDays(today, -9) })
    expect(stateOf(old, renewed)).toBe('Valid')
    expect(certificateStatesOn([old, renewed], check)).toEqual(['Replaced', 'Valid'])
    expect(stateOf(old, renewed, endsIn(-1, { kind: 'AutoLiability' }))).toBe('Expired')
  })

  it('counts a renewal on file that follows without a gap, and none that leaves days without cover', () => {
    const ending = endsIn(5)
    const next = (effectiveOn: string) => endsIn(370, { policyNumber: 'NEXT', effectiveOn })
    expect(stateOf(ending, next(addDays(today, 6)))).toBe('Valid')
    expect(certificateStatesOn([ending, next(addDays(today, 6))], check)).toEqual(['Valid', 'Upcoming'])
    expect(stateOf(ending, next(addDays(today, 7)))).toBe('Expiring')
    expect(stateOf(endsIn(-1), next(addDays(today, 1)))).toBe('Expired')
    expect(stateOf(next(addDays(today, 1)))).toBe('None')
  })
})

const dates = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days))
const certificates = fc.array(
  fc
    .record({ kind: fc.constantFrom(...insuranceKinds), start: dates, length: fc.integer({ min: 0, max: 400 }) })
    .map(({ kind, start, length }) => cargo({ kind, effectiveOn: start, expiresOn: addDays(start, length) })),
  { maxLength: 8 },
)

describe('whatever certificates a carrier has', () => {
  it('at most one of a kind counts, it has begun or follows one in force, and none in force is passed over', () => {
    fc.assert(
      fc.property(certificates, (all) => {
        const current = effectiveCertificates(all, today)
        expect(new Set(current.map(({ kind }) => kind)).size).toBe(current.length)
        for (const one of current) {
          const inForce = all.filter(
            ({ kind, effectiveOn, expiresOn }) => kind === one.kind && effectiveOn <= today && expiresOn >= today,
          )
          expect(one.effectiveOn <= today || inForce.length > 0).toBe(true)
          for (const other of inForce) expect(one.expiresOn >= other.expiresOn).toBe(true)
        }
      }),
    )
  })

  it('the state does not depend on their order, and another day of cover never makes it worse', () => {
    const rank = { None: -1, Expired: 0, Expiring: 1, Valid: 2 }
    fc.assert(
      fc.property(certificates, (all) => {
        const { state } = insuranceOn(all, check)
        expect(insuranceOn(all.toReversed(), check).state).toBe(state)
        const longer = all.map((one) => ({ ...one, expiresOn: addDays(one.expiresOn, 1) }))
        expect(rank[insuranceOn(longer, check).state]).toBeGreaterThanOrEqual(rank[state])
      }),
    )
  })

  it('a carrier is refused exactly while its state is Expired [CARRIER-4] [DEF-106]', () => {
    fc.assert(
      fc.property(certificates, (all) => {
        const carrier = { name: 'Prairie Freight', isOnHold: false, holdReason: null }
        expect(bookingObstacle(carrier, all, today) !== null).toBe(stateOf(...all) === 'Expired')
      }),
    )
  })
})

describe('the sentence about the end of a certificate', () => {
  it.each([
    [12, 'expires in 12 days'],
    [1, 'expires in 1 day'],
    [0, 'expires today'],
    [-1, 'expired 1 day ago'],
    [-40, 'expired 40 days ago'],
    [47, 'is valid until 01/01/2027'],
  ])('says with %s days left that it %s', (days, text) => {
    expect(expirySentence(endsIn(days), check)).toBe(`Cargo certificate ABC-123 ${text}`)
  })
})

it('cover cannot end before it begins', () => {
  expect(certificateIssues({ effectiveOn: today, expiresOn: today })).toEqual([])
  expect(certificateIssues({ effectiveOn: today, expiresOn: addDays(today, -1) })).toEqual([
    { path: ['expiresOn'], message: 'Must not be before the effective date' },
  ])
})
