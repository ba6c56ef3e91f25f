import { getNotifications, getUnreadCounts, notified, readNotifications } from '@lanewise/contract/notifications'
import { updatePreferences } from '@lanewise/contract/profile'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { NotificationBell } from '../index.ts'
import NotificationsPage from '../NotificationsPage.tsx'
import { bell, idOf, note, open } from '../testing/given.tsx'

const bodies = () => [...document.querySelectorAll<HTMLElement>('[data-notification]')]
const at = () => bodies().indexOf(document.activeElement as HTMLElement)
const watched = (id: number, more: Parameters<typeof note>[1] = {}) =>
  note(id, { kind: 'NoteOnWatched', entityId: idOf(id + 100), entityName: `S10${id}`, ...more })

describe('the count', () => {
  it('stands at the bell up to 99, and in the panel as it is', async () => {
    const { keys } = await open(Array.from({ length: 100 }, (_, index) => note(index)))
    await bell('Notifications, 100 unread')
    expect(screen.getByText('99+')).toBeVisible()
    await keys.click(await bell())
    expect(within(await screen.findByRole('dialog', { name: 'Notifications' })).getByText('100')).toBeVisible()
  })

  it('of 99 is told, and none is not', async () => {
    await open(Array.from({ length: 99 }, (_, index) => note(index)))
    await bell('Notifications, 99 unread')
    expect(screen.getByText('99')).toBeVisible()
  })

  it('is not there when everything is read', async () => {
    const { keys, portal } = await open([note(1, { isRead: true })])
    await waitFor(() => expect(portal.calls(getUnreadCounts)).toHaveLength(1))
    await keys.click(await bell('Notifications'))
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    await panel.findByText('driver waits for a tire')
    expect(panel.queryByText('0')).toBeNull()
    expect(screen.queryByText('0')).toBeNull()
  })

  it('follows what comes in for the user', async () => {
    const { live, portal } = await open([note(1)])
    await bell('Notifications, 1 unread')
    portal.on(getUnreadCounts, { all: 7, Mentions: 7, Watching: 0, Jobs: 0 })
    await waitFor(() => expect(live.isJoined(ana.id, 'notification')).toBe(true))
    act(() => live.receive(ana.id, 'notification', { name: notified.name, entity: '', payload: {} }))
    expect(await bell('Notifications, 7 unread')).toBeVisible()
  })

  it('stands beside the title of the page only while something is unread', async () => {
    await open([note(1, { isRead: true })], {}, <NotificationsPage />)
    await screen.findByText('driver waits for a tire')
    expect(screen.queryByText(/ unread$/)).toBeNull()
  })
})

