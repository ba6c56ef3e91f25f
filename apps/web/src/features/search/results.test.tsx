import type { SearchResult } from '@lanewise/contract/search'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  box,
  contact,
  group,
  invoice,
  location,
  openPortal,
  openSearch,
  options,
  order,
  reference,
  searchFor,
  shipment,
  watchWindows,
} from './testing/given.tsx'

const all = [order, shipment, invoice, location, contact, reference]
const marked = () => [...document.querySelectorAll('[role="listbox"] mark')].map(({ textContent }) => textContent)
const storedSearches = () => JSON.parse(localStorage.getItem('recentSearches') ?? '[]') as string[]

describe('a result', () => {
  it('shows what its type is known by, under the name of the type [SEARCH-15] [SEARCH-16] [SEARCH-17] [SEARCH-18] [SEARCH-19] [SEARCH-20]', async () => {
    const { keys } = await openPortal(all)
    await searchFor(keys, '4500104471')
    const expected = {
      Orders: 'O208790 Keystone Wholesale Booked',
      Shipments: 'S104438 Joliet, IL 60433 to Harrisburg, PA 17112 In Transit',
      Invoices: 'I300120 Acme Foods Past Due',
      Locations: 'L100006 Dallas DC Acme Foods 1200 Market Street, Lancaster, TX 75134',
      Contacts: 'José Muñoz jose@keystone.test',
      'Order references': 'PO 4500104471 on O208790 Booked',
    }
    for (const [name, text] of Object.entries(expected)) {
      expect(group(name).getByRole('option')).toHaveTextContent(text)
    }
    expect(marked()).toEqual(['4500104471'])
  })

  it('of a location without alias shows its name, and the alias of a company that has one [SEARCH-18]', async () => {
    const other = { ...location, locationAlias: null, companyAlias: 'Acme' } as SearchResult
    const { keys } = await openPortal([other])
    await searchFor(keys, 'acme')
    expect(options()[0]).toMatch(/^L100006 Lancaster Distribution Center Acme 1200/)
  })

  it('marks every searched word, whatever its case and accents', async () => {
    const { keys } = await openPortal([contact])
    await searchFor(keys, 'munoz JOSE')
    expect(marked()).toEqual(['José', 'Muñoz', 'jose'])
  })

  it('of an unknown type is an error, and the others stay [SEARCH-13]', async () => {
    const rocket = { projection: 'rocket', id: order.id }
    const { keys, portal } = await openPortal()
    const newer = async (...request: Parameters<typeof portal.fetch>) =>
      request[0].includes('/search/') ? new Response(JSON.stringify([order, rocket])) : portal.fetch(...request)
    vi.stubGlobal('fetch', newer)
    await searchFor(keys, 'key')
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected type returned')
    expect(options()).toHaveLength(1)
  })

  it('leads to its record [SEARCH-23]', async () => {
    const { keys } = await openPortal(all)
    await searchFor(keys, 'a')
    await screen.findByRole('listbox')
    expect(
      screen
        .getAllByRole('option')
        .slice(0, 6)
        .map((one) => one.getAttribute('href')),
    ).toEqual([
      '/orders/O208790',
      '/shipments/S104438/preview',
      '/invoices/I300120/preview',
      '/locations/L100006',
      `/contacts?contactId=${contact.id}`,
      '/orders/O208790',
    ])
  })
})

describe('the field that holds the text', () => {
  const harvest = { ...order, matches: [{ label: 'Delivery', text: 'Harvest Lane, Saint Paul, MN 55101' }] }

  it('stands below a result that does not show the text itself, with the text marked', async () => {
    const { keys } = await openPortal([harvest, order])
    await searchFor(keys, 'harvest paul')
    expect(options()[0]).toBe('O208790 Keystone Wholesale BookedDelivery Harvest Lane, Saint Paul, MN 55101')
    expect(marked()).toEqual(['Harvest', 'Paul'])
  })
})

