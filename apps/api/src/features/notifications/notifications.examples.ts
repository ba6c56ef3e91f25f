import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getNotifications: () => ({ query: { group: 'Mentions' } }),
  getUnreadNotificationCounts: () => ({}),
  readNotifications: () => ({ body: { group: 'Mentions' } }),
  getSubscription: () => ({ params: { token: 'unknown' } }),
  unsubscribe: () => ({ params: { token: 'unknown' } }),
}
