import { describe, expect, it } from 'vitest'
import { boundsOf } from './map-content.ts'
import { withKey } from './map-service.ts'
import { scaleAt } from './scale.ts'

describe('the scale', () => {
  it('is a round number of miles, or feet when it is near', () => {
    expect(scaleAt(39, 4)).toEqual({ text: '200 mi', width: 85 })
    expect(scaleAt(39, 3.2).text).toBe('300 mi')
    expect(scaleAt(39, 10)).toEqual({ text: '3 mi', width: 81 })
    expect(scaleAt(39, 15).text).toBe('500 ft')
  })

  it('never gets wider than its room', () => {
    for (let zoom = 1; zoom < 16; zoom += 0.3) {
      expect(scaleAt(45, zoom).width).toBeGreaterThan(30)
      expect(scaleAt(45, zoom).width).toBeLessThanOrEqual(100)
    }
  })
})

it('puts the key into the addresses that ask for it, and says when there is none [UX-53]', () => {
  const address = 'https://maps.example/style.json?key={key}'
  expect(withKey(address, 'a b')).toBe('https://maps.example/style.json?key=a%20b')
  expect(withKey('https://maps.example/tiles/1/2/3?key=%7Bkey%7D', 'abc')).toBe(
    'https://maps.example/tiles/1/2/3?key=abc',
  )
  expect(withKey(address, null)).toBeNull()
  expect(withKey('https://maps.example/style.json', null)).toBe('https://maps.example/style.json')
})

it('finds the box around places', () => {
  const places = [
    { latitude: 32.8, longitude: -96.8 },
    { latitude: 39.7, longitude: -105 },
  ]
  expect(boundsOf(places)).toEqual([-105, 32.8, -96.8, 39.7])
  expect(boundsOf([])).toBeNull()
})
