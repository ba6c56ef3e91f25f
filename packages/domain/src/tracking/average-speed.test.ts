import { describe, expect, it } from 'vitest'
import { averageSpeed, drivingMinutes, drivingSeconds, speedBounds, speedsOf } from './average-speed.ts'

describe('the average speed', () => {
  it('is 50 miles an hour for truckload and 40 for LTL and volume LTL', () => {
    expect([averageSpeed('TL'), averageSpeed('LTL'), averageSpeed('VLTL')]).toEqual([50, 40, 40])
  })

  it('is what the company sets for a mode, a missing or zero setting counting as none', () => {
    const settings = { TL: 55, LTL: 0, VLTL: null }
    expect([averageSpeed('TL', settings), averageSpeed('LTL', settings), averageSpeed('VLTL', settings)]).toEqual([
      55, 40, 40,
    ])
  })
})

it('is one speed for truckloads and another for LTL and volume LTL', () => {
  expect(speedsOf({ truckloadSpeed: 55, ltlSpeed: null })).toEqual({ TL: 55, LTL: null, VLTL: null })
  expect(speedsOf({ truckloadSpeed: null, ltlSpeed: 35 })).toEqual({ TL: null, LTL: 35, VLTL: 35 })
  expect(speedBounds).toEqual({ least: 20, most: 80 })
})

describe('the minutes of driving', () => {
  it('are miles by speed, a minute begun counting in full', () => {
    expect(drivingMinutes(100, 50)).toBe(120)
    expect(drivingMinutes(100.1, 50)).toBe(121)
    expect(drivingMinutes(0.1 + 0.2 + 0.2, 30)).toBe(1)
    expect(drivingMinutes(0, 40)).toBe(0)
  })

  it('need a distance and a speed', () => {
    expect(() => drivingMinutes(-1, 50)).toThrow('Not a distance: -1')
    expect(() => drivingMinutes(Number.NaN, 50)).toThrow(RangeError)
    expect(() => drivingMinutes(1, 0)).toThrow('Not a speed: 0')
  })
})

it('drives 50 miles in an hour as a truckload and 40 as LTL', () => {
  expect([drivingSeconds(100, 'TL'), drivingSeconds(100, 'LTL'), drivingSeconds(100, 'VLTL')]).toEqual([
    7200, 9000, 9000,
  ])
  expect(drivingSeconds(0, 'TL')).toBe(0)
})
