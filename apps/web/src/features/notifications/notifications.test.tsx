import {
  getNotifications,
  getSubscription,
  getUnreadCounts,
  type Notification,
  readNotifications,
  unsubscribe,
} from '@lanewise/contract/notifications'
import { updatePreferences } from '@lanewise/contract/profile'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { NotificationBell } from './index.ts'
import UnsubscribePage from './UnsubscribePage.tsx'

const note = (id: number, more: Partial<Notification> = {}): Notification => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  kind: 'Mention',
  createdAt: '2026-11-16T15:00:00.000Z',
  isRead: false,
  actor: { name: 'Bea Novak', profilePictureFileId: null },
  entityName: 'S104438',
  path: '/shipments/S104438/preview',
  detail: null,
  excerpt: 'driver waits for a tire',
  ...more,
})

const some = [
  note(1),
  note(2, { kind: 'ShipmentStatus', actor: null, detail: 'Booked', excerpt: null, isRead: true }),
  note(3, {
    kind: 'Import',
    actor: null,
    entityName: 'orders.csv',
    path: '/orders/upload/7',
    detail: '12 orders',
    excerpt: null,
  }),
]

async function open(news: readonly Notification[] = some) {
  const portal = createFakePortal()
  const held = [...news]
  const counts = () => {
    const unread = held.filter(({ isRead }) => !isRead)
    const of = (...kinds: string[]) => unread.filter(({ kind }) => kinds.includes(kind)).length
    return {
      all: unread.length,
      Mentions: of('Mention'),
      Watching: of('NoteOnWatched', 'ShipmentStatus'),
      Jobs: of('Import'),
    }
  }
  portal.on(getUnreadCounts, counts)
  portal.on(getNotifications, ({ query }) => {
    const data = held.filter(
      ({ kind }) => !query.group || (query.group === 'Jobs' ? kind === 'Import' : kind === 'Mention'),
    )
    return { data, total: data.length, next: null, previous: null }
  })
  portal.on(readNotifications, ({ body }) => {
    const { ids, isRead = true } = body as { ids?: string[]; isRead?: boolean }
    held.forEach((one, index) => {
      if (!ids || ids.includes(one.id)) held[index] = { ...one, isRead }
    })
    return counts()
  })
  portal.on(updatePreferences, ({ body }) => body)
  const opened = await renderScreen(<NotificationBell />, { portal })
  return { ...opened, portal }
}

const bell = (name: RegExp | string = /^Notifications/) => screen.findByRole('button', { name })

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

  it('says so when there is nothing', async () => {
    const { keys } = await open([])
    await keys.click(await bell('Notifications'))
    expect(await screen.findByText('Nothing new for you')).toBeVisible()
  })
})

describe('the preferences', () => {
  it('choose bell and mail for each kind, and hold at once', async () => {
    const { keys, portal } = await open()
    await keys.click(await bell())
    await keys.click(await screen.findByRole('button', { name: 'Notification preferences' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Notification preferences/ }))
    await keys.click(dialog.getByRole('checkbox', { name: 'Mentions in the bell' }))
    await keys.click(dialog.getByRole('combobox', { name: 'Notes on what I watch by mail' }))
    await keys.click(await screen.findByRole('option', { name: 'Never' }))
    await waitFor(() => expect(portal.calls(updatePreferences)).toHaveLength(2))
    expect(portal.calls(updatePreferences)[1]?.body).toEqual({
      notifications: { Mention: { bell: false, mail: 'AtOnce' }, NoteOnWatched: { bell: true, mail: 'Never' } },
    })
    expect(dialog.getByRole('checkbox', { name: 'Mentions in the bell' })).not.toBeChecked()
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
    expect(await screen.findByText('bea@acme.test gets mails about notes that mention you.')).toBeVisible()
    expect(portal.calls(unsubscribe)).toHaveLength(0)
    await keys.click(screen.getByRole('button', { name: 'Stop these mails' }))
    expect(await screen.findByRole('heading', { name: 'These mails have stopped' })).toBeVisible()
  })

  it('says when the link has ended', async () => {
    const portal = createFakePortal()
    portal.on(getSubscription, refused(410, 'This link is invalid or has ended.'))
    await renderScreen(page, { portal, path: '/public/unsubscribe/abc' })
    expect(await screen.findByRole('heading', { name: 'This link is invalid or has ended.' })).toBeVisible()
  })
})
