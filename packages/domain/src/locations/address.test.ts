import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Address,
  addressIssues,
  addressLine,
  normalizedAddress,
  normalizedCity,
  settledAddress,
} from './address.ts'

const wacker: Address = {
  addressLine1: '77 North Wacker Drive',
  addressLine2: 'Suite 400',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60606',
  country: 'US',
}

describe('a normalised address', () => {
  it('is upper case with single blanks and the usual abbreviations [DEF-106]', () => {
    expect(normalizedAddress(wacker)).toBe('77 N WACKER DR STE 400|CHICAGO|IL|60606|US')
  })

  it.each([
    { addressLine1: '  77  n. WACKER dr ', addressLine2: 'Ste. 400' },
    { addressLine1: '77 North Wacker Drive, Suite #400', addressLine2: null },
    { city: 'CHICAGO ', state: 'Illinois', postalCode: '60606-1234' },
  ])('is the same for another spelling of the same place: %o [DEF-106]', (facts) => {
    expect(normalizedAddress({ ...wacker, ...facts })).toBe(normalizedAddress(wacker))
  })

  it.each([
    { addressLine2: 'Suite 401' },
    { addressLine1: '77 South Wacker Drive' },
    { city: 'Joliet' },
    { postalCode: '60607' },
  ])('tells another place apart: %o [DEF-106]', (facts) => {
    expect(normalizedAddress({ ...wacker, ...facts })).not.toBe(normalizedAddress(wacker))
  })

  it('has no accents, and Canadian codes without their blank [DEF-106]', () => {
    const line = { addressLine1: '1 Boulevard René-Lévesque', addressLine2: null }
    const address = { ...line, city: 'Saint-Jérôme', state: 'Québec', postalCode: 'h3b 1a7', country: 'CA' } as const
    expect(normalizedAddress(address)).toBe('1 BLVD RENE LEVESQUE|ST JEROME|QC|H3B1A7|CA')
  })

  it.each([
    ['Street', 'ST'],
    ['Avenue', 'AVE'],
    ['Boulevard', 'BLVD'],
    ['Road', 'RD'],
    ['Lane', 'LN'],
    ['Highway', 'HWY'],
    ['Parkway', 'PKWY'],
    ['Court', 'CT'],
    ['Place', 'PL'],
    ['Apartment', 'APT'],
    ['Building', 'BLDG'],
    ['Floor', 'FL'],
    ['Unit', 'UNIT'],
    ['Northeast', 'NE'],
    ['Southwest', 'SW'],
  ])('writes %s as %s [DEF-106]', (word, short) => {
    expect(normalizedAddress({ ...wacker, addressLine1: `1 ${word}`, addressLine2: '' })).toMatch(
      new RegExp(`^1 ${short}\\|`),
    )
  })

  it('depends on no case, punctuation or blanks, and normalising twice changes nothing', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-z0-9]{1,8}$/), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(words, fc.constantFrom(' ', '  ', ', ', ' - '), (line, gap) => {
        const plain = normalizedAddress({ ...wacker, addressLine1: line.join(' '), addressLine2: null })
        const other = normalizedAddress({ ...wacker, addressLine1: line.join(gap).toLowerCase(), addressLine2: '' })
        expect(other).toBe(plain)
        const [street = ''] = plain.split('|')
        expect(normalizedAddress({ ...wacker, addressLine1: street, addressLine2: null })).toBe(plain)
      }),
    )
  })
})

describe('a normalised city', () => {
  it('is the same however the city and its state are written, and another in another state or country', () => {
    const saintPaul = normalizedCity({ city: 'Saint Paul', state: 'Minnesota', country: 'US' })
    expect(normalizedCity({ city: 'ST.  PAUL', state: 'mn', country: 'US' })).toBe(saintPaul)
    expect(normalizedCity({ city: 'St. Paul', state: 'MO', country: 'US' })).not.toBe(saintPaul)
    const inMexico = normalizedCity({ city: 'Victoria', state: 'BC', country: 'MX' })
    expect(normalizedCity({ city: 'Victoria', state: 'BC', country: 'CA' })).not.toBe(inMexico)
  })
})

describe('the check of an address', () => {
  it('names a state that the country does not have and a postal code of another form', () => {
    expect(addressIssues(wacker)).toEqual([])
    expect(addressIssues({ country: 'CA', state: 'IL', postalCode: '60606' })).toEqual([
      { path: ['state'], message: 'IL is not a state of Canada' },
      { path: ['postalCode'], message: 'A Canadian postal code looks like K1A 0B1' },
    ])
  })
})

describe('an address as it is kept', () => {
  it('has the code of its state, its postal code in one spelling and no blanks to spare', () => {
    const typed = { ...wacker, addressLine1: ' 77  North Wacker Drive', addressLine2: ' ', state: 'illinois' }
    expect(settledAddress({ ...typed, postalCode: '606061234' })).toEqual({
      ...wacker,
      addressLine2: null,
      postalCode: '60606-1234',
    })
  })

  it('stands on one line in lists', () => {
    expect(addressLine(wacker)).toBe('77 North Wacker Drive, Suite 400, Chicago, IL 60606')
    expect(addressLine({ ...wacker, addressLine2: null })).toBe('77 North Wacker Drive, Chicago, IL 60606')
  })
})
