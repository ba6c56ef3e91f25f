import { type Commodity, commodityChanged, findCommodities } from '@lanewise/contract/commodities'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import CommodityListPage from './CommodityListPage.tsx'
import { aCommodity, openCommodities } from './testing/given.ts'

const tomato = aCommodity({
  commodityCode: 'TOM-PUREE-10',
  description: 'Tomato puree 6 × 10',
  freightClass: '60',
  nmfcNumber: '156600-2',
  perPackageWeight: 33.5,
  packageLength: 48,
  packageWidth: 40,
  packageHeight: 60,
  palletCount: 10,
  packageQuantity: 1440,
  packagingUnitType: 'Case',
  isHazmat: true,
  isStackable: true,
})
const rows = () => screen.queryAllByRole('listitem')
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the commodity screen', () => {
  it('has a search box, the Add Commodity button, a pager and the commodities [COMM-1]', async () => {
    await openCommodities({ commodities: [tomato, aCommodity()] })
    expect(screen.getByRole('heading', { level: 1, name: 'Commodities' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Search commodities' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add Commodity' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    expect(rows()).toHaveLength(2)
  })

  it('opens a menu with Add Single and Bulk Upload on Add Commodity [COMM-2]', async () => {
    const { keys } = await openCommodities()
    await keys.click(screen.getByRole('button', { name: 'Add Commodity' }))
    const entries = within(screen.getByRole('menu')).getAllByRole('menuitem')
    expect(entries.map((entry) => entry.textContent?.replace(/C$/, ''))).toEqual(['Add Single', 'Bulk Upload'])
  })

  it('shows on a card everything a planner compares, with edit and delete [COMM-6] [COMM-11]', async () => {
    await openCommodities({ commodities: [tomato] })
    const card = within(screen.getByRole('listitem'))
    expect(card.getByRole('button', { name: 'TOM-PUREE-10' })).toBeVisible()
    expect(card.getByText('Tomato puree 6 × 10')).toBeVisible()
    const facts = card.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(facts).toEqual([
      ['Class', '60'],
      ['NMFC #', '156600-2'],
      ['Unit weight', '33.5 lbs'],
      ['L × W × H', '48 × 40 × 60 in'],
      ['Pallets', '10'],
      ['Package quantity', '1,440 Case'],
    ])
    expect(card.getByText('Hazmat')).toBeVisible()
    expect(card.getByText('Stackable')).toBeVisible()
    expect(card.getByRole('button', { name: 'Edit TOM-PUREE-10' })).toBeVisible()
    expect(card.getByRole('button', { name: 'Delete TOM-PUREE-10' })).toBeVisible()
  })

  it('shows a dash for what is not known and no mark that does not apply', async () => {
    await openCommodities({ commodities: [aCommodity()] })
    const values = screen.getAllByRole('definition').map((value) => value.textContent)
    expect(values).toEqual(['–', '–', '–', '–', '–', '– Skid'])
    expect(screen.queryByText('Hazmat')).toBeNull()
    expect(screen.queryByText('Stackable')).toBeNull()
  })
})

describe('paging', () => {
  it('opens on page 1 and pages by 20 [COMM-3] [UX-25] [UX-26]', async () => {
    const { keys, asked: requests, address } = await openCommodities({ commodities: [tomato], total: 45 })
    expect(requests()).toEqual([{ page: '1', pageSize: '20' }])
    expect(screen.getByText('1–20 of 45')).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('21–40 of 45')).toBeVisible()
    expect(requests().at(-1)).toEqual({ page: '2', pageSize: '20' })
    expect(address()).toBe('/commodities?page=2')
  })

  it('goes back to the last page when the one in the address no longer exists', async () => {
    const {
      asked: requests,
      catalogue,
      address,
      portal,
    } = await openCommodities({ path: '/commodities?page=9', total: 41 })
    portal.on(findCommodities, ({ query }) => ({ ...catalogue, data: query.page === '3' ? [tomato] : [] }))
    await screen.findByText('TOM-PUREE-10')
    expect(requests().map(({ page }) => page)).toEqual(['9', '3'])
    expect(address()).toBe('/commodities?page=3')
  })
})

