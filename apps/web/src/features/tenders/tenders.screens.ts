import type { PublicPage } from '#platform/routing/create-routes.tsx'

/** Page opened by a personal link. (DEF-37) */
export const tenderPages: readonly PublicPage[] = [
  { path: '/public/tenders/:token', title: 'Load Offer', page: () => import('./offer/OfferPage.tsx') },
]
