import { describe, expect, it } from 'vitest'
import { inTime } from './in-time.ts'

const never = () => new Promise<never>(() => {})
const messageOf = (work: Promise<unknown>) => work.catch((error: unknown) => (error as Error).message)

describe('inTime', () => {
  it('gives what the work gives, or fails as it fails', async () => {
    const patience = { partner: 'Acme', timeoutMs: 5_000 }
    expect(await inTime(patience, async () => 7)).toBe(7)
    expect(await messageOf(inTime(patience, async () => Promise.reject(new Error('no'))))).toBe('no')
    const throws = () => {
      throw new Error('at once')
    }
    expect(await messageOf(inTime(patience, throws))).toBe('at once')
  })

  it('gives up on work that never ends and tells it to stop', async () => {
    let stopped: AbortSignal | undefined
    const work = inTime({ partner: 'Acme', timeoutMs: 20 }, (signal) => {
      stopped = signal
      return never()
    })
    expect(await messageOf(work)).toBe('Acme did not answer within 0.02 s')
    expect(stopped?.aborted).toBe(true)
  })

  it('ignores a failure that comes after the end', async () => {
    const unhandled: unknown[] = []
    const onUnhandled = (error: unknown) => unhandled.push(error)
    process.on('unhandledRejection', onUnhandled)
    const late = Promise.withResolvers<never>()
    const work = inTime({ partner: 'Acme', timeoutMs: 20 }, () => late.promise)
    expect(await messageOf(work)).toBe('Acme did not answer within 0.02 s')
    late.reject(new Error('too late'))
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', onUnhandled)
    expect(unhandled).toEqual([])
  })

  it('stops waiting when whoever asked has gone, and does not begin when nobody is there', async () => {
    const asker = new AbortController()
    const work = inTime({ partner: 'Acme', timeoutMs: 5_000, signal: asker.signal }, never)
    asker.abort()
    expect(await messageOf(work)).toBe('Acme did not answer before the request ended')
    let started = false
    const begin = async () => {
      started = true
    }
    expect(await messageOf(inTime({ partner: 'Acme', timeoutMs: 5_000, signal: asker.signal }, begin))).toBe(
      'Acme did not answer before the request ended',
    )
    expect(started).toBe(false)
  })
})
