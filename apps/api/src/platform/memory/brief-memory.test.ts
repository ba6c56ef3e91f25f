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
  const { recall } = createBriefMemory<string | null>({ isCached: (value) => value !== null })
  await expect(recall('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await recall('a', async () => null)).toBeNull()
  expect(await recall('a', async () => 'there')).toBe('there')
})

it('drops its oldest entries first when it is full, and what is no longer good before those', async () => {
  const { recall } = createBriefMemory<string>()
  const isKnown = async (key: string) => (await recall(key, async () => 'new')) === 'old'
  const fill = async (from: number, to: number) => {
    for (let number = from; number < to; number += 1) await recall(String(number), async () => 'old')
  }
  await fill(0, 10_000)
  await recall('one more', async () => 'old')
  // Checks the newest entries first, because reading a missing one again takes up a place.
  expect([await isKnown('one more'), await isKnown('9999'), await isKnown('1'), await isKnown('0')]).toEqual([
    true,
    true,
    true,
    false,
  ])
  vi.advanceTimersByTime(999)
  await fill(20_000, 20_001)
  vi.advanceTimersByTime(1)
  await fill(20_001, 20_010)
  expect(await isKnown('20000')).toBe(true)
})

it('counts the age of an entry from when it was last read', async () => {
  const { recall } = createBriefMemory<string>()
  await recall('first', async () => 'old')
  vi.advanceTimersByTime(500)
  for (let number = 1; number < 10_000; number += 1) await recall(String(number), async () => 'old')
  vi.advanceTimersByTime(500)
  await recall('first', async () => 'again')
  await recall('one more', async () => 'old')
  expect(await recall('first', async () => 'new')).toBe('again')
  expect(await recall('1', async () => 'new')).toBe('new')
})
