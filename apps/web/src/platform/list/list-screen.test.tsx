import { commodityChanged, deleteCommodity, exportCommodities } from '@lanewise/contract/commodities'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { aRow, openThings } from './testing/given.tsx'

const rows = ['A1', 'B2', 'C3'].map((code) => aRow(code))
const link = (name: string) => screen.getByRole('link', { name })
const button = (name: string) => screen.getByRole('button', { name })
const shown = () => screen.findByRole('link', { name: 'A1' })
const bar = () => within(screen.getByRole('region', { name: 'Selection' }))

describe('a list beyond 10,000', () => {
  const endless = { total: 10_000, isTotalExact: false, next: 'after', previous: 'before' }

  it('reads 10,000+ and goes on by cursors to its end [DEF-119]', async () => {
    const { keys, asked: requests, address } = await openThings(rows, { path: '/commodities?page=500', found: endless })
    await shown()
    expect(screen.getByText('10,000+')).toBeVisible()
    expect(screen.getByText('9,981–10,000 of 10,000+')).toBeVisible()
    await keys.click(button('Next page'))
    await shown()
    expect(address()).toBe('/commodities?page=501&cursor=after')
    expect(requests().at(-1)).toEqual({ cursor: 'after', pageSize: '20' })
    await keys.click(button('Last page'))
    await shown()
    expect(address()).toBe('/commodities?page=-1&cursor=last')
    expect(requests().at(-1)).toEqual({ cursor: 'last', pageSize: '20' })
    expect(screen.getByText('Last 3 of 10,000+')).toBeVisible()
    await keys.click(button('First page'))
    await shown()
    expect(requests().at(-1)).toEqual({ page: '1', pageSize: '20' })
  })
})

