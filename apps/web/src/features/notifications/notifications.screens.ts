import type { PublicPage } from '#platform/routing/create-routes.tsx'
import { screen } from '#platform/screen.ts'

/** All notifications of the user. */
export const notificationScreens = [
  screen({ path: '/notifications', title: 'Notifications', needs: [], page: () => import('./NotificationsPage.tsx') }),
]

/** Opened by the unsubscribe link at the end of an email. (NOTIFY-3) */
export const notificationPages: readonly PublicPage[] = [
  { path: '/public/unsubscribe/:token', title: 'Unsubscribe', page: () => import('./UnsubscribePage.tsx') },
]
