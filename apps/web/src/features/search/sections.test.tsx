import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ana } from '#testing/render-screen.tsx'
import {
  active,
  box,
  carrier,
  commodity,
  contact,
  filterOf,
  group,
  location,
  many,
  openPortal,
  openSearch,
  options,
  searchFor,
  watchWindows,
} from './testing/given.tsx'

const here = { user: { preferences: { linkPreference: 'sameWindow' } } } as const
const marked = () => [...document.querySelectorAll('[role="listbox"] mark')].map(({ textContent }) => textContent)
const storedSearches = () => JSON.parse(localStorage.getItem('recentSearches') ?? '[]') as string[]
const headings = () => screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))
const linkIn = (name: string) => group(name).getAllByRole('option').at(-1) as HTMLElement

describe('records without a shape of their own', () => {
  it('stand in sections of their own, with title and detail and the searched words marked [DEF-120]', async () => {
    const { keys } = await openPortal([location, contact, carrier, commodity])
    await searchFor(keys, 'polar peas')
    expect(headings()).toEqual(['Locations', 'Contacts', 'Carriers', 'Commodities'])
    expect(group('Carriers').getByRole('option')).toHaveTextContent('Polar Freight DOT 7654321, Joliet, IL')
    expect(group('Commodities').getByRole('option')).toHaveTextContent('POLAR-7 Frozen peas')
    expect(marked()).toEqual(['Polar', 'POLAR', 'peas'])
    expect(group('Commodities').getByRole('option')).toHaveAttribute('href', `/commodities?commodityId=${commodity.id}`)
  })

  it('are reached with the arrow keys, open with Enter and are remembered', async () => {
    const { keys, address } = await openPortal([contact, carrier], here)
    await searchFor(keys, 'polar')
    await keys.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('Polar Freight')
    await keys.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(`/carriers/${carrier.id}`))
    expect(storedSearches()).toEqual(['polar'])
  })

  it('are asked for again when any record changes', async () => {
    const { keys, asked: requests, live } = await openPortal([carrier])
    await searchFor(keys, 'polar')
    await waitFor(() => expect(live.isJoined(ana.companyId, 'changed')).toBe(true))
    const before = requests().length
    act(() => live.receive(ana.companyId, 'changed', { name: 'carrierChanged', entity: 'carrier', payload: {} }))
    await waitFor(() => expect(requests().length).toBeGreaterThan(before))
  })

  it('have no filter of their own [SEARCH-4]', async () => {
    const { keys } = await openPortal([carrier])
    await openSearch(keys)
    expect(screen.getAllByRole('radio')).toHaveLength(7)
  })
})

describe('a section with more hits than it shows', () => {
  it('ends with a link to its list, filtered by the same words [DEF-120]', async () => {
    const open = watchWindows()
    const { keys, address } = await openPortal([...many(contact, 5), ...many(carrier, 6)])
    await searchFor(keys, 'polar  frei')
    expect(group('Contacts').getAllByRole('option')).toHaveLength(5)
    expect(group('Carriers').getAllByRole('option')).toHaveLength(6)
    expect(screen.getByText('10 results')).toBeInTheDocument()
    expect(linkIn('Carriers')).toHaveTextContent('More in Carriers')
    expect(linkIn('Carriers')).toHaveAttribute('href', '/carriers?search=polar+frei')
    await keys.click(linkIn('Carriers'))
    await waitFor(() => expect(address()).toBe('/carriers?search=polar+frei'))
    expect(open).not.toHaveBeenCalled()
    expect(storedSearches()).toEqual(['polar  frei'])
  })

  it('shows 20 where its type is chosen, and the link after them [DEF-120]', async () => {
    const { keys } = await openPortal(many(contact, 21))
    await openSearch(keys)
    await keys.click(filterOf('Contacts'))
    await keys.click(box())
    await keys.paste('jose')
    await screen.findByRole('group', { name: 'Contacts' })
    expect(options()).toHaveLength(21)
    expect(linkIn('Contacts')).toHaveAttribute('href', '/contacts?search=jose')
  })

  it('has no link to a list that the user may not open, nor for several numbers, of which all are shown [DEF-120]', async () => {
    const { keys } = await openPortal(many(carrier, 6), { user: { permissions: [] } })
    await searchFor(keys, 'polar')
    expect(options()).toHaveLength(5)
    await keys.clear(box())
    await keys.paste('7654321 7654322')
    await waitFor(() => expect(options()).toHaveLength(6))
    expect(screen.queryByText(/^More in/)).toBeNull()
  })
})
