import type { SearchResult } from '@lanewise/contract/search'
import { search } from '@lanewise/contract/search'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { aScreen } from '#testing/render-portal.tsx'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { GlobalSearch } from './index.ts'
import {
  active,
  box,
  contact,
  filterOf,
  location,
  openPortal,
  openSearch,
  options,
  order,
  searchFor,
} from './testing/given.tsx'

const voided = () => screen.getByRole('switch', { name: 'Show Voided Records' })
const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })

describe('the filters', () => {
  it('are those of the requirement, none chosen, and then all types are searched [SEARCH-4] [SEARCH-5]', async () => {
    const { keys, asked: requests } = await openPortal([order])
    await searchFor(keys, 'key')
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All',
      'Orders',
      'Shipments',
      'Invoices',
      'Locations',
      'Contacts',
      'Reference Number',
    ])
    expect(filterOf('All')).toBeChecked()
    expect(requests().map(({ params }) => params.kind)).toEqual(['all'])
  })

  it('send the text, includeVoided and the own company as each search wants them [SEARCH-6] [SEARCH-26] [SEARCH-27]', async () => {
    const { keys, asked: requests } = await openPortal([order])
    await searchFor(keys, 'key')
    await keys.click(voided())
    for (const name of ['Orders', 'Shipments', 'Invoices', 'Locations', 'Contacts', 'Reference Number']) {
      await keys.click(filterOf(name))
    }
    await waitFor(() => expect(requests()).toHaveLength(8))
    expect(requests().map(({ params, query }) => [params.kind, query])).toEqual([
      ['all', { q: 'key', includeVoided: 'false' }],
      ['all', { q: 'key', includeVoided: 'true' }],
      ['orders', { q: 'key', includeVoided: 'true' }],
      ['shipments', { q: 'key', includeVoided: 'true' }],
      ['invoices', { q: 'key', includeVoided: 'true' }],
      ['locations', { q: 'key' }],
      ['contacts', { q: 'key', companyId: ana.companyId }],
      ['orderReferences', { q: 'key' }],
    ])
  })

  it('offer no voided records while locations or contacts are searched [SEARCH-7]', async () => {
    const { keys } = await openPortal()
    await openSearch(keys)
    expect(voided()).toBeEnabled()
    for (const [name, isOffered] of [
      ['Locations', false],
      ['Contacts', false],
      ['Reference Number', true],
      ['All', true],
    ] as const) {
      await keys.click(filterOf(name))
      expect(voided().matches(':enabled'), name).toBe(isOffered)
    }
  })
})

describe('the filter of a kind', () => {
  it('is offered only once the product has its list', async () => {
    const { keys } = await openPortal([], { screens: [aScreen(), aScreen({ path: '/orders', title: 'Orders' })] })
    await openSearch(keys)
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All',
      'Orders',
      'Reference Number',
    ])
  })
})

