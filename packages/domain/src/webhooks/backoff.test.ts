import { expect, it } from 'vitest'
import { minutesToNextAttempt } from './backoff.ts'

it('waits 1, 5, 15 and 60 minutes, then an hour each time', () => {
  expect([1, 2, 3, 4, 5, 20].map((failures) => minutesToNextAttempt(failures, 0))).toEqual([1, 5, 15, 60, 60, 60])
})

it('tries for a day and no longer', () => {
  expect(minutesToNextAttempt(24, 1380)).toBe(60)
  expect(minutesToNextAttempt(24, 1381)).toBeNull()
  let [minutes, failures] = [0, 1]
  for (let pause = minutesToNextAttempt(1, 0); pause !== null; pause = minutesToNextAttempt(failures, minutes)) {
    minutes += pause
    failures += 1
  }
  expect([minutes, failures]).toEqual([1 + 5 + 15 + 23 * 60, 27])
})
