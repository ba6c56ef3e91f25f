import type { PublicPage } from '#platform/routing/create-routes.tsx'

/** Opened by the link in the mail to a new watcher. */
export const watcherPages: readonly PublicPage[] = [
  { path: '/public/watch/:token', title: 'Confirm Emails', page: () => import('./ConfirmWatchPage.tsx') },
]
