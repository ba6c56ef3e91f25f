import { expect, it } from 'vitest'
import { sharesOf } from '#stop/shares.ts'
import { afterIterations, firstOf, whenStopped } from '#stop/stop.ts'

it('deals a stop out to searches in turn, each with its weight, whatever the ones before spent', () => {
  const { stops, isOver } = sharesOf(afterIterations(100), [3, 1])
  const [first, second] = stops
  expect(first?.progress(0)).toBe(0)
  expect(first?.progress(30)).toBeCloseTo(0.4)
  expect(first?.progress(75)).toBe(1)
  expect(isOver()).toBe(false)
  expect(second?.progress(0)).toBe(0)
  expect(second?.progress(25)).toBe(1)
  expect(isOver()).toBe(true)
})

it('gives what one search left to the next', () => {
  const { stops } = sharesOf(afterIterations(100), [1, 1])
  stops[0]?.progress(20)
  expect(stops[1]?.progress(0)).toBe(0)
  expect(stops[1]?.progress(55)).toBe(0.5)
})

it('ends all of them at once when told', () => {
  let isStopped = false
  const { stops, isOver } = sharesOf(
    firstOf(
      afterIterations(100),
      whenStopped(() => isStopped),
    ),
    [1, 1],
  )
  expect(stops[0]?.progress(1)).toBeLessThan(1)
  isStopped = true
  expect([stops[0]?.progress(2), stops[1]?.progress(0), isOver()]).toEqual([1, 1, true])
})
