import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  carrierNumberText,
  numberIssues,
  parseCarrierNumber,
  parseDocketNumber,
  parseDotNumber,
  parseScac,
} from './numbers.ts'

describe('a DOT number', () => {
  it.each([
    ['1234567', '1234567'],
    [' 00080321 ', '80321'],
    ['USDOT 80321', '80321'],
    ['DOT# 80321', '80321'],
    ['1', '1'],
  ])('%s is kept as %s', (text, normalized) => {
    expect(parseDotNumber(text)).toBe(normalized)
  })

  it.each(['', '0', '000', '123456789', '12 34', '-5', '12.5', 'MC-123', 'abc'])('is not %j', (text) => {
    expect(parseDotNumber(text)).toBeNull()
  })
})

describe('a docket number', () => {
  it.each(['MC-123456', 'MC 123456', 'mc123456', 'MC#123456', ' MC0123456 '])('%s has one spelling', (text) => {
    expect(parseDocketNumber(text)).toBe('MC-123456')
  })

  it('may also be MX or FF', () => {
    expect(parseDocketNumber('mx 9')).toBe('MX-9')
    expect(parseDocketNumber('FF-1234567')).toBe('FF-1234567')
  })

  it.each(['', 'MC', 'MC-0', 'MC-12345678', '123456', 'XX-123', 'MC-12A'])('is not %j', (text) => {
    expect(parseDocketNumber(text)).toBeNull()
  })
})

describe('a SCAC', () => {
  it('is two to four letters in capitals', () => {
    expect(parseScac(' abcd ')).toBe('ABCD')
    expect(parseScac('UP')).toBe('UP')
    for (const wrong of ['', 'A', 'ABCDE', 'AB1', 'A B']) expect(parseScac(wrong)).toBeNull()
  })
})

describe('the number a carrier is added by', () => {
  it('is read as DOT or as docket number [CARRIER-3]', () => {
    expect(parseCarrierNumber('80321')).toEqual({ field: 'dotNumber', value: '80321' })
    expect(parseCarrierNumber('mc 80321')).toEqual({ field: 'docketNumber', value: 'MC-80321' })
    expect(parseCarrierNumber('Prairie Freight')).toBeNull()
  })

  it('changes nothing when what is kept is entered again, and is never two things at once', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^(MC|mx|FF|DOT)?[ -]?\d{0,9}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const once = parseCarrierNumber(text)
        if (once) expect(parseCarrierNumber(once.value)).toEqual(once)
        expect(parseDotNumber(text) !== null && parseDocketNumber(text) !== null).toBe(false)
      }),
    )
  })

  it('is missing when neither is given [CARRIER-3]', () => {
    expect(numberIssues({ dotNumber: null, docketNumber: null })).toEqual([
      { path: ['dotNumber'], message: 'Enter a DOT number or a docket number.' },
    ])
    expect(numberIssues({ dotNumber: '1' })).toEqual([])
    expect(numberIssues({ docketNumber: 'MC-1' })).toEqual([])
  })

  it('is shown with its kind', () => {
    expect(carrierNumberText({ dotNumber: '80321', docketNumber: 'MC-1' })).toBe('DOT 80321')
    expect(carrierNumberText({ dotNumber: null, docketNumber: 'MC-1' })).toBe('MC-1')
  })
})
