import type { PublicPage } from '#platform/routing/create-routes.tsx'

/** DEF-37: opened by a personal link. */
export const tenderPages: readonly PublicPage[] = [
  { path: '/public/tenders/:token', title: 'Load Offer', page: () => import('./offer/OfferPage.tsx') },
]
