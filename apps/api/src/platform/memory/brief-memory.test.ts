import { beforeEach, expect, it, vi } from 'vitest'
import { createBriefMemory } from './brief-memory.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  return () => void vi.useRealTimers()
})

it('reads once in a second, then anew', async () => {
  const { recall } = createBriefMemory<number>()
  const read = vi.fn(async () => read.mock.calls.length)
  expect([await recall('a', read), await recall('a', read)]).toEqual([1, 1])
  vi.advanceTimersByTime(999)
  expect(await recall('a', read)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await recall('a', read)).toBe(2)
})

it('forgets one key at once and leaves others', async () => {
  const { recall, forget } = createBriefMemory<string>()
  await recall('a', async () => 'old')
  await recall('b', async () => 'old')
  forget('a')
  expect(await recall('a', async () => 'new')).toBe('new')
  expect(await recall('b', async () => 'new')).toBe('old')
})

it('keeps nothing of what was forgotten while it was read', async () => {
  const { recall, forget } = createBriefMemory<string>()
  const slow = Promise.withResolvers<string>()
  const reading = recall('a', () => slow.promise)
  forget('a')
  slow.resolve('old')
  expect(await reading).toBe('old')
  expect(await recall('a', async () => 'new')).toBe('new')
})

it('remembers neither a failure nor what is not to be kept', async () => {
  const { recall } = createBriefMemory<string | null>({ isKept: (value) => value !== null })
  await expect(recall('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await recall('a', async () => null)).toBeNull()
  expect(await recall('a', async () => 'there')).toBe('there')
})
