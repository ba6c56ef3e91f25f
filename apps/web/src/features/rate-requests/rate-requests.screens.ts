import type { PublicPage } from '#platform/routing/create-routes.tsx'

/** DEF-37: opened by a personal link. */
export const rateRequestPages: readonly PublicPage[] = [
  { path: '/public/rate-requests/:token', title: 'Rate Request', page: () => import('./answer/RateRequestPage.tsx') },
]
