import { commodityChanged, findCommodities } from '@lanewise/contract/commodities'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { createFakeLive } from '#testing/fake-live.ts'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { useLiveGroup, useLiveRefresh } from './SocketProvider.tsx'

const companyId = '22222222-2222-4222-8222-222222222222'

function CommodityCount() {
  useLiveRefresh(companyId)
  const { data } = useOperationQuery(query(findCommodities, {}, { refreshOn: [commodityChanged] }))
  return <p>{data ? `${data.total} commodities` : 'loading'}</p>
}

it('refuses to be used outside its provider, in the words of the requirement [LIVE-10] [TRACK-59]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Alone = () => {
    useLiveGroup(companyId, 'changed', () => {})
    return null
  }
  expect(() => render(<Alone />)).toThrow('Cannot connect to web socket outside of SocketProvider')
})

it('leaves a screen working by its calls when the connection fails [LIVE-11]', async () => {
  const portal = createFakePortal()
  portal.on(findCommodities, { data: [], total: 7 })
  const live = createFakeLive()
  live.live.subscribe = async () => {
    throw new Error('Connection failed to reach Connected state')
  }
  await renderScreen(<CommodityCount />, { portal, live })
  expect(await screen.findByText('7 commodities')).toBeInTheDocument()
})

it('brings a change made elsewhere to the open screen without a reload', async () => {
  const portal = createFakePortal()
  portal.on(findCommodities, { data: [], total: 1 })
  const { live } = await renderScreen(<CommodityCount />, { portal })
  await screen.findByText('1 commodities')
  portal.on(findCommodities, { data: [], total: 2 })
  await act(async () =>
    live.receive(companyId, 'changed', { name: 'commodityChanged', entity: 'commodity', payload: { id: companyId } }),
  )
  expect(await screen.findByText('2 commodities')).toBeInTheDocument()
})

it('asks for nothing again when an event concerns another kind of record', async () => {
  const portal = createFakePortal()
  portal.on(findCommodities, { data: [], total: 1 })
  const { live } = await renderScreen(<CommodityCount />, { portal })
  await screen.findByText('1 commodities')
  portal.on(findCommodities, { data: [], total: 2 })
  await act(async () =>
    live.receive(companyId, 'changed', { name: 'laneChanged', entity: 'lane', payload: { id: companyId } }),
  )
  expect(screen.getByText('1 commodities')).toBeInTheDocument()
})

it.each([
  { wait: 31_000, shown: '2 commodities' },
  { wait: 29_000, shown: '1 commodities' },
])(
  'shows $shown when the first connection came after $wait ms, because the server keeps what happened for a while',
  async ({ wait, shown }) => {
    const portal = createFakePortal()
    portal.on(findCommodities, { data: [], total: 1 })
    const live = createFakeLive()
    live.become('connecting')
    await renderScreen(<CommodityCount />, { portal, live })
    await screen.findByText('1 commodities')
    portal.on(findCommodities, { data: [], total: 2 })
    vi.setSystemTime(Date.now() + wait)
    await act(async () => live.become('connected'))
    expect(await screen.findByText(shown)).toBeInTheDocument()
    expect(portal.calls(findCommodities)).toHaveLength(wait > 30_000 ? 2 : 1)
  },
)
