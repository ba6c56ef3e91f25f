import type { CurrentUser } from '@lanewise/contract/auth'
import {
  getNotifications,
  getSubscription,
  type Notification,
  readNotifications,
  unsubscribe,
} from '@lanewise/contract/notifications'
import { updatePreferences } from '@lanewise/contract/profile'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createFakePortal, type FakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { NotificationBell } from './index.ts'
import NotificationsPage from './NotificationsPage.tsx'
import { bell, idOf, note, open, some } from './testing/given.tsx'
import UnsubscribePage from './UnsubscribePage.tsx'

describe('the bell', () => {
  it('counts what is unread, and lists mentions, watched shipments and finished jobs with who, what and when [NOTIFY-4]', async () => {
    const { keys } = await open()
    await keys.click(await bell('Notifications, 2 unread'))
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    const rows = await panel.findAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Bea Novak mentioned you on S104438',
      'Shipment S104438 is Booked',
      'Upload orders.csv is done: 12 orders',
    ])
    expect(rows[0]).toHaveTextContent('driver waits for a tire')
    expect(panel.getAllByRole('link', { name: 'S104438' })[0]).toHaveAttribute('href', '/shipments/S104438/preview')
    expect(panel.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Mentions 1',
      'Watching',
      'Jobs 1',
    ])
  })

  it('shows one kind alone in its tab', async () => {
    const { keys } = await open()
    await keys.click(await bell())
    await keys.click(await screen.findByRole('tab', { name: 'Jobs 1' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(screen.getByRole('listitem')).toHaveTextContent('orders.csv')
  })

  it('marks all as read, and the count is gone [NOTIFY-4]', async () => {
    const { keys, portal } = await open()
    await keys.click(await bell())
    await keys.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    const button = screen.getByRole('button', { name: 'Mark all as read' })
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Mentions 1' })).toBeNull())
    expect(button).toHaveFocus()
    expect(portal.calls(readNotifications)[0]?.body).toEqual({})
    await keys.keyboard('{Escape}')
    expect(await bell('Notifications')).toBeVisible()
  })

  it('is worked by keys: arrows move, E turns read and unread, Enter opens and marks as read', async () => {
    const { keys, portal, router } = await open()
    await keys.click(await bell())
    const [first] = await screen.findAllByRole('listitem')
    first?.querySelector<HTMLElement>('[data-notification]')?.focus()
    await keys.keyboard('j')
    await keys.keyboard('e')
    await waitFor(() => expect(portal.calls(readNotifications)[0]?.body).toEqual({ ids: [some[1]?.id], isRead: false }))
    await keys.keyboard('k{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/shipments/S104438/preview'))
    expect(portal.calls(readNotifications)[1]?.body).toEqual({ ids: [some[0]?.id], isRead: true })
  })

  it('turns one read and unread by its button', async () => {
    const { keys, portal } = await open([note(1)])
    await keys.click(await bell())
    const groups = await screen.findByRole('tablist', { name: 'Kinds of notifications' })
    expect(groups).toBeVisible()
    await keys.click(await screen.findByRole('button', { name: 'Mark as read' }))
    await keys.click(await screen.findByRole('button', { name: 'Mark as unread' }))
    expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeVisible()
    expect(portal.calls(readNotifications).map(({ body }) => body)).toEqual([
      { ids: [idOf(1)], isRead: true },
      { ids: [idOf(1)], isRead: false },
    ])
  })

  it('names a record that can no longer be opened without a link, and opens nothing by its key', async () => {
    const { keys, router } = await open([note(1, { path: null })])
    await keys.click(await bell())
    const [entry] = await screen.findAllByRole('listitem')
    expect(within(entry as HTMLElement).queryByRole('link')).toBeNull()
    expect(entry).toHaveTextContent('Bea Novak mentioned you on S104438')
    entry?.querySelector<HTMLElement>('[data-notification]')?.focus()
    await keys.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/')
  })

  it('says so when there is nothing', async () => {
    const { keys } = await open([])
    await keys.click(await bell('Notifications'))
    expect(await screen.findByText('No new notifications')).toBeVisible()
  })
})

