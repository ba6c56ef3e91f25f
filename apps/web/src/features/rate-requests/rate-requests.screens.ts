import type { PublicPage } from '#platform/routing/create-routes.tsx'

/** Page opened by a personal link. (DEF-37) */
export const rateRequestPages: readonly PublicPage[] = [
  { path: '/public/rate-requests/:token', title: 'Rate Request', page: () => import('./answer/RateRequestPage.tsx') },
]
