import { describe, expect, it } from 'vitest'
import { findPostalCode } from '../postal-codes.ts'
import { placeOfId, searchPlaces } from '../search.ts'
import { mexicanPlace, mexicanRanges } from './mexican-codes.ts'

const first = (typed: string) => searchPlaces(typed)[0]

describe('Mexican postal codes', () => {
  it.each([
    ['64000', 'Monterrey', 'NL', 'America/Monterrey'],
    ['64950', 'Monterrey', 'NL', 'America/Monterrey'],
    ['66600', 'Apodaca', 'NL', 'America/Monterrey'],
    ['88000', 'Nuevo Laredo', 'TAM', 'America/Matamoros'],
    ['06600', 'Mexico City', 'CDMX', 'America/Mexico_City'],
  ])('%s is found by search, with city and time zone [DEF-131]', (code, city, state, ianaTimeZone) => {
    expect(first(code)).toMatchObject({ postalCode: code, city, state, country: 'MX', ianaTimeZone })
    expect(findPostalCode('MX', code)).toEqual(first(code))
    expect(placeOfId(`MX:${code}`)).toEqual(first(code))
  })

  it('come after the US codes with the same digits, and are found behind their city', () => {
    expect(searchPlaces('66204').map(({ country }) => country)).toEqual(['US', 'MX'])
    expect(first('Monterrey, NL 64000')).toMatchObject({ city: 'Monterrey', postalCode: '64000' })
    expect(searchPlaces('6400').map(({ postalCode }) => postalCode)).toContain('64000')
  })

  it('are unknown outside the ranges of their cities', () => {
    expect(mexicanPlace('67999')).toBeUndefined()
    expect(mexicanPlace('6400')).toBeUndefined()
  })

  it('have ranges in ascending order, each of a known city', () => {
    const ranges = mexicanRanges()
    const wrong = ranges.filter(
      ({ first: from, last }, index) =>
        from > last || from <= (ranges[index - 1]?.last ?? '') || !mexicanPlace(from) || !mexicanPlace(last),
    )
    expect(wrong).toEqual([])
    expect(ranges.length).toBeGreaterThan(100)
  })
})
