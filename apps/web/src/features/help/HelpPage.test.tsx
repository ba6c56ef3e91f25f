import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { config } from '#platform/config.ts'
import { renderPortal } from '#testing/render-portal.tsx'
import { helpScreens } from './help.screens.ts'

const open = async (permissions?: readonly string[]) => {
  await renderPortal({
    screens: helpScreens,
    path: '/help',
    ...(permissions && { user: { permissions: permissions as never } }),
  })
  await screen.findByRole('heading', { name: 'Help' })
}

afterEach(() => {
  config.mailOutbox = 'none'
})

describe('the help page', () => {
  it('leads to five tasks, and to the API', async () => {
    await open()
    const targets = ['/quotes', '/orders/create', '/shipments', '/shipments/tracking', '/lanes']
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links.filter((link) => targets.includes(link ?? ''))).toEqual(targets)
    expect(screen.getByRole('link', { name: 'API reference' })).toHaveAttribute('href', '/api/docs')
    expect(screen.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  it('lists only tasks that the user may do', async () => {
    await open(['ViewLanes'])
    expect(screen.getByRole('link', { name: /Keep lanes/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Get a quote/ })).toBeNull()
  })

  it('leads to the mails of a demo, and to none elsewhere', async () => {
    await open()
    expect(screen.queryByRole('link', { name: 'Mail outbox' })).toBeNull()
  })

  it('shows the mail outbox in a demo', async () => {
    config.mailOutbox = 'own machine'
    await open()
    expect(screen.getByRole('link', { name: 'Mail outbox' })).toHaveAttribute('href', '/dev/mail')
  })
})