describe('selecting', () => {
  it('shows a bar with the count, copies the rows and ends with Esc', async () => {
    const { keys } = await openThings(rows)
    await shown()
    const written = vi.spyOn(navigator.clipboard, 'writeText')
    await keys.keyboard('x{Shift>}{ArrowDown}{/Shift}')
    expect(bar().getByText('2 selected')).toBeVisible()
    await keys.click(bar().getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied!')).toBeVisible()
    expect(written).toHaveBeenCalledWith('A1\tAbout A1\nB2\tAbout B2')
    await keys.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })

  it('deletes after one question that names the count, and says which stayed and why', async () => {
    const { keys, portal } = await openThings(rows)
    await shown()
    portal.on(deleteCommodity, ({ params }) =>
      params.id === rows[1]?.id ? refused(409, 'It is on order O208841') : undefined,
    )
    await keys.click(screen.getByRole('checkbox', { name: 'Select A1' }))
    await keys.click(screen.getByRole('checkbox', { name: 'Select B2' }))
    await keys.click(bar().getByRole('button', { name: 'Delete' }))
    const question = within(screen.getByRole('dialog', { name: 'Delete 2 commodities?' }))
    expect(question.getByText('A1, B2')).toBeVisible()
    expect(portal.calls(deleteCommodity)).toHaveLength(0)
    await keys.click(question.getByRole('button', { name: 'Delete' }))
    const outcome = within(await screen.findByRole('dialog', { name: '1 of 2 commodities deleted' }))
    expect(outcome.getByRole('listitem')).toHaveTextContent('B2 It is on order O208841')
    expect(portal.calls(deleteCommodity).map(({ params }) => params.id)).toEqual([rows[0]?.id, rows[1]?.id])
  })

  it('refreshes the list once after it deleted everything, and says so', async () => {
    const { keys, portal, answer, asked: requests } = await openThings(rows)
    await shown()
    portal.on(deleteCommodity, () => {
      answer.data = []
      answer.total = 0
      return undefined
    })
    await keys.keyboard('{Control>}a{/Control}')
    await keys.click(bar().getByRole('button', { name: 'Delete' }))
    await keys.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('3 commodities deleted')).toBeVisible()
    expect(await screen.findByText('None yet')).toBeVisible()
    expect(requests()).toHaveLength(2)
  })

  it('offers no delete to whoever may not', async () => {
    const { keys } = await openThings(rows, { user: { permissions: ['ViewCommodity'] } })
    await shown()
    await keys.keyboard('x')
    const remove = bar().getByRole('button', { name: 'Delete' })
    expect(remove).toHaveAccessibleDescription('You do not have permission to perform this action')
    await keys.click(remove)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the export', () => {
  let written: Blob[]
  beforeEach(() => {
    written = []
    URL.createObjectURL = vi.fn((blob: Blob) => {
      written.push(blob)
      return 'blob:file'
    }) as typeof URL.createObjectURL
    URL.revokeObjectURL = vi.fn()
  })

  it('saves what the server wrote for the same filter, byte order mark and leading zeros included [UX-7] [TRADE-8]', async () => {
    const { keys, portal } = await openThings(rows, { path: '/commodities?search=bean&page=2', found: { total: 25 } })
    await screen.findByRole('button', { name: 'Export' })
    await shown()
    portal.on(exportCommodities, '\uFEFFcommodityCode,nmfcNumber\r\n007,001234-01\r\n')
    await keys.click(button('Export'))
    await vi.waitFor(() => expect(written).toHaveLength(1))
    const bytes = new Uint8Array((await written[0]?.arrayBuffer()) ?? new ArrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe('commodityCode,nmfcNumber\r\n007,001234-01\r\n')
    expect(portal.calls(exportCommodities)[0]?.query).toEqual({ searchTerm: 'bean' })
  })

  it('says why it failed and stays usable', async () => {
    const { keys, portal } = await openThings(rows)
    await shown()
    portal.on(exportCommodities, refused(403, 'Not for you'))
    await keys.click(button('Export'))
    expect(await screen.findByText('Not for you')).toBeInTheDocument()
    expect(button('Export')).toBeEnabled()
  })

  it('is not offered for an empty list', async () => {
    await openThings([])
    expect(await screen.findByText('None yet')).toBeVisible()
    expect(button('Export')).toBeDisabled()
  })
})

describe('the focus', () => {
  it('goes from the search field to the first row on the down arrow, and back to the row it came from on Escape', async () => {
    const { keys } = await openThings(rows)
    await shown()
    await keys.keyboard('{ArrowDown}/')
    expect(screen.getByRole('textbox', { name: 'Search commodities' })).toHaveFocus()
    await keys.keyboard('{Escape}')
    expect(link('B2')).toHaveFocus()
    await keys.keyboard('/{ArrowDown}')
    expect(link('A1')).toHaveFocus()
  })

  it('begins on the first row, and returns by Back and by the breadcrumb to the row that was opened, filter and page [DEF-124]', async () => {
    const { keys, address, router } = await openThings(rows, {
      path: '/commodities?search=1&page=2',
      found: { total: 45 },
    })
    await waitFor(() => expect(link('A1')).toHaveFocus())
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300)
    const scrolled = vi.spyOn(window, 'scrollTo')
    await keys.keyboard('{ArrowDown}{Enter}')
    expect(address()).toBe(`/commodities/${rows[1]?.id}`)
    await act(() => router.navigate(-1))
    await waitFor(() => expect(link('B2')).toHaveFocus())
    expect(address()).toBe('/commodities?search=1&page=2')
    expect(scrolled).toHaveBeenLastCalledWith(0, 300)
    await keys.keyboard('{Enter}')
    scrolled.mockClear()
    await keys.click(link('Commodities'))
    expect(address()).toBe('/commodities?search=1&page=2')
    await waitFor(() => expect(link('B2')).toHaveFocus())
    expect(scrolled).toHaveBeenLastCalledWith(0, 300)
  })

  it('is not taken from a field in which somebody types while the rows come [DEF-124]', async () => {
    const { keys, answer, live } = await openThings([])
    await screen.findByText('None yet')
    await keys.click(screen.getByRole('textbox', { name: 'Search commodities' }))
    Object.assign(answer, { data: rows, total: 3 })
    act(() => live.receive(ana.companyId, 'changed', { name: commodityChanged.name, entity: '', payload: {} }))
    await shown()
    expect(screen.getByRole('textbox', { name: 'Search commodities' })).toHaveFocus()
  })
})

it('tints a row that somebody changed, and no other', async () => {
  const { answer, live } = await openThings(rows)
  await shown()
  answer.data = [aRow('A1'), aRow('B2', { description: 'Now different', version: 2 }), aRow('C3')]
  act(() => live.receive(ana.companyId, 'changed', { name: commodityChanged.name, entity: '', payload: {} }))
  const changed = await screen.findByText('Now different')
  await waitFor(() => expect(changed.closest('li')).toHaveAttribute('data-fresh'))
  expect(document.querySelectorAll('[data-fresh]')).toHaveLength(1)
})

it('has one bar of actions on a phone, with the rest behind "…", and the pager after the rows', async () => {
  setWindowWidth(390)
  const { keys } = await openThings(rows, { found: { total: 45 } })
  await shown()
  const actions = within(screen.getByRole('group', { name: 'Actions' }))
  expect(actions.getByRole('button', { name: 'Add' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Add' })).toHaveLength(1)
  await keys.click(actions.getByRole('button', { name: 'More actions' }))
  expect(screen.getByRole('menuitem', { name: 'Export' })).toBeVisible()
  await keys.keyboard('{Escape}')
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–20 of 45')
})
