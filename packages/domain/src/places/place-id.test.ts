import { expect, it } from 'vitest'
import { placeIdOf, readPlaceId } from './place-id.ts'

const zip = { country: 'US', state: 'IN', city: 'Indianapolis', postalCode: '46204' } as const
const city = { ...zip, postalCode: null }

it('names a postal code by its country and code, and a whole city by its state and name', () => {
  expect(placeIdOf(zip)).toBe('US:46204')
  expect(placeIdOf(city)).toBe('US:IN:Indianapolis')
  expect(placeIdOf({ country: 'CA', state: 'ON', city: 'Toronto', postalCode: 'M5V 2T6' })).toBe('CA:M5V 2T6')
})

it('reads what it wrote, whatever the name holds', () => {
  expect(readPlaceId(placeIdOf(zip))).toEqual({ country: 'US', postalCode: '46204' })
  for (const name of ['Indianapolis', "Coeur d'Alene", 'St. John’s', 'Montréal', 'San José del Cabo'])
    expect(readPlaceId(placeIdOf({ ...city, city: name }))).toEqual({ ...city, city: name })
})

it('reads nothing from what names no place', () => {
  for (const text of ['', '46204', 'US:', 'DE:80331', 'US:IN:', 'US:46204:more:parts', 'us:46204'])
    expect(readPlaceId(text)).toBeNull()
})