describe('an entry', () => {
  it('that was read is opened without being marked again, and the panel closes', async () => {
    const { keys, portal, router } = await open([note(1, { isRead: true })])
    await keys.click(await bell())
    expect(await screen.findByLabelText('Bea Novak mentioned you on S104438')).toBeVisible()
    await keys.click(screen.getByRole('link', { name: 'S104438' }))
    expect(router.state.location.pathname).toBe('/shipments/S104438/preview')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
    expect(portal.calls(readNotifications)).toHaveLength(0)
  })

  it('that is unread is marked when its record or the answer to it is opened', async () => {
    const { keys, portal } = await open([note(1)])
    await keys.click(await bell())
    expect(await screen.findByLabelText('Bea Novak mentioned you on S104438, unread')).toBeVisible()
    await keys.click(screen.getByRole('link', { name: 'Reply on S104438' }))
    await waitFor(() =>
      expect(portal.calls(readNotifications).map(({ body }) => body)).toEqual([{ ids: [idOf(1)], isRead: true }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
  })

  it('without words is nothing to reply to', async () => {
    const { keys } = await open([note(1, { excerpt: null })])
    await keys.click(await bell())
    await screen.findByRole('link', { name: 'S104438' })
    expect(screen.queryByRole('link', { name: /^Reply/ })).toBeNull()
    expect(document.querySelector('blockquote')).toBeNull()
  })

  it('hears keys only itself, not from its links', async () => {
    const { keys, portal } = await open([note(1)])
    await keys.click(await bell())
    const link = await screen.findByRole('link', { name: 'S104438' })
    link.focus()
    await keys.keyboard('e')
    bodies()[0]?.focus()
    await keys.keyboard('x')
    expect(portal.calls(readNotifications)).toHaveLength(0)
    await keys.keyboard('e')
    await waitFor(() => expect(portal.calls(readNotifications)).toHaveLength(1))
  })
})

it('arrows move through the entries and stay at the ends', async () => {
  const { keys } = await open([note(1), note(2), note(3)])
  await keys.click(await bell())
  await screen.findAllByRole('listitem')
  bodies()[0]?.focus()
  await keys.keyboard('{ArrowUp}')
  expect(at()).toBe(0)
  await keys.keyboard('{ArrowDown}')
  expect(at()).toBe(1)
  await keys.keyboard('jj')
  expect(at()).toBe(2)
  await keys.keyboard('k')
  expect(at()).toBe(1)
  await keys.keyboard('x')
  expect(at()).toBe(1)
})

it('says that it is loading', async () => {
  await open([], {}, <NotificationsPage />, (portal) => portal.on(getNotifications, () => new Promise(() => {})))
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  expect(screen.queryByText('No new notifications')).toBeNull()
})

it('marks one kind as read when its tab is open', async () => {
  const { keys, portal } = await open([note(1), note(3, { kind: 'Import', actor: null })])
  await keys.click(await bell())
  await keys.click(await screen.findByRole('tab', { name: 'Jobs 1' }))
  await keys.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(portal.calls(readNotifications).map(({ body }) => body)).toEqual([{ group: 'Jobs' }]))
})

it('keeps what is shown when it cannot be asked again', async () => {
  const { keys, portal } = await open([note(1)], {}, <NotificationsPage />)
  await screen.findByText('driver waits for a tire')
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  portal.on(getNotifications, refused(503, 'Not now'))
  await keys.click(screen.getByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(portal.calls(getNotifications)).toHaveLength(2))
  expect(screen.getByText('driver waits for a tire')).toBeVisible()
  expect(screen.queryByText('Not now')).toBeNull()
})

describe('muting', () => {
  it('a record with watched notes adds it to the others, of which the oldest goes', async () => {
    const mutedRecords = Array.from({ length: 500 }, (_, index) => idOf(index + 1000))
    const { keys, portal } = await open([watched(1)], { preferences: { mutedRecords } })
    await keys.click(await bell())
    await keys.click(await screen.findByRole('button', { name: 'Mute S101', pressed: false }))
    await screen.findByRole('button', { name: 'Unmute S101' })
    expect(portal.calls(updatePreferences)[0]?.body).toEqual({ mutedRecords: [...mutedRecords.slice(1), idOf(101)] })
  })

  it('one record leaves another as it is', async () => {
    const { keys, portal } = await open([watched(1), watched(2)], {
      preferences: { mutedRecords: [idOf(101), idOf(102)] },
    })
    await keys.click(await bell())
    await keys.click(await screen.findByRole('button', { name: 'Unmute S102', pressed: true }))
    await screen.findByRole('button', { name: 'Mute S102' })
    expect(portal.calls(updatePreferences)[0]?.body).toEqual({ mutedRecords: [idOf(101)] })
  })

  it('is not offered for what is about no record', async () => {
    const { keys } = await open([watched(1, { entityId: null })])
    await keys.click(await bell())
    await screen.findByText('driver waits for a tire')
    expect(screen.queryByRole('button', { name: /^Mute/ })).toBeNull()
  })
})

it('folds only the moves of one record, not its notes', async () => {
  const move = (id: number, record: number | null) =>
    note(id, {
      kind: 'ShipmentStatus',
      actor: null,
      detail: `move ${id}`,
      excerpt: null,
      entityId: record === null ? null : idOf(record),
    })
  const { keys } = await open([
    move(1, 101),
    watched(2, { entityId: idOf(101) }),
    watched(3, { entityId: idOf(101) }),
    move(4, null),
    move(5, null),
  ])
  await keys.click(await bell())
  await screen.findByText(/is move 1/)
  expect(bodies()).toHaveLength(5)
  expect(screen.queryByRole('button', { name: /earlier update/ })).toBeNull()
})

it('saves the preferences with Ctrl and Enter, and closes them', async () => {
  const { keys, portal } = await open([], {}, <NotificationBell />)
  await keys.click(await bell())
  await keys.click(await screen.findByRole('button', { name: 'Notification preferences' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Notification preferences/ }))
  expect(dialog.queryByText('Notification mails are off in your profile.')).toBeNull()
  expect(dialog.queryByRole('alert')).toBeNull()
  await keys.click(dialog.getByRole('checkbox', { name: 'Mentions in the bell' }))
  await keys.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /preferences/ })).toBeNull())
  expect(portal.calls(updatePreferences)).toHaveLength(1)
})
