import { getChangeNotices } from '@lanewise/contract/changes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { config } from '#platform/config.ts'
import { createFakePortal } from '#testing/fake-portal.ts'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { isProductionHost } from './TopBar.tsx'

const screens = [aScreen(), aScreen({ path: '/profile', title: 'My Profile' })]
const bar = async () => within(await screen.findByRole('banner'))
const userMenu = async () => (await bar()).getByRole('button', { name: /user menu/i })

beforeEach(() => {
  config.supportUrl = 'https://help.acme.test/'
})
afterEach(() => {
  config.supportUrl = ''
  config.productionHosts = []
})

describe('the top bar', () => {
  it('holds the global search, an updates button, a help center link and a user menu [NAV-9]', async () => {
    await renderPortal({ screens })
    const { getByRole } = await bar()
    expect(getByRole('combobox', { name: 'Search' })).toBeVisible()
    expect(getByRole('button', { name: 'Updates' })).toBeVisible()
    expect(getByRole('link', { name: 'Help center' })).toBeVisible()
    expect(getByRole('button', { name: /user menu/i })).toHaveTextContent('Acme Foods')
  })

  it('opens the configured support address in a new tab [NAV-13]', async () => {
    await renderPortal({ screens })
    const link = (await bar()).getByRole('link', { name: 'Help center' })
    expect(link).toHaveAttribute('href', 'https://help.acme.test/')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('opens the help of the product itself where no support address is configured', async () => {
    config.supportUrl = ''
    const { keys, address } = await renderPortal({ screens: [...screens, aScreen({ path: '/help', title: 'Help' })] })
    await keys.click((await bar()).getByRole('link', { name: 'Help' }))
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeVisible()
    expect(address()).toBe('/help')
  })

  it('opens the change-notice widget with the updates button [NAV-12]', async () => {
    const portal = createFakePortal()
    const { keys } = await renderPortal({ screens, portal })
    portal.on(getChangeNotices, [{ id: 'a', date: '2026-11-15', title: 'Catalogue', text: 'Is here.' }])
    await keys.click((await bar()).getByRole('button', { name: /Updates/ }))
    expect(await screen.findByRole('dialog', { name: 'What is new' })).toBeVisible()
  })
})

describe('the user menu', () => {
  it('holds My Profile and Logout, nothing else [NAV-10]', async () => {
    const { keys } = await renderPortal({ screens })
    await keys.click(await userMenu())
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'My Profile',
      'Logout',
    ])
  })

  it('opens /profile with My Profile [NAV-11]', async () => {
    const { keys, address } = await renderPortal({ screens })
    await keys.click(await userMenu())
    await keys.click(await screen.findByRole('menuitem', { name: 'My Profile' }))
    expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible()
    expect(address()).toBe('/profile')
  })

  it('ends the signed-in state with Logout, so that a screen asks for sign-in again [AUTH-30]', async () => {
    const { keys, address, identity, router } = await renderPortal({ screens })
    await keys.click(await userMenu())
    await keys.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(address()).toBe('/')
    expect(identity.signOut).toHaveBeenCalledOnce()
    await router.navigate('/dashboard')
    await waitFor(() => expect(address()).toBe('/'))
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible()
  })
})

describe('the badge UAT Data', () => {
  it('shows on a host that is not production [NAV-14]', async () => {
    config.productionHosts = ['portal.acme.test']
    await renderPortal({ screens })
    expect((await bar()).getByText('UAT Data')).toBeVisible()
  })

  it('never shows on a production host [NAV-14]', async () => {
    config.productionHosts = ['portal.acme.test', location.hostname]
    await renderPortal({ screens })
    const { getByRole, queryByText } = await bar()
    expect(getByRole('button', { name: 'Updates' })).toBeVisible()
    expect(queryByText('UAT Data')).toBeNull()
  })

  it('takes for production what the configuration calls so [NAV-15]', () => {
    expect(isProductionHost('portal.acme.test', ['portal.acme.test'])).toBe(true)
    expect(isProductionHost('Portal.Acme.test', [' portal.acme.TEST '])).toBe(true)
    expect(isProductionHost('uat.portal.acme.test', ['portal.acme.test'])).toBe(false)
    expect(isProductionHost('portal.acme.test', [])).toBe(false)
  })
})

describe('without a connection', () => {
  it('a bar above the screen says so as soon as it is gone, until it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get')
    await renderPortal({ screens })
    await bar()
    expect(screen.queryByText('No connection')).toBeNull()
    online.mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    expect(screen.getByRole('status')).toHaveTextContent(
      'No connectionWhat you enter stays on this screen. Save it when the connection is back.',
    )
    online.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.queryByText('No connection')).toBeNull()
  })
})
