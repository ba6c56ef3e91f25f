import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutageLog } from './outage-log.ts'

const away = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

describe('the log of a process whose database is away', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function log() {
    const lines: [object, string][] = []
    const isOutage = createOutageLog()
    const write = (about: object, message: string) => {
      if (!isOutage([about, message], (...line) => lines.push(line))) lines.push([about, message])
    }
    return { lines, write }
  }

  it('has one line for an outage, however many calls and polls fail, and one for its end', () => {
    const { lines, write } = log()
    for (let second = 0; second < 60; second += 1) {
      write({ err: away() }, 'request failed')
      write({ err: away(), loop: 'relay' }, 'a turn of background work failed')
      vi.advanceTimersByTime(1_000)
    }
    expect(lines).toHaveLength(1)
    expect(lines[0]?.[0]).toEqual({ reason: 'connect ECONNREFUSED 127.0.0.1:5432' })
    vi.advanceTimersByTime(20_000)
    expect(lines[1]).toEqual([{ failures: 120 }, 'nothing has failed for a while: the database is available again'])
    write({ err: away() }, 'request failed')
    expect(lines).toHaveLength(3)
  })

  it('knows the copies of errors that the job queue reports', () => {
    const { lines, write } = log()
    for (const code of ['ECONNREFUSED', '57P03'])
      write({ err: { code, message: 'not now (Queue: orders.rate)', stack: 'long' } }, 'the job queue reports an error')
    expect(lines).toHaveLength(1)
    write({ err: { code: '42P01', message: 'a mistake of ours' } }, 'the job queue reports an error')
    expect(lines).toHaveLength(2)
  })

  it('keeps every other line as it is', () => {
    const { lines, write } = log()
    const error = new Error('a mistake of ours')
    write({ err: error }, 'request failed')
    write({}, 'hello')
    expect(lines).toEqual([
      [{ err: error }, 'request failed'],
      [{}, 'hello'],
    ])
  })
})