describe('searching', () => {
  it('asks from page 1 with the text half a second after the last key [COMM-4]', async () => {
    vi.useFakeTimers()
    const {
      keys,
      asked: requests,
      address,
    } = await openCommodities({ commodities: [tomato], total: 45, path: '/?page=2' })
    expect(requests()).toEqual([{ page: '2', pageSize: '20' }])
    await keys.type(screen.getByRole('textbox', { name: 'Search commodities' }), 'puree')
    await wait(499)
    expect(requests()).toHaveLength(1)
    await wait(1)
    expect(requests()).toEqual([
      { page: '2', pageSize: '20' },
      { searchTerm: 'puree', page: '1', pageSize: '20' },
    ])
    expect(address()).toBe('/?search=puree')
  })

  it('says that nothing was found and offers to clear the search [COMM-5]', async () => {
    const { keys, address } = await openCommodities({ path: '/commodities?search=zzz' })
    const none = await screen.findByText('No Commodities found')
    await keys.click(within(none.parentElement as HTMLElement).getByRole('button', { name: 'Clear search' }))
    expect(address()).toBe('/commodities')
  })

  it('offers to add the first commodity to an empty catalogue, to whoever may', async () => {
    const { keys } = await openCommodities()
    await keys.click(await screen.findByRole('button', { name: 'Add the first commodity' }))
    expect(screen.getByRole('dialog', { name: 'Add Commodity' })).toBeVisible()
  })
})

describe('loading and failing', () => {
  it('shows 3 skeleton rows until the rows come, and again for another page [UX-30]', async () => {
    const portal = createFakePortal()
    const first = Promise.withResolvers<{ data: Commodity[]; total: number }>()
    portal.on(findCommodities, () => first.promise)
    const { keys } = await renderScreen(<CommodityListPage />, { portal })
    const skeletons = () => document.querySelectorAll('[data-skeleton-row]')
    expect(skeletons()).toHaveLength(3)
    first.resolve({ data: [tomato], total: 45 })
    expect(await screen.findByText('TOM-PUREE-10')).toBeVisible()
    expect(skeletons()).toHaveLength(0)
    portal.on(findCommodities, () => new Promise(() => {}))
    await keys.click(screen.getByRole('button', { name: 'Next page' }))
    expect(skeletons()).toHaveLength(3)
    expect(screen.getByText('21–40 of 45')).toBeVisible()
  })

  it('says why the list is missing, keeps the toolbar and tries again', async () => {
    const portal = createFakePortal()
    portal.on(findCommodities, refused(503, 'The database is being restarted'))
    const { keys } = await renderScreen(<CommodityListPage />, { portal })
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is being restarted')
    expect(screen.getByRole('textbox', { name: 'Search commodities' })).toBeVisible()
    portal.on(findCommodities, { data: [tomato], total: 1 })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('TOM-PUREE-10')).toBeVisible()
  })
})

describe('live refresh', () => {
  const changed = { name: commodityChanged.name, entity: 'commodity', payload: {} }

  it('shows what another user changed without a reload', async () => {
    const { live, catalogue } = await openCommodities({ commodities: [tomato] })
    catalogue.data = [{ ...tomato, palletCount: 12, version: 2 }]
    act(() => live.receive(ana.companyId, 'changed', changed))
    expect(await screen.findByText('12')).toBeVisible()
    expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(0)
  })

  it('says whether it follows changes right now', async () => {
    const { live } = await openCommodities({ commodities: [tomato] })
    expect(screen.getByText('Live')).toBeVisible()
    act(() => live.become('reconnecting'))
    expect(screen.getByText('Reconnecting')).toBeVisible()
  })
})