describe('choosing a result', () => {
  it.each([
    [{}, 'popup,width=800,height=600'],
    [{ linkPreference: 'popout' }, 'popup,width=800,height=600'],
    [{ linkPreference: 'newTab' }, undefined],
  ] as const)('with %j opens a window of its own [SEARCH-21] [SEARCH-22]', async (preferences, features) => {
    const open = watchWindows()
    const { keys, address } = await openPortal([location], { user: { preferences } })
    await searchFor(keys, 'dal')
    await keys.click(await screen.findByRole('option'))
    expect(open).toHaveBeenCalledExactlyOnceWith('/locations/L100006', '_blank', features)
    expect(address()).toBe('/dashboard')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('with sameWindow opens here [SEARCH-21]', async () => {
    const open = watchWindows()
    const { keys, address } = await openPortal([location], { user: { preferences: { linkPreference: 'sameWindow' } } })
    await searchFor(keys, 'dal')
    await screen.findByRole('option')
    await keys.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/locations/L100006'))
    expect(open).not.toHaveBeenCalled()
  })

  it('follows the preference kept in this browser under linkPreference [DEF-31]', async () => {
    localStorage.setItem('linkPreference', 'newTab')
    const open = watchWindows()
    const { keys } = await openPortal([location])
    await searchFor(keys, 'dal')
    await keys.click(await screen.findByRole('option'))
    expect(open).toHaveBeenCalledExactlyOnceWith('/locations/L100006', '_blank', undefined)
  })

  it('with Ctrl Enter or Ctrl and a click opens a new tab whatever is preferred', async () => {
    const open = watchWindows()
    const { keys } = await openPortal([location])
    await searchFor(keys, 'dal')
    await screen.findByRole('option')
    await keys.keyboard('{Control>}{Enter}{/Control}')
    await searchFor(keys, 'dal')
    await keys.keyboard('{Control>}')
    await keys.click(await screen.findByRole('option'))
    expect(open.mock.calls).toEqual([
      ['/locations/L100006', '_blank', undefined],
      ['/locations/L100006', '_blank', undefined],
    ])
  })

  it('opens here where the browser lets no window open', async () => {
    watchWindows(false)
    const { keys, address } = await openPortal([location])
    await searchFor(keys, 'dal')
    await keys.click(await screen.findByRole('option'))
    await waitFor(() => expect(address()).toBe('/locations/L100006'))
  })
})

describe('screens', () => {
  it('whose title holds the text stand below the results and open here', async () => {
    const open = watchWindows()
    const { keys, address } = await openPortal([location])
    await searchFor(keys, 'lan')
    expect(options()).toEqual([expect.stringContaining('L100006'), 'LanesGL'])
    expect(group('Go to').getByRole('option')).toBeVisible()
    await keys.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/lanes'))
    expect(open).not.toHaveBeenCalled()
    expect(storedSearches()).toEqual([])
  })

  it('that the user may not open are not offered', async () => {
    const { keys } = await openPortal([], { user: { permissions: [] } })
    await searchFor(keys, 'lan')
    expect(await screen.findByText('No results matched search')).toBeVisible()
    expect(options()).toEqual([])
  })
})

describe('before anything is typed', () => {
  const opened = [
    { list: '/lanes', path: '/lanes/7', name: 'JOL-HAR', detail: 'Joliet, IL to Harrisburg, PA' },
    { list: '/secrets', path: '/secrets/1', name: 'Secret', detail: '' },
  ]

  it('the palette offers the records opened last, of the lists that the user may open', async () => {
    localStorage.setItem('recentRecords', JSON.stringify(opened))
    const { keys, address } = await openPortal()
    await openSearch(keys)
    expect(group('Recent records').getByRole('option')).toHaveTextContent('JOL-HAR Joliet, IL to Harrisburg, PA')
    await keys.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/lanes/7'))
  })

  it('and these are forgotten on logout', async () => {
    localStorage.setItem('recentRecords', JSON.stringify(opened))
    const { session } = await openPortal()
    await session.logout()
    expect(localStorage.getItem('recentRecords')).toBeNull()
  })

  it('and every screen and create action that the user may use [A11Y-4]', async () => {
    const { keys } = await openPortal([], { user: { permissions: ['ViewOrder', 'CreateOrder'] } })
    await openSearch(keys)
    const namesIn = (name: string) =>
      group(name)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(namesIn('Go to')).toEqual([
      'DashboardGD',
      'Orders',
      'Book Shipments',
      'Invoices',
      'Locations',
      'Settings',
      'Contacts',
    ])
    expect(namesIn('Create')).toEqual(['Create Order'])
  })
})

describe('a create action and a settings page', () => {
  it('are found by words of their names and open here [A11Y-4]', async () => {
    const { keys, address } = await openPortal()
    await searchFor(keys, 'order cre')
    await keys.click(group('Create').getByRole('option', { name: /Create Order/ }))
    await waitFor(() => expect(address()).toBe('/orders/create'))
    await searchFor(keys, 'webhook')
    expect(group('Go to').getByRole('option')).toHaveAttribute('href', '/settings/webhooks')
  })
})

describe('recent searches', () => {
  it('are kept newest first without duplicates, at most 10, under recentSearches [SEARCH-24] [SEARCH-25]', async () => {
    const before = Array.from({ length: 10 }, (_none, at) => `S${at}`)
    localStorage.setItem('recentSearches', JSON.stringify(before))
    watchWindows()
    const { keys } = await openPortal([location])
    await searchFor(keys, 's4')
    await keys.click(await screen.findByRole('option'))
    expect(storedSearches()).toEqual(['s4', ...before.filter((text) => text !== 'S4')])
    await searchFor(keys, 'new one')
    await keys.keyboard('{Enter}')
    expect(storedSearches()).toHaveLength(10)
    expect(storedSearches().slice(0, 2)).toEqual(['new one', 's4'])
  })

  it('show when the box is focused without text, and are searched again when chosen [SEARCH-25]', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['dallas', 'joliet']))
    const { keys, asked: requests } = await openPortal([location])
    await openSearch(keys)
    expect(screen.getByText('Please type to search')).toBeVisible()
    expect(
      group('Recent searches')
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['dallas', 'joliet'])
    await keys.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(box()).toHaveValue('joliet')
    expect(box()).toHaveFocus()
    await waitFor(() => expect(requests().map(({ query }) => query.q)).toEqual(['joliet']))
    expect(screen.queryByText('Recent searches')).toBeNull()
  })

  it('are cleared on logout [SEARCH-25]', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['dallas']))
    const { session } = await openPortal()
    await session.logout()
    expect(localStorage.getItem('recentSearches')).toBeNull()
  })

  it.each(['{', '"dallas"', '[1]', '[""]'])('are none where %j is stored [UX-43]', async (stored) => {
    localStorage.setItem('recentSearches', stored)
    const { keys } = await openPortal()
    await openSearch(keys)
    expect(screen.queryByText('Recent searches')).toBeNull()
    expect(screen.getByText('Please type to search')).toBeVisible()
  })
})