describe('the preferences', () => {
  const openChoices = async (user: Partial<CurrentUser> = {}) => {
    const opened = await open(some, user)
    await opened.keys.click(await bell())
    await opened.keys.click(await screen.findByRole('button', { name: 'Notification preferences' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Notification preferences/ }))
    const save = () => opened.keys.click(dialog.getByRole('button', { name: 'Save' }))
    return { ...opened, dialog, save }
  }
  const first = {
    Mention: { bell: true, mail: 'AtOnce' },
    Assignment: { bell: true, mail: 'AtOnce' },
    NoteOnWatched: { bell: true, mail: 'Daily' },
    ShipmentStatus: { bell: true, mail: 'AtOnce' },
    OnTimeStatus: { bell: true, mail: 'AtOnce' },
    Import: { bell: true, mail: 'Never' },
  }

  it('choose bell and mail for each kind, and hold when they are saved', async () => {
    const { keys, portal, dialog, save } = await openChoices()
    await keys.click(dialog.getByRole('checkbox', { name: 'Mentions in the bell' }))
    await keys.click(dialog.getByRole('combobox', { name: 'Notes on what I watch by email' }))
    await keys.click(await screen.findByRole('option', { name: 'Never' }))
    expect(portal.calls(updatePreferences)).toHaveLength(0)
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /preferences/ })).toBeNull())
    expect(portal.calls(updatePreferences).map(({ body }) => body)).toMatchObject([
      {
        notifications: {
          ...first,
          Mention: { bell: false, mail: 'AtOnce' },
          NoteOnWatched: { bell: true, mail: 'Never' },
        },
      },
    ])
    await keys.click(screen.getByRole('button', { name: 'Notification preferences' }))
    expect(await screen.findByRole('checkbox', { name: 'Mentions in the bell' })).not.toBeChecked()
  })

  it('say whose they are, where mails go, and what quiet hours leave', async () => {
    const { dialog } = await openChoices({ firstName: 'Ana', lastName: 'Ruiz', emailAddress: 'ana@acme.test' })
    expect(dialog.getByText('For Ana Ruiz, on every device. Emails go to ana@acme.test')).toBeVisible()
    expect(dialog.getByText('No immediate emails; the bell still counts')).toBeVisible()
    expect(dialog.getByText('You can mute a record from any of its notifications.')).toBeVisible()
  })

  it('stay as they were when that is cancelled', async () => {
    const { keys, portal, dialog } = await openChoices()
    await keys.click(dialog.getByRole('checkbox', { name: 'Mentions in the bell' }))
    await keys.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /preferences/ })).toBeNull())
    expect(portal.calls(updatePreferences)).toHaveLength(0)
  })

  it('set quiet hours by the clock of where the user is', async () => {
    const { keys, portal, dialog, save } = await openChoices()
    const [from, to] = [/Quiet from/, /Quiet until/].map((name) => dialog.getByRole('combobox', { name }))
    expect(from).toBeDisabled()
    await keys.click(dialog.getByRole('switch', { name: 'Quiet hours' }))
    expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['19:00', '06:00'])
    await keys.clear(from as HTMLElement)
    await keys.type(from as HTMLElement, '2130{Tab}')
    await save()
    await waitFor(() => expect(portal.calls(updatePreferences)).toHaveLength(1))
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(portal.calls(updatePreferences)[0]?.body).toEqual({
      notifications: first,
      quietHours: { isOn: true, from: '21:30', to: '06:00', timeZone },
    })
  })

  it('say what is wrong with quiet hours without length, and when nothing could be saved', async () => {
    const quietHours = { isOn: true, from: '07:00', to: '06:00', timeZone: 'UTC' }
    const { keys, portal, dialog, save } = await openChoices({ preferences: { quietHours } })
    const to = dialog.getByRole('combobox', { name: 'Quiet until' })
    await keys.clear(to)
    await keys.type(to, '0700{Tab}')
    await save()
    expect(dialog.getByText('Quiet hours must begin and end at different times')).toBeVisible()
    expect(portal.calls(updatePreferences)).toHaveLength(0)
    await keys.click(dialog.getByRole('switch', { name: 'Quiet hours' }))
    portal.on(updatePreferences, refused(503, 'Not now'))
    await save()
    expect(await dialog.findByText('Your choice could not be saved. Try again.')).toBeVisible()
    portal.on(updatePreferences, ({ body }) => body)
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /preferences/ })).toBeNull())
    expect(portal.calls(updatePreferences).at(-1)?.body).toEqual({ notifications: first, quietHours: null })
  })

  it('say when all mails are off in the profile', async () => {
    const { dialog } = await openChoices({ preferences: { notificationMails: false } })
    expect(dialog.getByText('Notification mails are off in your profile.')).toBeVisible()
  })
})

