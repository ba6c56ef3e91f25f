import { freshClocks } from '@lanewise/domain/tracking/hours-of-service'
import { describe, expect, it } from 'vitest'
import { shareOf } from './chance.ts'
import { driveFor, type Leg } from './drive.ts'

const leg = (more: Partial<Leg> = {}): Leg => ({
  milesLeft: 1000,
  milesPerHour: 50,
  clocks: freshClocks,
  isTeam: false,
  ...more,
})

describe('a truck on its way', () => {
  it('covers its miles by the hour', () => {
    expect(driveFor(0, leg())).toEqual({ state: 'driving', milesToGo: 1000, at: 0 })
    expect(driveFor(90, leg())).toEqual({ state: 'driving', milesToGo: 925, at: 90 })
  })

  it('stands for half an hour after eight hours, where it came to by then', () => {
    expect(driveFor(481, leg())).toEqual({ state: 'resting', milesToGo: 600, at: 480 })
    expect(driveFor(509, leg())).toEqual({ state: 'resting', milesToGo: 600, at: 480 })
    expect(driveFor(540, leg())).toEqual({ state: 'driving', milesToGo: 575, at: 540 })
  })

  it('stands for ten hours after eleven hours of driving', () => {
    expect(driveFor(690, leg())).toEqual({ state: 'resting', milesToGo: 450, at: 690 })
    expect(driveFor(1289, leg())).toEqual({ state: 'resting', milesToGo: 450, at: 690 })
    expect(driveFor(1350, leg())).toEqual({ state: 'driving', milesToGo: 400, at: 1350 })
  })

  it('arrives when the miles are driven and the pauses taken', () => {
    expect(driveFor(60, leg({ milesLeft: 40 }))).toEqual({ state: 'arrived', milesToGo: 0, at: 48 })
    expect(driveFor(Number.POSITIVE_INFINITY, leg())).toEqual({ state: 'arrived', milesToGo: 0, at: 1200 + 630 + 30 })
  })

  it('never stops with two drivers', () => {
    expect(driveFor(1140, leg({ isTeam: true }))).toEqual({ state: 'driving', milesToGo: 50, at: 1140 })
  })

  it('pauses sooner with hours behind the driver', () => {
    const clocks = { drivenSinceRest: 600, drivenSinceBreak: 60, standing: 0 }
    expect(driveFor(61, leg({ clocks }))).toEqual({ state: 'resting', milesToGo: 950, at: 60 })
  })
})

describe('chance', () => {
  it('is the same for the same words and seed, and another for others', () => {
    expect(shareOf(1, 'S1', 'late')).toBe(shareOf(1, 'S1', 'late'))
    const shares = [shareOf(1, 'S1'), shareOf(2, 'S1'), shareOf(1, 'S2'), shareOf(1, 'S', '1')]
    expect(new Set(shares).size).toBe(4)
  })

  it('is spread from 0 to 1', () => {
    const shares = Array.from({ length: 2000 }, (_, index) => shareOf(7, `S${index}`))
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...shares)).toBeLessThan(1)
    for (const tenth of Array.from({ length: 10 }, (_, index) => index / 10)) {
      const count = shares.filter((share) => share >= tenth && share < tenth + 0.1).length
      expect(count).toBeGreaterThan(140)
      expect(count).toBeLessThan(260)
    }
  })
})
