import { getApiKeys } from '@lanewise/contract/api-keys'
import { getHistory } from '@lanewise/contract/history'
import { getInsuranceSettings, getQuoteMarkupSettings } from '@lanewise/contract/settings'
import type { Permission } from '@lanewise/domain/access/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { setWindowWidth } from '#testing/window.ts'
import { anEntry, aSettingsServer, openMarkups, openSettings } from './testing/given.tsx'

/** The head appears before the settings are loaded and is rendered again with them. */
const opened = (name: string) => waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())
const pageLinks = () =>
  within(screen.getByRole('navigation', { name: 'Settings pages' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const entry = () => within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Settings' })

const holding = (...permissions: Permission[]) => ({ user: { permissions } })

describe('the menu entry', () => {
  it('stands below the groups for whoever holds one of the permissions, and opens the first page held', async () => {
    const { keys, address } = await openSettings('/dashboard', holding('QuoteMarkupSettings'))
    await opened('Dashboard')
    const link = entry()
    expect(link).toBeVisible()
    if (link) await keys.click(link)
    await opened('Quote markup settings')
    expect(address()).toBe('/settings/quote-markup')
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { current: 'page' })).toBe(
      entry(),
    )
  })

  it('is not there without any of them, and neither is the screen', async () => {
    const { address, portal } = await openSettings('/settings/insurance', holding('ViewCarrierNetwork'))
    await opened('Dashboard')
    expect(entry()).toBeNull()
    expect(address()).toBe('/dashboard')
    expect(portal.calls(getInsuranceSettings)).toHaveLength(0)
  })
})

describe('the pages', () => {
  it('are those whose permission is held, each with one line about it', async () => {
    await openSettings('/settings', holding('InsuranceSettings', 'QuoteMarkupSettings'))
    await opened('Insurance settings')
    expect(pageLinks()).toEqual(['InsuranceWarning days', 'Quote markupMarkups, Prepaid & Add'])
  })

  it('lead from one whose permission is not held to one that is, and nothing of it is asked for', async () => {
    const { address, portal } = await openSettings('/settings/quote-markup', holding('InsuranceSettings'))
    await opened('Insurance settings')
    expect(address()).toBe('/settings/insurance')
    expect(pageLinks()).toEqual(['InsuranceWarning days'])
    expect(portal.calls(getQuoteMarkupSettings)).toHaveLength(0)
  })

  it('are a list first on a phone, and each leads back to it', async () => {
    setWindowWidth(390)
    const { keys, address } = await openSettings()
    await opened('Settings')
    await keys.click(screen.getByRole('link', { name: /^Insurance/ }))
    await opened('Insurance settings')
    expect(screen.queryByRole('navigation', { name: 'Settings pages' })).toBeNull()
    await keys.click(screen.getByRole('link', { name: 'Settings' }))
    await opened('Settings')
    expect(address()).toBe('/settings')
  })

  it('say why one cannot be shown and try again', async () => {
    const server = aSettingsServer()
    server.portal.on(getInsuranceSettings, refused(503, 'The database is being restarted'))
    const { keys } = await openSettings('/settings/insurance', {}, server)
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    server.portal.on(getInsuranceSettings, server.kept.insurance)
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText(/^Warning days/)).toHaveValue('30')
  })
})

describe('the history of a page', () => {
  it('shows who changed what from what to what, newest first, and leads to all of it', async () => {
    const server = aSettingsServer()
    const cleared = { label: 'Default percent', from: '10%', to: null }
    const method = { label: 'Method', from: 'Markup', to: 'Margin' }
    const data = [
      anEntry({ id: '2', who: 'Ana Ruiz', changes: [method, cleared], sentences: ['Ana Ruiz changed Method'] }),
      anEntry({ changes: [{ label: 'Domestic LTL', from: null, to: '12.5%' }] }),
    ]
    server.portal.on(getHistory, { data, total: 23 })
    const { keys } = await openMarkups({}, server)
    const list = await screen.findByRole('list', { name: 'Latest changes' })
    const [newest, older] = within(list).getAllByRole('listitem')
    expect(newest).toHaveTextContent('Ana Ruiz changed MethodMarkup becomes Margin')
    expect(newest).toHaveTextContent('Ana Ruiz cleared Default percent10% becomes not set')
    expect(newest?.querySelector('time')).toHaveTextContent(/^11\/1\d\/2026 \d\d:\d\d /)
    expect(older).toHaveTextContent('Ben Cole set Domestic LTLnot set becomes 12.5%')
    await keys.click(screen.getByRole('button', { name: 'All 23 changes' }))
    const all = within(await screen.findByRole('dialog', { name: 'History of Quote markup settings' }))
    expect(await all.findByText('Ana Ruiz changed Method')).toBeVisible()
  })

  it('is empty where nothing was changed yet', async () => {
    await openMarkups()
    expect(await screen.findByText('Nothing has changed yet')).toBeVisible()
  })
})

describe('finding a setting', () => {
  const find = () => screen.getByRole('textbox', { name: 'Find a setting' })

  it('leaves what holds the words, and tells what other pages hold', async () => {
    const { keys } = await openMarkups()
    await keys.type(find(), 'intern ltl')
    expect(screen.getByLabelText(/^International LTL/)).toBeVisible()
    expect(screen.queryByLabelText(/^International truckload/)).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
    await keys.clear(find())
    await keys.type(find(), 'warning')
    expect(screen.queryByLabelText(/^International LTL/)).toBeNull()
    const elsewhere = within(screen.getByRole('list', { name: 'On other pages' }))
    expect(elsewhere.getByRole('listitem')).toHaveTextContent('InsuranceWarning days')
    await keys.click(elsewhere.getByRole('link', { name: 'Insurance' }))
    await opened('Insurance settings')
  })

  it('works on pages with a list too, and every page counts', async () => {
    const server = aSettingsServer()
    server.portal.on(getApiKeys, { data: [] })
    const { keys } = await openSettings('/settings/api-keys', {}, server)
    await opened('API keys')
    expect(screen.getByText(/^You see the pages you have permission for/)).toHaveTextContent(/7 of 7\.$/)
    await keys.type(find(), 'warning')
    expect(within(screen.getByRole('list', { name: 'On other pages' })).getByRole('listitem')).toHaveTextContent(
      'InsuranceWarning days',
    )
  })

  it('says so when there is none', async () => {
    const { keys } = await openMarkups()
    await keys.type(find(), 'colour')
    expect(screen.getByText('No setting was found')).toBeVisible()
  })
})
