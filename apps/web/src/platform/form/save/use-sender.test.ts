import { CallError } from '@lanewise/client/call-error'
import { stillUnderWay } from '@lanewise/contract/messages'
import { problemBody } from '@lanewise/contract/problem'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AskOptions } from '#platform/session/session.ts'
import { useSender } from './use-sender.ts'

const open = () => {
  const { result, unmount } = renderHook(() => useSender())
  const keys: (string | undefined)[] = []
  const send = (content: string, call: (options: AskOptions) => Promise<unknown>) =>
    act(() =>
      result.current.send(content, (options) => {
        keys.push(options.idempotencyKey)
        return call(options)
      }),
    )
  return { result, unmount, send, keys }
}

const refusal = (status: number, message: string) => new CallError(status, problemBody(status, message))
const lost = () => Promise.reject(new Error('The connection was lost'))
const never = () => new Promise<never>(() => {})
const done = async () => 'done'

describe('a save that is sent', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  })

  it('is answered, with a key of its own each time', async () => {
    const { result, send, keys } = open()
    expect(await send('a', done)).toEqual({ kind: 'answered', answer: 'done' })
    await send('a', done)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).not.toBe(keys[0])
    expect(result.current).toMatchObject({ isSending: false, trouble: null })
  })

  it('is refused in the words of the server', async () => {
    const { result, send, keys } = open()
    const error = refusal(409, 'The name is taken')
    expect(await send('a', () => Promise.reject(error))).toEqual({ kind: 'refused', error })
    expect(result.current.trouble).toBeNull()
    await send('a', done)
    expect(keys[1]).not.toBe(keys[0])
  })

  it('that got no answer says so, and carries the same key until something else is sent', async () => {
    const { result, send, keys } = open()
    expect(await send('a', lost)).toEqual({ kind: 'unanswered' })
    expect(result.current.trouble).toBe('no answer')
    await send('a', () => Promise.reject(refusal(409, stillUnderWay)))
    expect(result.current.trouble).toBe('no answer')
    await send('a', done)
    expect(result.current.trouble).toBeNull()
    expect(new Set(keys).size).toBe(1)
    await send('b', lost)
    await send('c', lost)
    expect(new Set(keys).size).toBe(3)
  })

  it('is not sent without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { result, send, keys } = open()
    expect(await send('a', done)).toEqual({ kind: 'unanswered' })
    expect(result.current.trouble).toBe('offline')
    expect(keys).toEqual([])
  })

  it('waits 15 seconds for its answer', async () => {
    vi.useFakeTimers()
    const { result } = open()
    let outcome: unknown = 'waiting'
    const sent = result.current.send('a', never).then((one) => {
      outcome = one
    })
    await act(() => vi.advanceTimersByTimeAsync(14_999))
    expect(outcome).toBe('waiting')
    await act(() => vi.advanceTimersByTimeAsync(1))
    await sent
    expect(outcome).toEqual({ kind: 'unanswered' })
    expect(result.current.trouble).toBe('no answer')
  })

  it('waits no longer once the connection is gone', async () => {
    const { result } = open()
    const sent = result.current.send('a', never)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await act(async () => {
      dispatchEvent(new Event('offline'))
      expect(await sent).toEqual({ kind: 'unanswered' })
    })
    expect(result.current.trouble).toBe('offline')
  })

  it('is sent once, however often it is pressed', async () => {
    const { result, send, keys } = open()
    const first = Promise.withResolvers<string>()
    const sent = result.current.send('a', ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return first.promise
    })
    expect(await send('a', done)).toEqual({ kind: 'ended' })
    await act(async () => {
      first.resolve('done')
      expect(await sent).toEqual({ kind: 'answered', answer: 'done' })
    })
    expect(keys).toHaveLength(1)
  })

  it('ends when the user discards it or leaves, which a later step can tell', async () => {
    const { result, unmount } = open()
    const isEnded = result.current.watchEnd()
    const signals: (AbortSignal | undefined)[] = []
    const begin = () =>
      result.current.send('a', ({ signal }) => {
        signals.push(signal)
        return never()
      })
    let sent = begin()
    expect(isEnded()).toBe(false)
    await act(async () => {
      result.current.end()
      expect(await sent).toEqual({ kind: 'ended' })
    })
    expect(isEnded()).toBe(true)
    sent = begin()
    unmount()
    expect(await sent).toEqual({ kind: 'ended' })
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
  })
})
