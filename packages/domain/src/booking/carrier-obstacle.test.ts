import { describe, expect, it } from 'vitest'
import { bookingObstacle, bookingWarning } from '#booking/carrier-obstacle.ts'
import type { Certificate } from '#carriers/certificate.ts'
import { addDays } from '#shared/calendar.ts'

const today = '2026-11-15'
const check = { today, warningDays: 30 }
const endsIn = (days: number, facts: Partial<Certificate> = {}): Certificate => ({
  kind: 'Cargo',
  policyNumber: 'ABC-123',
  effectiveOn: '2025-12-01',
  expiresOn: addDays(today, days),
  ...facts,
})

describe('booking a carrier', () => {
  const prairie = { name: 'Prairie Freight', isOnHold: false, holdReason: null }

  it('is refused on hold, with the reason [CARRIER-3]', () => {
    expect(bookingObstacle({ ...prairie, isOnHold: true, holdReason: 'Unpaid claims' }, [endsIn(90)], today)).toEqual({
      because: 'hold',
      message: 'Prairie Freight is on hold and cannot be booked or tendered: Unpaid claims',
    })
  })

  it('is refused with expired insurance, naming each expired certificate [CARRIER-4]', () => {
    const auto = endsIn(-1, { kind: 'AutoLiability', policyNumber: 'AL-9' })
    expect(bookingObstacle(prairie, [endsIn(-3), auto, endsIn(9, { kind: 'GeneralLiability' })], today)).toEqual({
      because: 'insurance',
      message:
        'Prairie Freight cannot be booked or tendered: Cargo certificate ABC-123 expired 3 days ago, ' +
        'Auto Liability certificate AL-9 expired 1 day ago.',
    })
  })

  it('without a certificate, or with one that is about to expire, only warns [DEF-106]', () => {
    expect(bookingObstacle(prairie, [], today)).toBeNull()
    expect(bookingWarning([], check)).toBe('No insurance certificate is on file.')
    expect(bookingObstacle(prairie, [endsIn(30)], today)).toBeNull()
    expect(bookingWarning([endsIn(30)], check)).toBe('Cargo certificate ABC-123 expires in 30 days.')
    expect(bookingWarning([endsIn(31)], check)).toBeNull()
  })
})
