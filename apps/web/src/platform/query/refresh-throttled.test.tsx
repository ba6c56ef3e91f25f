import { commodityChanged, findCommodities } from '@lanewise/contract/commodities'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { createFakePortal } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import { query, useOperationQuery } from './query.ts'

function List() {
  useLiveRefresh(ana.companyId)
  const { data } = useOperationQuery(query(findCommodities, {}, { refreshOn: [commodityChanged] }))
  return <output>{data?.total}</output>
}

beforeEach(() => void vi.useFakeTimers())
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const event = { name: commodityChanged.name, entity: 'commodity', payload: {} }

/** Responds to every call after the given number of milliseconds, with the sequence number of the call. */
async function open(answersAfter: number) {
  const portal = createFakePortal()
  portal.on(findCommodities, async () => {
    const total = portal.calls(findCommodities).length
    await new Promise((done) => setTimeout(done, answersAfter))
    return { data: [], total }
  })
  const { live } = await renderScreen(<List />, { portal })
  await wait(answersAfter + 10)
  return {
    calls: () => portal.calls(findCommodities).length,
    stream: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 50) {
        act(() => live.receive(ana.companyId, 'changed', event))
        await wait(50)
      }
    },
  }
}

it('asks at once after the first event, then once per second, and once more after the last', async () => {
  const { calls, stream } = await open(10)
  expect(calls()).toBe(1)
  await stream(50)
  expect(calls()).toBe(2)
  await stream(3000)
  expect(calls()).toBe(5)
  await wait(1100)
  expect(calls()).toBe(6)
  await wait(5000)
  expect(calls()).toBe(6)
})

it('waits for an answer that is on its way, so that a stream of events never keeps it from being shown', async () => {
  const { calls, stream } = await open(1700)
  expect(screen.getByRole('status')).toHaveTextContent('1')
  await stream(1800)
  expect(screen.getByRole('status')).toHaveTextContent('2')
  await stream(2500)
  expect(screen.getByRole('status')).toHaveTextContent('3')
  expect(calls()).toBeLessThanOrEqual(4)
})
