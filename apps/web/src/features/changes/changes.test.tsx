import { type ChangeNotice, getChangeNotices } from '@lanewise/contract/changes'
import { updatePreferences } from '@lanewise/contract/profile'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderPortal } from '#testing/render-portal.tsx'
import { renderScreen } from '#testing/render-screen.tsx'
import { UpdatesButton } from './index.ts'

const notices: ChangeNotice[] = [
  { id: '2026-11-15-b', date: '2026-11-15', title: 'The catalogue is here', text: '- Describe once.\n- Reuse it.' },
  { id: '2026-11-14-a', date: '2026-11-14', title: 'Welcome', text: '- Press ? for shortcuts.' },
]

async function open(user: Parameters<typeof renderScreen>[1] = {}) {
  const portal = createFakePortal()
  portal.on(getChangeNotices, notices)
  portal.on(updatePreferences, ({ body }) => body)
  return renderScreen(<UpdatesButton />, { portal, ...user })
}

const titleOrMessage = () => screen.queryByRole('heading', { level: 1 }) ?? screen.queryByRole('alert')

describe('the change-notice widget', () => {
  it('loads after sign-in [TELE-4]', async () => {
    const { portal } = await renderPortal({ path: '/dashboard' })
    await waitFor(() => expect(portal.calls(getChangeNotices)).toHaveLength(1))
    expect(portal.calls(getChangeNotices)[0]?.query).toEqual({ only: 'newest' })
  })

  it.each(['/', '/login', '/forgotpassword?waiting=1', '/ActivateUser/ActivateUser/token', '/nowhere'])(
    'does not load before sign-in at %s [TELE-5]',
    async (path) => {
      const { portal } = await renderPortal({ path, user: null })
      await waitFor(() => expect(titleOrMessage()).not.toBeNull())
      expect(portal.calls(getChangeNotices)).toHaveLength(0)
      expect(screen.queryByRole('button', { name: /Updates/ })).toBeNull()
    },
  )

  it('does not load on a public route for a signed-in user either [TELE-5]', async () => {
    const { portal } = await renderPortal({ path: '/forgotpassword?waiting=1' })
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(portal.calls(getChangeNotices)).toHaveLength(0)
  })

  it('lists what is new, newest first', async () => {
    const { keys } = await open()
    await keys.click(await screen.findByRole('button', { name: 'Updates, new items' }))
    const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
    expect(titles).toEqual(['The catalogue is here', 'Welcome'])
    expect(screen.getByText('11/15/2026')).toBeVisible()
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toEqual(['Describe once.', 'Reuse it.', 'Press ? for shortcuts.'])
  })

  it('says that the list could not be loaded, and tries again', async () => {
    const { keys, portal } = await open()
    const opener = await screen.findByRole('button', { name: 'Updates, new items' })
    portal.on(getChangeNotices, refused(500, 'Failed'))
    await keys.click(opener)
    expect(await screen.findByText('The updates could not be loaded')).toBeVisible()
    portal.on(getChangeNotices, notices)
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 3, name: 'Welcome' })).toBeVisible()
  })

  it('opens the newest week, and folds those before it', async () => {
    const older = { id: '2026-11-06-c', date: '2026-11-06', title: 'Earlier', text: '- It was new.' }
    const portal = createFakePortal()
    portal.on(getChangeNotices, [...notices, older])
    portal.on(updatePreferences, ({ body }) => body)
    const { keys } = await renderScreen(<UpdatesButton />, { portal })
    await keys.click(await screen.findByRole('button', { name: 'Updates, new items' }))
    const weeks = (await screen.findAllByText(/^Week of/)).map((head) => head.closest('details'))
    expect(weeks.map((week) => [week?.querySelector('summary')?.textContent, week?.open])).toEqual([
      ['Week of 11/09/2026 2 changes', true],
      ['Week of 11/02/2026 1 change', false],
    ])
  })

  it('remembers in every browser what the user has seen', async () => {
    const { keys, portal } = await open()
    await keys.click(await screen.findByRole('button', { name: 'Updates, new items' }))
    await waitFor(() => expect(portal.calls(updatePreferences)[0]?.body).toEqual({ lastSeenChange: '2026-11-15-b' }))
    await keys.click(await screen.findByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('button', { name: 'Updates' })).toBeVisible()
  })

  it('says nothing is new to whoever has seen the newest', async () => {
    const { portal } = await open({ user: { preferences: { lastSeenChange: '2026-11-15-b' } } })
    await waitFor(() => expect(portal.calls(getChangeNotices)).toHaveLength(1))
    expect(await screen.findByRole('button', { name: 'Updates' })).toBeVisible()
  })
})
