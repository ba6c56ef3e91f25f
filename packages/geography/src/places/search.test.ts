import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOf, placeData } from './data.ts'
import { fold } from './fold.ts'
import type { Place } from './place.ts'
import { placeOfId, searchPlaces } from './search.ts'

const line = ({ city, state, postalCode }: Place) => [city, state, postalCode ?? ''].join(' ').trim()
const lines = (typed: string, limit?: number) => searchPlaces(typed, limit).map(line)

describe('searching places by postal code', () => {
  it('finds a ZIP code, with its leading zeros and with four digits more', () => {
    expect(lines('46204')).toEqual(['Indianapolis IN 46204'])
    expect(lines('00901')).toEqual(['San Juan PR 00901'])
    expect(lines('46204-1234')).toEqual(['Indianapolis IN 46204'])
  })

  it('finds the ZIP codes that begin so, the most people first', () => {
    expect(lines('462', 3)).toEqual(['Indianapolis IN 46227', 'Indianapolis IN 46226', 'Indianapolis IN 46237'])
  })

  it('finds a Canadian code by its first three characters, and gives a full one back', () => {
    expect(lines('m5v')).toEqual(['Toronto ON M5V'])
    expect(lines('M5V 3L')).toEqual(['Toronto ON M5V'])
    expect(lines('m5v3l9')).toEqual(['Toronto ON M5V 3L9'])
    expect(lines('H2').every((match) => match.includes(' QC H2'))).toBe(true)
  })

  it('finds a postal code behind its city', () => {
    expect(lines('Indianapolis, IN 46204')).toEqual(['Indianapolis IN 46204'])
    expect(lines('Toronto ON M5V 3L9')).toEqual(['Toronto ON M5V 3L9'])
  })
})

describe('searching places by city', () => {
  it('finds the largest city first, in the three countries', () => {
    expect(lines('chic')[0]).toBe('Chicago IL')
    expect(lines('montr')[0]).toBe('Montréal QC')
    expect(lines('monterr')[0]).toBe('Monterrey NL')
    expect(searchPlaces('monterrey')[0]).toMatchObject({ country: 'MX', ianaTimeZone: 'America/Monterrey' })
  })

  it('takes St. and Saint alike, and leaves "st" open', () => {
    expect(lines('St. Lou')[0]).toBe('St. Louis MO')
    expect(lines('saint lou')[0]).toBe('St. Louis MO')
    expect(lines('st')).toEqual(expect.arrayContaining(['St. Louis MO', 'Stockton CA']))
  })

  it('goes by the state, the country or both behind a comma', () => {
    expect(lines('Springfield, IL')[0]).toBe('Springfield IL')
    expect(lines('springfield, mass')[0]).toBe('Springfield MA')
    expect(lines('Monterrey, Nuevo León')).toEqual(['Monterrey NL'])
    expect(searchPlaces('london, canada').every(({ country }) => country === 'CA')).toBe(true)
    expect(lines('New York, NY, US')[0]).toBe('New York NY')
    expect(lines('Kansas City MO')[0]).toBe('Kansas City MO')
  })

  it('lists the postal codes of a city that is named in full', () => {
    const places = lines('Chicago, IL')
    expect(places).toHaveLength(20)
    expect(places[0]).toBe('Chicago IL')
    expect(places.at(-1)).toMatch(/^Chicago IL 606\d\d$/)
  })

  it('knows what else a city is called', () => {
    expect(lines('Ciudad de México')[0]).toBe('Mexico City CDMX')
    expect(lines('New York City')[0]).toBe('New York NY')
    expect(lines('juarez')[0]).toBe('Ciudad Juárez CHIH')
    expect(lines('Quebec City')[0]).toBe('Québec QC')
  })
})

describe('any text', () => {
  it.each(['', ' ', ',', ', ,', '%', '_', "'", '99999x', 'Zzzzzz', '\u0000', '🚚', 'Chicago, Bavaria'])(
    '%j finds nothing',
    (typed) => {
      expect(searchPlaces(typed)).toEqual([])
    },
  )

  it('never finds more than asked for, nor a place twice', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.integer({ min: 0, max: 20 }), (typed, limit) => {
        const places = lines(typed, limit)
        expect(places.length).toBeLessThanOrEqual(limit)
        expect(new Set(places).size).toBe(places.length)
      }),
    )
  })
})

const data = placeData()
const anyRow = (length: number) => fc.integer({ min: 0, max: length - 1 })

describe('any known place', () => {
  it('is found by its postal code, and a beginning of it finds only codes that begin so', () => {
    fc.assert(
      fc.property(anyRow(data.postalCodes.numbers.length), fc.integer({ min: 2, max: 5 }), (row, length) => {
        const code = codeOf(data.postalCodes.numbers[row] ?? 0)
        expect(searchPlaces(code)[0]?.postalCode).toBe(code)
        const places = searchPlaces(code.slice(0, length))
        expect(places.length).toBeGreaterThan(0)
        expect(places.every(({ postalCode }) => postalCode?.startsWith(code.slice(0, length)))).toBe(true)
      }),
    )
  })

  it('is found by its name and state, and a beginning of it finds only names that begin so', () => {
    fc.assert(
      fc.property(anyRow(data.cities.names.length), fc.integer({ min: 1, max: 6 }), (index, length) => {
        const name = data.cities.names[index] ?? ''
        const row = data.cities.rowOf[index] ?? 0
        const { country, code = '' } = data.states[data.cities.stateOf[row] ?? 0] ?? {}
        const city = data.cities.names[row]
        expect(searchPlaces(`${name}, ${code}, ${country}`)).toContainEqual(
          expect.objectContaining({ city, country, state: code }),
        )
        expect(searchPlaces(name.slice(0, length)).length).toBeGreaterThan(0)
      }),
    )
  })

  it('stands in the order of the folded names, which the search relies on', () => {
    const folded = data.cities.names.map(fold)
    expect(folded.findIndex((name, row) => row > 0 && name < (folded[row - 1] ?? ''))).toBe(-1)
  })
})

it('the id of a postal code or of a city leads to its place, any other to none', () => {
  expect(placeOfId('US:46204')).toMatchObject({ city: 'Indianapolis', state: 'IN', postalCode: '46204' })
  expect(placeOfId('US:IN:Indianapolis')).toMatchObject({ city: 'Indianapolis', state: 'IN', postalCode: null })
  expect(['US:00000', 'US:IN:Atlantis', 'Indianapolis', ''].map(placeOfId)).toEqual(Array(4).fill(undefined))
})
