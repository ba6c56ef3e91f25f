import { statesOf } from '@lanewise/domain/places/states'
import { isOfferedTimeZone } from '@lanewise/domain/shared/time-zones'
import { describe, expect, it } from 'vitest'
import { codeOf, placeData } from './data.ts'
import { codePlace } from './place.ts'
import { findPostalCode } from './postal-codes.ts'

describe('the place of a ZIP code', () => {
  it.each([
    ['46204', 'Indianapolis', 'IN', 'America/Indiana/Indianapolis'],
    ['60606', 'Chicago', 'IL', 'America/Chicago'],
    ['90021', 'Los Angeles', 'CA', 'America/Los_Angeles'],
    ['78040', 'Laredo', 'TX', 'America/Chicago'],
    ['79901', 'El Paso', 'TX', 'America/Denver'],
    ['10001', 'New York', 'NY', 'America/New_York'],
    ['02108', 'Boston', 'MA', 'America/New_York'],
    ['85004', 'Phoenix', 'AZ', 'America/Phoenix'],
    ['99501', 'Anchorage', 'AK', 'America/Anchorage'],
    ['96813', 'Honolulu', 'HI', 'Pacific/Honolulu'],
    ['00901', 'San Juan', 'PR', 'America/Puerto_Rico'],
    ['00802', 'St Thomas', 'VI', 'America/St_Thomas'],
    ['96910', 'Hagatna', 'GU', 'Pacific/Guam'],
    ['96950', 'Saipan', 'MP', 'Pacific/Saipan'],
    ['96799', 'Pago Pago', 'AS', 'Pacific/Pago_Pago'],
  ])('%s is %s, %s in %s', (code, city, state, ianaTimeZone) => {
    expect(findPostalCode('US', code)).toMatchObject({ city, state, postalCode: code, country: 'US', ianaTimeZone })
  })

  it('lies where the town lies', () => {
    const { latitude = 0, longitude = 0 } = findPostalCode('US', '46204') ?? {}
    expect(latitude).toBeCloseTo(39.77, 1)
    expect(longitude).toBeCloseTo(-86.15, 1)
    expect(findPostalCode('US', '99503')?.longitude).toBeCloseTo(-149.89, 1)
    expect(findPostalCode('US', '99505')?.longitude).toBeCloseTo(-149.65, 1)
  })

  it.each(['46204-1234', '462041234', '46204 1234', ' 46204 '])('is found by %s', (code) => {
    expect(findPostalCode('US', code)?.postalCode).toBe('46204')
  })

  it('keeps leading zeros', () => {
    expect(findPostalCode('US', '00901')?.postalCode).toBe('00901')
    expect(findPostalCode('US', '901')).toBeUndefined()
  })
})

describe('the place of a Canadian postal code', () => {
  it.each([
    ['M5V', 'Toronto', 'ON', 'America/Toronto'],
    ['H2Y', 'Montréal', 'QC', 'America/Toronto'],
    ['H3Z', 'Westmount', 'QC', 'America/Toronto'],
    ['G1R', 'Québec', 'QC', 'America/Toronto'],
    ['J6J', 'Châteauguay', 'QC', 'America/Toronto'],
    ['V6B', 'Vancouver', 'BC', 'America/Vancouver'],
    ['T2P', 'Calgary', 'AB', 'America/Edmonton'],
    ['S4P', 'Regina', 'SK', 'America/Regina'],
    ['E1C', 'Moncton', 'NB', 'America/Moncton'],
    ['E2H', 'Saint John', 'NB', 'America/Moncton'],
    ['B3H', 'Halifax', 'NS', 'America/Halifax'],
    ['A1B', "St. John's", 'NL', 'America/St_Johns'],
    ['X0A', 'Iqaluit', 'NU', 'America/Iqaluit'],
    ['X1A', 'Yellowknife', 'NT', 'America/Edmonton'],
  ])('%s is %s, %s in %s', (code, city, state, ianaTimeZone) => {
    expect(findPostalCode('CA', code)).toMatchObject({ city, state, postalCode: code, country: 'CA', ianaTimeZone })
  })

  it.each(['M5V 3L9', 'm5v3l9', 'M5V-3L9'])('is that of its first three characters (%s)', (code) => {
    expect(findPostalCode('CA', code)).toEqual({ ...findPostalCode('CA', 'M5V'), postalCode: 'M5V 3L9' })
  })
})

it.each([
  ['US', ''],
  ['US', '4620'],
  ['US', '46204-12'],
  ['US', '00000'],
  ['US', 'M5V'],
  ['US', '09001'],
  ['CA', ''],
  ['CA', '46204'],
  ['CA', 'M5'],
  ['CA', 'M5V 3L'],
  ['CA', 'D1A'],
  ['CA', 'H0H 0H0'],
  ['MX', '67999'],
] as const)('knows no place for %s "%s"', (country, code) => {
  expect(findPostalCode(country, code)).toBeUndefined()
})

describe('the postal codes that are known', () => {
  const data = placeData()
  const places = Array.from(data.postalCodes.numbers, (_number, row) => codePlace(data, row))

  it('are 41,000 ZIP codes and 1,600 Canadian areas, each once and rising', () => {
    const numbers = [...data.postalCodes.numbers]
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(places.filter(({ country }) => country === 'US').length).toBeGreaterThan(41_000)
    expect(places.filter(({ country }) => country === 'CA').length).toBeGreaterThan(1600)
  })

  it('are found by themselves, and have a state and a time zone that can be chosen and a point on the map', () => {
    const states = new Set((['US', 'CA'] as const).flatMap((one) => statesOf(one).map(({ code }) => `${one} ${code}`)))
    const wrong = places.filter((place, row) => {
      const { country, state, postalCode, ianaTimeZone, latitude, longitude, city } = place
      const isOnMap = latitude > -15 && latitude < 84 && (longitude < -50 || longitude > 144)
      const match = findPostalCode(country, postalCode ?? '')
      const isSame = match?.city === city && match.postalCode === codeOf(data.postalCodes.numbers[row] ?? 0)
      return !(isSame && isOnMap && city && states.has(`${country} ${state}`) && isOfferedTimeZone(ianaTimeZone))
    })
    expect(wrong).toEqual([])
  })

  it('cover every state, province and territory', () => {
    const missing = (['US', 'CA'] as const).flatMap((country) =>
      statesOf(country).filter(({ code }) => !places.some((one) => one.country === country && one.state === code)),
    )
    expect(missing).toEqual([])
  })
})