describe('typing', () => {
  async function open(portal = createFakePortal()) {
    const rendered = await renderScreen(<GlobalSearch />, { portal })
    await openSearch(rendered.keys)
    vi.useFakeTimers()
    return { ...rendered, asked: () => portal.calls(search).map(({ query }) => query.q) }
  }

  it('searches 300 ms after the last key [SEARCH-8]', async () => {
    const portal = createFakePortal()
    portal.on(search, [])
    const { asked: requests } = await open(portal)
    type('dal')
    await settle(299)
    type('dall')
    await settle(299)
    expect(requests()).toEqual([])
    await settle(1)
    expect(requests()).toEqual(['dall'])
  })

  it('shows no answer to an earlier text, however late it comes [SEARCH-9]', async () => {
    const portal = createFakePortal()
    const answers = new Map<string | undefined, (results: SearchResult[]) => void>()
    portal.on(search, ({ query }) => new Promise((answer) => answers.set(query.q, answer)))
    await open(portal)
    type('dal')
    await settle(300)
    type('jose')
    await settle(300)
    answers.get('jose')?.([contact])
    await settle(50)
    answers.get('dal')?.([location])
    await settle(50)
    expect(options()).toEqual(['José Muñoz jose@keystone.test'])
    type('dal')
    expect(options()).toEqual([])
  })

  it('says what it does: asks for a text, fetches, finds nothing [SEARCH-10] [SEARCH-11] [SEARCH-12]', async () => {
    const portal = createFakePortal()
    let answer = (_results: SearchResult[]) => {}
    portal.on(search, () => new Promise((done) => (answer = done)))
    await open(portal)
    expect(screen.getByText('Please type to search')).toBeVisible()
    type('big "d"')
    expect(screen.getByText('Fetching based on "big "d""')).toBeVisible()
    await settle(300)
    expect(screen.getByText('Fetching based on "big "d""')).toBeVisible()
    answer([])
    await settle(50)
    expect(screen.getByText('No results matched search')).toBeVisible()
    expect(screen.queryByText(/Fetching|Please/)).toBeNull()
    type('')
    expect(screen.getByText('Please type to search')).toBeVisible()
  })

  it('shows why a search failed, and goes on with the next text [SEARCH-14]', async () => {
    const portal = createFakePortal()
    portal.on(search, refused(503, 'The search is being repaired'))
    await open(portal)
    type('dal')
    await settle(300)
    await settle(50)
    expect(screen.getByRole('alert')).toHaveTextContent('The search is being repaired')
    portal.on(search, [location])
    type('dall')
    await settle(300)
    await settle(50)
    expect(options()).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the box', () => {
  it('keeps pasted lines apart', async () => {
    const { keys, asked: requests } = await openPortal([order])
    await searchFor(keys, 'S104438\r\nS104419\n\nO208790\n')
    expect(box()).toHaveValue('S104438, S104419, O208790')
    expect(requests()[0]?.query.q).toBe('S104438, S104419, O208790')
  })

  it('opens the palette with Ctrl K, and Escape clears it, then closes it [A11Y-4]', async () => {
    const { keys } = await openPortal([order])
    await screen.findByRole('combobox')
    await keys.keyboard('{Control>}k{/Control}')
    const palette = await screen.findByRole('dialog', { name: 'Search' })
    expect(box()).toHaveFocus()
    expect(palette).toContainElement(box())
    await screen.findByText('Please type to search')
    await keys.paste('key')
    await screen.findByRole('group', { name: 'Orders' })
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    await keys.keyboard('{Escape}')
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps letters typed right after Ctrl K, and gives the focus back where it was [A11Y-2]', async () => {
    const { keys } = await openPortal([order])
    const link = await screen.findByRole('link', { name: 'Skip to content' })
    act(() => link.focus())
    await keys.keyboard('{Control>}k{/Control}ke')
    await screen.findByRole('dialog', { name: 'Search' })
    expect(box()).toHaveValue('ke')
    await keys.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(link).toHaveFocus()
  })

  it('leaves no text in the top bar, and begins anew', async () => {
    const { keys } = await openPortal([order])
    await searchFor(keys, 'key')
    await keys.click(filterOf('Orders'))
    await keys.click(voided())
    await keys.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(box()).toHaveValue('')
    await keys.keyboard('{ArrowDown}')
    await screen.findByText('Please type to search')
    expect(filterOf('All')).toBeChecked()
    expect(voided()).not.toBeChecked()
  })

  it('takes what is typed into the top bar over into the palette', async () => {
    const { keys } = await openPortal([order])
    const field = await screen.findByRole('combobox', { name: 'Search' })
    fireEvent.change(field, { target: { value: 'key' } })
    await screen.findByRole('dialog', { name: 'Search' })
    expect(box()).toHaveValue('key')
    await keys.keyboard('4')
    expect(box()).toHaveValue('key4')
  })

  it('says which entry the arrow keys have reached, over the groups and around', async () => {
    const { keys } = await openPortal([location, contact])
    await searchFor(keys, 'mz')
    await screen.findByRole('listbox')
    const seen: (string | null | undefined)[] = []
    for (const key of ['', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}']) {
      if (key) await keys.keyboard(key)
      seen.push(active()?.textContent?.slice(0, 7))
    }
    expect(seen).toEqual(['L100006', 'José Mu', 'L100006', 'José Mu', 'L100006'])
  })

  it('is a button with a full screen below 768 px [SEARCH-2] [SEARCH-3]', async () => {
    setWindowWidth(767)
    const { keys } = await openPortal([location])
    expect(screen.queryByRole('combobox')).toBeNull()
    await keys.click(await screen.findByRole('button', { name: 'Search' }))
    const dialog = await screen.findByRole('dialog', { name: 'Search' })
    expect(dialog).toContainElement(box())
    expect(box()).toHaveFocus()
    await keys.paste('dal')
    expect(await screen.findByRole('option')).toHaveTextContent('L100006')
    await keys.click(screen.getByRole('button', { name: 'Close search' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    setWindowWidth(768)
    expect(await screen.findByRole('combobox', { name: 'Search' })).toBeVisible()
  })
})
