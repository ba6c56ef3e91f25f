import { expect, it } from 'vitest'
import type { SeenTruck } from './check-calls.ts'
import { roundedTruck } from './rounded-truck.ts'

const seen = (milesToGo: number | null): SeenTruck => ({
  at: '2026-11-17T14:26:00.000Z',
  place: { city: 'Dock 4', state: 'CO', latitude: 37.61, longitude: -104.83, timeZone: 'America/Denver' },
  nextStopNumber: 2,
  milesToGo,
  milesToFirstStop: 30.4,
})
const near = { city: 'Walsenburg', state: 'CO', latitude: 37.62, longitude: -104.78 }

it('shows the nearest city in place of the position, and whole tens of miles [DEF-140]', () => {
  expect(roundedTruck(seen(128.4), near)).toEqual({
    ...seen(130),
    place: { ...near, timeZone: 'America/Denver' },
  })
  expect(roundedTruck(seen(3), near).milesToGo).toBe(10)
  expect(roundedTruck(seen(null), near).milesToGo).toBeNull()
})

it('shows no place where no city is near', () => {
  expect(roundedTruck(seen(40), null).place).toEqual({
    ...{ city: null, state: null, latitude: null, longitude: null },
    timeZone: 'America/Denver',
  })
})
