import { expect, it } from 'vitest'
import { mostRecentPlaces, withRecentPlace } from './recent-places.ts'

it('keeps the newest places first, none twice and no more than a row has room for', () => {
  const places = Array.from({ length: mostRecentPlaces }, (_unused, index) => ({ id: `US:${index}` }))
  expect(withRecentPlace(places, { id: 'US:2' }).map(({ id }) => id)).toEqual([
    'US:2',
    ...places.filter(({ id }) => id !== 'US:2').map(({ id }) => id),
  ])
  expect(withRecentPlace(places, { id: 'US:9' })).toHaveLength(mostRecentPlaces)
})
