import { commodityChanged, findCommodities } from '@lanewise/contract/commodities'
import { operation } from '@lanewise/contract/operation'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import { query, useOperation, useOperationQuery } from './query.ts'

const commodityQuery = query(findCommodities, { query: { page: 1 } }, { refreshOn: [commodityChanged] })
const status = () => screen.getByRole('status').textContent

function List({ enabled = true }: { enabled?: boolean }) {
  useLiveRefresh(ana.companyId)
  const { data, status: answer } = useOperationQuery(commodityQuery, { enabled })
  return <output>{`${answer} ${data?.total ?? ''}`.trim()}</output>
}

describe('the status of a call', () => {
  it('is loading, then success with the answer [UX-23]', async () => {
    const portal = createFakePortal()
    let answer = () => {}
    portal.on(findCommodities, () => new Promise((done) => (answer = () => done({ data: [], total: 7 }))))
    await renderScreen(<List />, { portal })
    expect(status()).toBe('loading')
    await vi.waitFor(() => expect(portal.calls(findCommodities)).toHaveLength(1))
    await act(async () => answer())
    expect(await screen.findByText('success 7')).toBeVisible()
  })

  it('is error when it fails [UX-23]', async () => {
    const portal = createFakePortal()
    portal.on(findCommodities, refused(500, 'Failed'))
    await renderScreen(<List />, { portal })
    expect(await screen.findByText('error')).toBeVisible()
  })

  it('is idle while it is not asked for, and asks nothing [UX-23]', async () => {
    const { portal } = await renderScreen(<List enabled={false} />)
    expect(status()).toBe('idle')
    expect(portal.calls(findCommodities)).toHaveLength(0)
  })
})

const addOne = operation({
  name: 'addOne',
  summary: 'Adds one',
  method: 'POST',
  path: '/ones',
  permission: 'signed-in',
  answer: z.object({}),
})

describe('a refresh that an own change asks for later', () => {
  beforeEach(() => void vi.useFakeTimers())

  function Screen() {
    const create = useOperation(addOne, { refreshes: [findCommodities], after: 1000 })
    return (
      <>
        <List />
        <button type="button" onClick={() => create.mutate({})}>
          Add
        </button>
      </>
    )
  }

  async function add() {
    const portal = createFakePortal()
    portal.on(findCommodities, { data: [], total: 1 })
    portal.on(addOne, {})
    const { live } = await renderScreen(<Screen />, { portal })
    await act(() => vi.advanceTimersByTimeAsync(10))
    act(() => screen.getByRole('button').click())
    await act(() => vi.advanceTimersByTimeAsync(10))
    return { portal, live, calls: () => portal.calls(findCommodities).length }
  }

  it('comes once after its pause, however many events arrive meanwhile', async () => {
    const { live, calls } = await add()
    expect(calls()).toBe(1)
    const event = { name: commodityChanged.name, entity: 'commodity', payload: { id: 'c' } }
    act(() => live.receive(ana.companyId, 'changed', event))
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(calls()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(calls()).toBe(2)
  })
})

describe('after the connection was away', () => {
  it('asks again for everything that lives by events', async () => {
    const portal = createFakePortal()
    portal.on(findCommodities, { data: [], total: 1 })
    const { live } = await renderScreen(<List />, { portal })
    expect(await screen.findByText('success 1')).toBeVisible()
    portal.on(findCommodities, { data: [], total: 2 })
    act(() => live.become('reconnecting'))
    act(() => live.become('connected'))
    expect(await screen.findByText('success 2')).toBeVisible()
  })
})
