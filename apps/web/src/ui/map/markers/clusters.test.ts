import { describe, expect, it } from 'vitest'
import type { MapMarker } from '#ui/map/map-content.ts'
import { isNear, spotsOf } from './clusters.ts'

const marker = (id: string, longitude: number, latitude: number, facts: Partial<MapMarker> = {}): MapMarker => ({
  id,
  longitude,
  latitude,
  label: id,
  ...facts,
})
const dallas = marker('dallas', -96.8, 32.78)
const fortWorth = marker('fort-worth', -97.33, 32.75)
const denver = marker('denver', -104.99, 39.74)
const ids = (markers: MapMarker[], zoom: number, selected?: string) =>
  spotsOf(markers, zoom, selected).map((spot) => spot.markers.map(({ id }) => id))

describe('places that would cover each other', () => {
  it('become one below 40 px and part again when zoomed in', () => {
    // Half a degree is 40 px wide at about zoom 5.7.
    expect(ids([dallas, fortWorth, denver], 5)).toEqual([['dallas', 'fort-worth'], ['denver']])
    expect(ids([dallas, fortWorth, denver], 6)).toEqual([['dallas'], ['fort-worth'], ['denver']])
  })

  it('stand where one of them is, so that no two spots cover each other', () => {
    const [both] = spotsOf([dallas, fortWorth], 3)
    expect(both).toMatchObject({ longitude: dallas.longitude, latitude: dallas.latitude })
    const scattered = Array.from({ length: 400 }, (_, index) =>
      marker(`m${index}`, -120 + ((index * 37) % 600) / 10, 30),
    )
    const spots = spotsOf(scattered, 4).map(({ longitude }) => (longitude / 360) * 512 * 2 ** 4)
    const gaps = spots
      .toSorted((a, b) => a - b)
      .map((x, index, all) => x - (all[index - 1] ?? Number.NEGATIVE_INFINITY))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(40)
  })

  it('leave out the selected place and numbered ones', () => {
    const first = marker('first', -96.81, 32.79, { number: 1 })
    expect(ids([dallas, fortWorth, first], 3, 'dallas')).toEqual([['fort-worth'], ['dallas'], ['first']])
  })

  it('lose nobody, however many there are', () => {
    const many = Array.from({ length: 3000 }, (_, index) => marker(`m${index}`, -120 + (index % 60), 25 + index / 150))
    const spots = spotsOf(many, 4)
    expect(spots.length).toBeLessThan(many.length)
    expect(new Set(spots.flatMap(({ markers }) => markers.map(({ id }) => id))).size).toBe(many.length)
  })
})

it('draws what is in view or about to be', () => {
  const [spot] = spotsOf([denver], 4)
  expect(isNear([-106, 39, -104, 40], spot!)).toBe(true)
  expect(isNear([-104.9, 39, -103, 40], spot!)).toBe(true)
  expect(isNear([-100, 39, -98, 40], spot!)).toBe(false)
})
