import { commodityChanged, createCommodity, findCommodities } from '@lanewise/contract/commodities'
import { getRecentChanges } from '@lanewise/contract/dashboard'
import type { HistoryEntry } from '@lanewise/contract/history'
import type { Permission } from '@lanewise/domain/access/permissions'
import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import DashboardPage from './DashboardPage.tsx'
import { type Tile, tilesFor } from './dashboard.tiles.ts'

const entry: HistoryEntry = {
  id: '1',
  at: '2026-11-14T14:05:00.000Z',
  who: 'Dana Kim',
  entity: 'commodity',
  entityId: ana.id,
  entityName: 'CEREAL-OAT-14',
  action: 'changed',
  sentences: ['Dana Kim changed Pallet count from 15 to 14', 'Dana Kim changed Freight class from 70 to 85'],
  changes: [],
}

async function open(permissions: readonly Permission[] = ana.permissions) {
  const portal = createFakePortal()
  portal.on(getRecentChanges, { data: [entry], total: 172 })
  portal.on(findCommodities, { data: [], total: 1480 })
  return renderScreen(<DashboardPage />, { portal, user: { permissions: [...permissions] } })
}

const tile = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the dashboard', () => {
  it('shows a tile to whoever holds its permission [DASH-1]', async () => {
    const { portal } = await open(['ViewCommodity'])
    expect(await (await tile('Catalogue')).findByText('1,480')).toBeVisible()
    expect(portal.calls(findCommodities)).toHaveLength(1)
  })

  it('reads 10,000+ for a catalogue that is no longer counted', async () => {
    const { portal, live } = await open(['ViewCommodity'])
    await (await tile('Catalogue')).findByText('1,480')
    portal.on(findCommodities, { data: [], total: 10_000, isTotalExact: false })
    act(() => live.receive(ana.companyId, 'changed', { name: commodityChanged.name, entity: '', payload: {} }))
    expect(await (await tile('Catalogue')).findByText('10,000+')).toBeVisible()
  })

  it('neither shows a tile nor asks for its data without its permission [DASH-1]', async () => {
    const { portal } = await open(['EditCommodity'])
    await (await tile('Recent changes')).findByText(/Pallet count/)
    expect(screen.queryByRole('region', { name: 'Catalogue' })).toBeNull()
    expect(portal.calls(findCommodities)).toHaveLength(0)
  })

  it('keeps the order of the tiles, whoever looks', () => {
    const Nothing = () => null
    const all: Tile[] = [
      { name: 'today', needs: 'ViewShipment', size: 'wide', Tile: Nothing },
      { name: 'spend', needs: 'ViewInvoice', size: 'third', Tile: Nothing },
      { name: 'changes', needs: 'signed-in', size: 'third', Tile: Nothing },
    ]
    const names = (held: Permission[]) => tilesFor(held, all).map(({ name }) => name)
    expect(names(['ViewInvoice'])).toEqual(['spend', 'changes'])
    expect(names(['ViewInvoice', 'ViewShipment'])).toEqual(['today', 'spend', 'changes'])
    expect(names([])).toEqual(['changes'])
  })

  it('says who changed what lately, and when', async () => {
    await open()
    const changes = await tile('Recent changes')
    expect(await changes.findByText('Dana Kim changed Pallet count from 15 to 14')).toBeVisible()
    expect(changes.getByText('CEREAL-OAT-14 · 1 more')).toBeVisible()
    expect(changes.getByText(/^11\/14\/2026/)).toHaveAttribute('datetime', entry.at)
    expect(changes.getByText('172 in all')).toBeVisible()
  })

  it('shows a change made elsewhere without a reload', async () => {
    const { portal, live } = await open()
    await (await tile('Catalogue')).findByText('1,480')
    portal.on(findCommodities, { data: [], total: 1481 })
    const event = { name: commodityChanged.name, entity: 'commodity', payload: { id: 'c' } }
    act(() => live.receive(ana.companyId, 'changed', event))
    expect(await screen.findByText('1,481')).toBeVisible()
  })

  it('keeps the other tiles when one cannot be loaded', async () => {
    const portal = createFakePortal()
    portal.on(getRecentChanges, refused(500, 'Failed'))
    portal.on(findCommodities, { data: [], total: 3 })
    await renderScreen(<DashboardPage />, { portal })
    expect(await (await tile('Recent changes')).findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await (await tile('Catalogue')).findByText('3')).toBeVisible()
  })

  it('tells the user the own role and how much it allows', async () => {
    await open([])
    expect((await tile('Your access')).getByText('No Permissions')).toBeVisible()
    expect((await tile('Your access')).getByText('0 of 51 permissions')).toBeVisible()
  })
})

describe('quick actions', () => {
  it('follow the permission of what they do', async () => {
    const { portal } = await open(['ViewCommodity'])
    expect(await screen.findByRole('button', { name: 'Add Commodity' })).toHaveAccessibleDescription(
      'You do not have permission to perform this action',
    )
    expect(portal.calls(createCommodity)).toHaveLength(0)
  })

  it('lead to where it is done', async () => {
    const { keys, address } = await open()
    await keys.click(await screen.findByRole('button', { name: 'Add Commodity' }))
    expect(address()).toMatch(/^\/commodities/)
  })

  it('lead to a new order with CreateOrder alone', async () => {
    const { keys, address } = await open(['CreateOrder'])
    await keys.click(await screen.findByRole('button', { name: 'Create Order' }))
    expect(address()).toBe('/orders/create')
    cleanup()
    await open(['CreateQuote'])
    expect(await screen.findByRole('button', { name: 'Create Order' })).toHaveAccessibleDescription(
      'You do not have permission to perform this action',
    )
  })

  it('lead to quotes with CreateQuote alone', async () => {
    const { keys, address } = await open(['CreateQuote'])
    await keys.click(await screen.findByRole('button', { name: 'Get Quotes' }))
    expect(address()).toBe('/quotes')
    cleanup()
    await open([])
    expect(await screen.findByRole('button', { name: 'Get Quotes' })).toHaveAccessibleDescription(
      'You do not have permission to perform this action',
    )
  })
})
