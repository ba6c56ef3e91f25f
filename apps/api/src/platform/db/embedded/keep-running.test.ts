import { describe, expect, it, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

const quick = { firstPause: 1, longestPause: 4, tries: 3 }

function world(starts: ('runs' | 'fails')[], steadyAfter = 60_000) {
  const lines: string[] = []
  const lost: string[] = []
  const ends: (() => void)[] = []
  let opened = 1
  const watched = {
    ...quick,
    steadyAfter,
    watch: { say: (line: string) => lines.push(line), lost: (error: Error) => lost.push(error.message) },
    open: async () => {
      if ((starts.shift() ?? 'fails') === 'fails') throw new Error('no space left')
      opened += 1
      return opened
    },
    ended: () => new Promise<void>((done) => ends.push(done)),
  }
  const running = keepRunning(opened, watched)
  const die = async () => {
    const count = ends.length
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0))
    ends[count - 1]?.()
  }
  return { running, lines, lost, ends, die }
}

describe('an embedded PostgreSQL that dies', () => {
  it('is started again, with one line for its end and one for its start', async () => {
    const { running, lines, lost, die } = world(['fails', 'runs'])
    await die()
    await vi.waitFor(() => expect(running.current()).toBe(2))
    expect(lines).toEqual([
      'The embedded PostgreSQL has ended unexpectedly. It is started again.',
      'The embedded PostgreSQL runs again.',
    ])
    expect(lost).toEqual([])
  })

  it('ends the process when it does not start in all tries', async () => {
    const { lost, die } = world([])
    await die()
    await vi.waitFor(() =>
      expect(lost).toEqual(['The embedded PostgreSQL could not be started again in 3 tries: no space left']),
    )
  })

  it('ends the process when it dies again after each start', async () => {
    const { running, lost, ends, die } = world(['runs', 'runs', 'runs', 'runs'])
    for (const number of [2, 3, 4]) {
      await die()
      await vi.waitFor(() => expect([running.current(), ends.length]).toEqual([number, number]))
    }
    await die()
    await vi.waitFor(() => expect(lost).toHaveLength(1))
    expect(running.current()).toBe(4)
  })

  it('gets all tries again after it has run for a while', async () => {
    const { running, lost, ends, die } = world(['runs', 'runs', 'runs', 'runs'], -1)
    for (const number of [2, 3, 4, 5]) {
      await die()
      await vi.waitFor(() => expect([running.current(), ends.length]).toEqual([number, number]))
    }
    expect(lost).toEqual([])
  })

  it('is left alone once it was stopped on purpose', async () => {
    const { running, lines, die } = world(['runs'])
    running.stop()
    await die()
    await Promise.resolve()
    expect(lines).toEqual([])
  })
})
