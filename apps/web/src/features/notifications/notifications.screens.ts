import type { PublicPage } from '#platform/routing/create-routes.tsx'

/** NOTIFY-3: opened by the link at the end of a mail. */
export const notificationPages: readonly PublicPage[] = [
  { path: '/public/unsubscribe/:token', title: 'Stop Mails', page: () => import('./UnsubscribePage.tsx') },
]
