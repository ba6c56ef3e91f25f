import {
  getNotifications,
  getSubscription,
  getUnreadCounts,
  notified,
  readNotifications,
  unsubscribe,
} from '@lanewise/contract/notifications'
import type { NotificationGroup } from '@lanewise/domain/notifications/notification-kinds'
import { useQueryClient } from '@tanstack/react-query'
import { useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { query, refreshByEvent, useOperation, useOperationQuery } from '#platform/query/query.ts'
import { usePages } from '#platform/query/use-pages.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'

/** Unread counts. The live group of the user announces when they are stale. */
export function useUnreadCounts() {
  const client = useQueryClient()
  useLiveGroup(useUser().id, 'notification', (message) => refreshByEvent(client, message))
  return useOperationQuery(query(getUnreadCounts, {}, { refreshOn: [notified] })).data
}

/** Newest notifications, with older ones page by page. */
export const useNotifications = (group: NotificationGroup | null) =>
  usePages(query(getNotifications, { query: group ? { group } : {} }, { refreshOn: [notified] }), ({ id }) => id)

export const useRead = () => useOperation(readNotifications, { refreshes: [getNotifications, getUnreadCounts] })

export const useSubscription = (token: string) => useOperationQuery(query(getSubscription, { params: { token } }))
export const useUnsubscribe = () => useOperation(unsubscribe, { refreshes: [getSubscription] })
