import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEnding } from './ending.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('ends within 15 s of the signal, whatever is still running [OPS-2]', async () => {
  const exit = vi.fn()
  const { end } = createEnding(() => new Promise(() => {}), exit)
  void end(0)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(exit.mock.calls).toEqual([[1]])
})

it('ends as soon as everything is closed, once, with its code', async () => {
  const exit = vi.fn()
  const close = vi.fn(async () => {})
  const { end, isEnding } = createEnding(close, exit)
  expect(isEnding()).toBe(false)
  await Promise.all([end(0), end(1)])
  expect(isEnding()).toBe(true)
  expect(close).toHaveBeenCalledOnce()
  expect(exit.mock.calls).toEqual([[0]])
})

it('ends with its code where closing fails', async () => {
  const exit = vi.fn()
  await createEnding(() => Promise.reject(new Error('gone')), exit).end(0)
  expect(exit.mock.calls).toEqual([[0]])
})
