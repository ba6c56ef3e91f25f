import { expect, it } from 'vitest'
import { cityNear } from './nearest-city.ts'

it.each([
  [38.97, -95.24, 'Lawrence', 'KS'],
  [37.62, -104.78, 'Walsenburg', 'CO'],
  [43.65, -79.38, 'Toronto', 'ON'],
])('names the point %d, %d after %s, %s', (latitude, longitude, city, state) => {
  expect(cityNear(latitude, longitude)).toMatchObject({ city, state })
})

it('names no point far from all cities', () => {
  expect(cityNear(30, -60)).toBeUndefined()
  expect(cityNear(60, -85)).toBeUndefined()
})