describe('a record', () => {
  const moves = [5, 4, 3].map((hour) =>
    note(hour, {
      kind: 'ShipmentStatus',
      actor: null,
      detail: `move ${hour}`,
      excerpt: null,
      createdAt: `2026-11-16T12:0${hour}:00.000Z`,
      isRead: hour !== 4,
    }),
  )

  it('that moved on several times in a day is one entry, which shows the others when asked', async () => {
    const { keys } = await open([...moves, note(1)])
    await keys.click(await bell())
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    const shown = () => panel.getAllByText(/is move \d|mentioned you/).map(({ textContent }) => textContent)
    await panel.findByText(/is move 5/)
    expect(shown()).toEqual(['Shipment S104438 is move 5', 'Bea Novak mentioned you on S104438'])
    await keys.click(panel.getByRole('button', { name: /^2 earlier updates since .*, 1 unread$/ }))
    expect(shown()).toEqual([
      ...['Shipment S104438 is move 5', 'Shipment S104438 is move 4', 'Shipment S104438 is move 3'],
      'Bea Novak mentioned you on S104438',
    ])
  })

  it('is muted from its notification and heard again, but a mention does not offer that', async () => {
    const { keys, portal } = await open([moves[0] as Notification, note(1)])
    await keys.click(await bell())
    const mute = await screen.findByRole('button', { name: 'Mute S104438' })
    await keys.click(mute)
    const unmute = await screen.findByRole('button', { name: 'Unmute S104438', pressed: true })
    await keys.click(unmute)
    await screen.findByRole('button', { name: 'Mute S104438' })
    expect(portal.calls(updatePreferences).map(({ body }) => body)).toEqual([
      { mutedRecords: [moves[0]?.entityId] },
      { mutedRecords: [] },
    ])
  })

  it('that moved on twice says since when, and folds again', async () => {
    const { keys } = await open(moves.slice(1).map((one) => ({ ...one, isRead: true })))
    await keys.click(await bell())
    const fold = await screen.findByRole('button', { name: /^1 earlier update since 11\/16\/2026 [^,]*$/ })
    expect(fold).toHaveAttribute('aria-expanded', 'false')
    await keys.click(fold)
    expect(fold).toHaveAttribute('aria-expanded', 'true')
    await keys.click(fold)
    expect(screen.queryByText(/is move 3/)).toBeNull()
  })

  it('says when it could not be muted', async () => {
    const refuse = (portal: FakePortal) => portal.on(updatePreferences, refused(500, 'No'))
    const { keys } = await open([moves[0] as Notification], {}, <NotificationBell />, refuse)
    await keys.click(await bell())
    await keys.click(await screen.findByRole('button', { name: 'Mute S104438' }))
    expect(await screen.findByText('Your choice could not be saved. Try again.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Mute S104438', pressed: false })).toBeVisible()
  })

  it('is answered from a note on it', async () => {
    const { keys } = await open()
    await keys.click(await bell())
    const reply = await screen.findByRole('link', { name: 'Reply on S104438' })
    expect(reply).toHaveAttribute('href', '/shipments/S104438/preview')
  })

  it('leads to the own exceptions when one of them was handed over, and is nothing to reply to', async () => {
    const path = '/exceptions?view=mine'
    const { keys } = await open([note(4, { kind: 'Assignment', path, detail: 'Late', excerpt: 'Late by 2 h' })])
    await keys.click(await bell())
    expect(await screen.findByLabelText('Bea Novak assigned you S104438: Late, unread')).toBeVisible()
    expect(screen.getByRole('link', { name: 'S104438' })).toHaveAttribute('href', path)
    expect(screen.getByText('Late by 2 h')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Reply/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Mute/ })).toBeNull()
  })
})

