import { describe, expect, it } from 'vitest'
import { bookingCancel, bookingCheck, isLastTry } from './attempts.ts'

const attemptId = '5b2d7c90-0000-4000-8000-000000000001'
const counts = [0, 1, 2, 3, 4, 5, 6, 7, 50]

describe('a partner that has not answered', () => {
  it('is asked after one minute and another, then after 2, 5, 15, 30 and each 60 minutes', () => {
    const minutes = counts.map((count) => Number(bookingCheck.delay?.({ attemptId, count })) / 60)
    expect(minutes).toEqual([1, 1, 2, 5, 15, 30, 60, 60, 60])
  })

  it('is told of a cancellation at once, then after 1, 5, 30 and 120 minutes, and not again', () => {
    const minutes = [0, 1, 2, 3, 4].map(
      (count) => Number(bookingCancel.delay?.({ attemptId, reference: 'R', count })) / 60,
    )
    expect(minutes).toEqual([0, 1, 5, 30, 120])
    expect([3, 4, 5].map(isLastTry)).toEqual([false, true, true])
  })
})
