import { updatePreferences } from '@lanewise/contract/profile'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { setWindowWidth } from '#testing/window.ts'

const lanes = aScreen({ path: '/lanes', title: 'Lanes', menu: 'My Account', needs: ['ViewLanes'], go: 'l' })
const payments = aScreen({ path: '/payments', title: 'Payments', menu: 'Financials', needs: ['ViewPayments'] })
const screens = [aScreen({ go: 'd' }), lanes, payments]
const nav = () => screen.findByRole('navigation', { name: 'Main' })
const links = async () =>
  within(await nav())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const kind = async () => (await nav()).dataset.kind

/** Focuses the drawer by keyboard, which opens it, and presses its lock button. */
async function press(keys: UserEvent, name: string) {
  act(() => screen.getByRole('link', { name: 'Skip to content' }).focus())
  await keys.tab()
  expect(screen.getByRole('button', { name })).toHaveFocus()
  expect(navOf().dataset.kind).not.toBe('rail')
  await keys.keyboard('{Enter}')
}
const navOf = () => screen.getByRole('navigation', { name: 'Main' })

describe('the navigation', () => {
  it('shows the groups with the screens that the user may open [NAV-8]', async () => {
    await renderPortal({ screens, user: { permissions: ['ViewLanes'] } })
    expect(await links()).toEqual(['Dashboard', 'Lanes'])
    expect(within(await nav()).getByRole('list', { name: 'My Account' })).toBeVisible()
    expect(screen.queryByText('Financials')).toBeNull()
  })

  it('leads to a screen and marks it as current', async () => {
    const { keys, address } = await renderPortal({ screens })
    await keys.click(within(await nav()).getByRole('link', { name: 'Lanes' }))
    expect(await screen.findByRole('heading', { name: 'Lanes' })).toBeVisible()
    expect(address()).toBe('/lanes')
    expect(within(await nav()).getByRole('link', { current: 'page' })).toHaveTextContent('Lanes')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('follows when the permissions of the user change', async () => {
    const { session } = await renderPortal({ screens, user: { permissions: [] } })
    expect(await links()).toEqual(['Dashboard'])
    session.change({ permissions: ['ViewPayments'] })
    await waitFor(async () => expect(await links()).toEqual(['Dashboard', 'Payments']))
  })
})

describe('the drawer', () => {
  it('starts unlocked when nothing is stored [NAV-18]', async () => {
    await renderPortal({ screens })
    expect(await kind()).toBe('rail')
  })

  it('can be locked and unlocked [NAV-16]', async () => {
    const { keys } = await renderPortal({ screens })
    await nav()
    await press(keys, 'Lock navigation open')
    await keys.click(screen.getByRole('main'))
    expect(await kind()).toBe('locked')
    await press(keys, 'Unlock navigation')
    await keys.click(screen.getByRole('main'))
    expect(await kind()).toBe('rail')
  })

  it('keeps the choice in local storage under lockedNavBar, and for other browsers [NAV-17]', async () => {
    const { keys, portal } = await renderPortal({ screens })
    await nav()
    await press(keys, 'Lock navigation open')
    expect(localStorage.getItem('lockedNavBar')).toBe('true')
    await waitFor(() => expect(portal.calls(updatePreferences)[0]?.body).toEqual({ lockedNavBar: true }))
  })

  it('applies the stored choice on the next load [NAV-17]', async () => {
    localStorage.setItem('lockedNavBar', 'true')
    await renderPortal({ screens })
    expect(await kind()).toBe('locked')
  })

  it.each(['', 'maybe', '{', '"yes"', '1'])('starts unlocked when %j is stored [UX-43]', async (stored) => {
    localStorage.setItem('lockedNavBar', stored)
    await renderPortal({ screens })
    expect(await kind()).toBe('rail')
  })

  it('opens over the content while the mouse or the focus is in it, and closes with Escape', async () => {
    const { keys } = await renderPortal({ screens })
    await keys.hover(await nav())
    expect(await kind()).toBe('over')
    await keys.unhover(await nav())
    expect(await kind()).toBe('rail')
    within(await nav())
      .getByRole('link', { name: 'Dashboard' })
      .focus()
    await waitFor(async () => expect(await kind()).toBe('over'))
    await keys.keyboard('{Escape}')
    expect(await kind()).toBe('rail')
  })

  it('cannot be locked where the window is narrower than 1280 px, and then opens as a rail', async () => {
    localStorage.setItem('lockedNavBar', 'true')
    setWindowWidth(1279)
    const { keys } = await renderPortal({ screens })
    expect(await kind()).toBe('rail')
    await keys.hover(await nav())
    expect(screen.queryByRole('button', { name: /navigation/ })).toBeNull()
  })

  it('becomes a sheet behind a burger button below 768 px', async () => {
    setWindowWidth(390)
    const { keys } = await renderPortal({ screens })
    expect(screen.queryByRole('navigation')).toBeNull()
    await keys.click(await screen.findByRole('button', { name: 'Open menu' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await keys.click(sheet.getByRole('link', { name: 'Lanes' }))
    expect(await screen.findByRole('heading', { name: 'Lanes' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('shortcuts', () => {
  it('go to a screen with G and its letter', async () => {
    const { keys, address } = await renderPortal({ screens })
    await nav()
    await keys.keyboard('gl')
    expect(await screen.findByRole('heading', { name: 'Lanes' })).toBeVisible()
    await keys.keyboard('gd')
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('lead nowhere that the user may not open', async () => {
    const { keys, address } = await renderPortal({ screens, user: { permissions: [] } })
    await nav()
    await keys.keyboard('gl')
    expect(address()).toBe('/dashboard')
  })

  it('are listed with ?, with their keys readable for everyone', async () => {
    const { keys } = await renderPortal({ screens })
    await nav()
    await keys.keyboard('?')
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(list).toHaveTextContent('Go to LanesG then L')
    expect(list).toHaveTextContent('Show keyboard shortcuts?')
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
