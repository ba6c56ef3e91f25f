import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, isPhoneNumber } from './phone.ts'

describe('a phone number while it is typed', () => {
  it('turns ten digits into area, exchange and line [CONTACT-40]', () => {
    expect(formatPhone('3125550143')).toBe('(312) 555-0143')
    expect(formatPhone('312.555.0143')).toBe('(312) 555-0143')
  })

  it('turns further digits into an extension of at most six [CONTACT-40]', () => {
    expect(formatPhone('312555014312')).toBe('(312) 555-0143 ext. 12')
    expect(formatPhone('31255501431234567')).toBe('(312) 555-0143 ext. 123456')
  })

  it('grows digit by digit and never ends in a sign that deleting could not pass', () => {
    const steps = ['', '3', '312', '3125', '312555', '3125550'].map(formatPhone)
    expect(steps).toEqual(['', '(3', '(312', '(312) 5', '(312) 555', '(312) 555-0'])
  })

  it('leaves a formatted number as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 }), (digits) => {
        expect(formatPhone(formatPhone(digits))).toBe(formatPhone(digits))
      }),
    )
  })
})

describe('isPhoneNumber', () => {
  it('takes area in parentheses or bare, and an extension of 1 to 6 digits, and nothing else [CONTACT-37]', () => {
    for (const right of ['(312) 555-0101', '312 555-0101', '(312) 555-0101 ext. 1', '312 555-0101 ext. 123456'])
      expect(isPhoneNumber(right)).toBe(true)
    for (const wrong of [
      '',
      '3125550101',
      '312-555-0101',
      '(312)555-0101',
      '(312) 555-0101 ext. ',
      '(312) 555-0101 ext. 1234567',
      '(312 555-0101',
    ])
      expect(isPhoneNumber(wrong)).toBe(false)
  })
})
