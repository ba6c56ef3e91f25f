import type { CurrentUser } from '@lanewise/contract/auth'
import {
  getNotifications,
  getUnreadCounts,
  type Notification,
  readNotifications,
} from '@lanewise/contract/notifications'
import { updatePreferences } from '@lanewise/contract/profile'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createFakePortal, type FakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { NotificationBell } from '../index.ts'

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const note = (id: number, more: Partial<Notification> = {}): Notification => ({
  id: idOf(id),
  kind: 'Mention',
  createdAt: '2026-11-16T12:00:00.000Z',
  isRead: false,
  actor: { name: 'Bea Novak', profilePictureFileId: null },
  entityId: '0198c0de-0000-7000-8000-000000104438',
  entityName: 'S104438',
  path: '/shipments/S104438/preview',
  detail: null,
  excerpt: 'driver waits for a tire',
  ...more,
})

export const some = [
  note(1),
  note(2, { kind: 'ShipmentStatus', actor: null, detail: 'Booked', excerpt: null, isRead: true }),
  note(3, {
    kind: 'Import',
    actor: null,
    entityId: null,
    entityName: 'orders.csv',
    path: '/orders/upload/7',
    detail: '12 orders',
    excerpt: null,
  }),
]

/** Opens the bell, or another screen, on a portal that remembers what was read. */
export async function open(
  notifications: readonly Notification[] = some,
  user: Partial<CurrentUser> = {},
  screenToOpen: ReactElement = <NotificationBell />,
  answers: (portal: FakePortal) => void = () => {},
) {
  const portal = createFakePortal()
  const held = [...notifications]
  const counts = () => {
    const unread = held.filter(({ isRead }) => !isRead)
    const of = (...kinds: string[]) => unread.filter(({ kind }) => kinds.includes(kind)).length
    return {
      all: unread.length,
      Mentions: of('Mention'),
      Watching: of('NoteOnWatched', 'ShipmentStatus', 'OnTimeStatus'),
      Jobs: of('Import'),
    }
  }
  portal.on(getUnreadCounts, counts)
  portal.on(getNotifications, ({ query }) => {
    const data = held.filter(
      ({ kind }) => !query.group || (query.group === 'Jobs' ? kind === 'Import' : kind === 'Mention'),
    )
    const from = (Number(query.page ?? 1) - 1) * 20
    return { data: data.slice(from, from + 20), total: data.length }
  })
  portal.on(readNotifications, ({ body }) => {
    const { ids, isRead = true } = body as { ids?: string[]; isRead?: boolean }
    held.forEach((one, index) => {
      if (!ids || ids.includes(one.id)) held[index] = { ...one, isRead }
    })
    return counts()
  })
  portal.on(updatePreferences, ({ body }) => body)
  answers(portal)
  const opened = await renderScreen(screenToOpen, { portal, user })
  return { ...opened, portal }
}

export const bell = (name: RegExp | string = /^Notifications/) => screen.findByRole('button', { name })