describe('the page of all notifications', () => {
  it('opens from the bell', async () => {
    const { keys, router } = await open()
    await keys.click(await bell())
    await keys.click(await screen.findByRole('link', { name: 'All notifications' }))
    expect(router.state.location.pathname).toBe('/notifications')
  })

  it('shows everything page by page under its days, by tab, with what is unread', async () => {
    const today = new Date()
    const at = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString()
    const many = Array.from({ length: 25 }, (_, index) =>
      note(1, { id: idOf(index), excerpt: `text ${index}`, isRead: index > 2, createdAt: at(Math.min(index, 2)) }),
    )
    const { keys, portal } = await open(many, {}, <NotificationsPage />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    expect(await screen.findByText('3 unread')).toBeVisible()
    await screen.findByText('text 0')
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(days).toEqual(['Today', 'Yesterday', expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/)])
    expect(screen.queryByText('text 24')).toBeNull()
    await keys.click(screen.getByRole('button', { name: 'Show older' }))
    expect(await screen.findByText('text 24')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
    await keys.click(screen.getByRole('tab', { name: 'Jobs' }))
    expect(await screen.findByText('No new notifications')).toBeVisible()
    expect(portal.calls(getNotifications).at(-1)?.query).toMatchObject({ group: 'Jobs' })
  })

  it('says why nothing can be shown and tries again', async () => {
    const { keys, portal } = await open(some, {}, <NotificationsPage />, (given) =>
      given.on(getNotifications, refused(503, 'The database is being restarted')),
    )
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    portal.on(getNotifications, { data: [note(1)], total: 1 })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('driver waits for a tire')).toBeVisible()
  })
})

describe('the page behind the link of a mail', () => {
  const page = (
    <Routes>
      <Route path="/public/unsubscribe/:token" element={<UnsubscribePage />} />
    </Routes>
  )

  it('says what stops, and stops it only when asked to', async () => {
    const portal = createFakePortal()
    let isEnded = false
    const answer = () => ({ about: 'notes that mention you', emailAddress: 'bea@acme.test', isEnded })
    portal.on(getSubscription, answer)
    portal.on(unsubscribe, () => {
      isEnded = true
      return answer()
    })
    const { keys } = await renderScreen(page, { portal, path: '/public/unsubscribe/abc' })
    expect(await screen.findByText('bea@acme.test receives emails about notes that mention you.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Unsubscribe?' })).toBeVisible()
    expect(portal.calls(unsubscribe)).toHaveLength(0)
    await keys.click(screen.getByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
    expect(screen.getByText('bea@acme.test will no longer receive emails about notes that mention you.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
  })

  it('says why it could not stop them, and when it could not be asked', async () => {
    const portal = createFakePortal()
    portal.on(getSubscription, refused(503, 'The database is being restarted'))
    portal.on(unsubscribe, refused(503, 'Not now'))
    const { keys } = await renderScreen(page, { portal, path: '/public/unsubscribe/abc' })
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    portal.on(getSubscription, { about: 'notes', emailAddress: 'bea@acme.test', isEnded: false })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    await keys.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByText('Not now')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Unsubscribe?' })).toBeVisible()
  })

  it('says when the link has ended', async () => {
    const portal = createFakePortal()
    portal.on(getSubscription, refused(410, 'This link is invalid or has expired.'))
    await renderScreen(page, { portal, path: '/public/unsubscribe/abc' })
    expect(await screen.findByRole('heading', { name: 'This link is invalid or has expired.' })).toBeVisible()
  })
})
