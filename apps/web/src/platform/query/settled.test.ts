import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { untilSettled } from './settled.ts'

beforeEach(() => void vi.useFakeTimers())

/** A question that is answered when the returned function is called. */
function ask(client: QueryClient, key: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  void client.fetchQuery({ queryKey: [key], queryFn: () => promise })
  return () => resolve('answer')
}

function watchSettled(client: QueryClient) {
  const settled = vi.fn()
  void untilSettled(client).then(settled)
  return settled
}

it('what is not urgent waits for the answers of the page and for what they lead to', async () => {
  const client = new QueryClient()
  const answerFirst = ask(client, 'list')
  const settled = watchSettled(client)
  await vi.advanceTimersByTimeAsync(1000)
  expect(settled).not.toHaveBeenCalled()
  answerFirst()
  await vi.advanceTimersByTimeAsync(10)
  const answerSecond = ask(client, 'row')
  await vi.advanceTimersByTimeAsync(1000)
  expect(settled).not.toHaveBeenCalled()
  answerSecond()
  await vi.advanceTimersByTimeAsync(200)
  expect(settled).toHaveBeenCalledOnce()
})

it('a page without questions holds nothing back, and neither does one that is never answered', async () => {
  const without = watchSettled(new QueryClient())
  await vi.advanceTimersByTimeAsync(200)
  expect(without).toHaveBeenCalledOnce()
  const client = new QueryClient()
  ask(client, 'list')
  const waiting = watchSettled(client)
  await vi.advanceTimersByTimeAsync(3000)
  expect(waiting).toHaveBeenCalledOnce()
})
