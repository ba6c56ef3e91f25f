import type { PublicPage } from '#platform/routing/create-routes.tsx'
import { screen } from '#platform/screen.ts'

/** All that concerns the user, without an end. */
export const notificationScreens = [
  screen({ path: '/notifications', title: 'Notifications', needs: [], page: () => import('./NotificationsPage.tsx') }),
]

/** NOTIFY-3: opened by the link at the end of a mail. */
export const notificationPages: readonly PublicPage[] = [
  { path: '/public/unsubscribe/:token', title: 'Stop Mails', page: () => import('./UnsubscribePage.tsx') },
]
