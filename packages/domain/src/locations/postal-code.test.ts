import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postalCodeIssue, postalCodeKey, writtenPostalCode } from './postal-code.ts'

describe('a postal code', () => {
  it.each([
    ['US', ' 60606 ', '60606', '60606'],
    ['US', '606061234', '60606-1234', '60606'],
    ['US', '04627-0001', '04627-0001', '04627'],
    ['CA', 'k1a0b1', 'K1A 0B1', 'K1A0B1'],
    ['CA', 'K1A-0B1', 'K1A 0B1', 'K1A0B1'],
    ['MX', '01000', '01000', '01000'],
  ] as const)('of %s reads %s as %s', (country, text, written, key) => {
    expect(writtenPostalCode(country, text)).toBe(written)
    expect(postalCodeIssue(country, text)).toBeNull()
    expect(postalCodeKey(country, text)).toBe(key)
  })

  it.each([
    ['US', '6060', '6060 has too few digits: with its leading zero it is 06060'],
    ['US', '501', '501 has too few digits: with its leading zeros it is 00501'],
    ['MX', '1000', '1000 has too few digits: with its leading zero it is 01000'],
    ['US', 'K1A 0B1', 'A US Zip Code has 5 digits, or 5 and 4 with a hyphen'],
    ['CA', 'D1A 0B1', 'A Canadian postal code looks like K1A 0B1'],
    ['MX', '44100-1234', 'A Mexican postal code has 5 digits'],
  ] as const)('of %s is refused as %s, and a lost leading zero is said [TRADE-8]', (country, text, message) => {
    expect(writtenPostalCode(country, text)).toBeNull()
    expect(postalCodeIssue(country, text)).toBe(message)
  })

  it('keeps every leading zero [TRADE-8]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
        const code = String(number).padStart(5, '0')
        expect(writtenPostalCode('US', code)).toBe(code)
        expect(writtenPostalCode('MX', code)).toBe(code)
      }),
    )
  })
})
