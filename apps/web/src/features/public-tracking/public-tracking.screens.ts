import type { PublicPage } from '#platform/routing/create-routes.tsx'

/** Anyone who knows a number can track a shipment without an account. (TRACK-1 to TRACK-3) */
export const publicTrackingPages: readonly PublicPage[] = [
  { path: '/public/trackShipments', title: 'Track Your Shipment', page: () => import('./LandingPage.tsx') },
  {
    path: '/public/shipments/:entityNumber/preview/details',
    title: 'Track Your Shipment',
    page: () => import('./NumberPage.tsx'),
  },
  {
    path: '/public/shipments/:referenceNumber/preview/details/:customerNumber',
    title: 'Track Your Shipment',
    page: () => import('./ReferencePage.tsx'),
  },
]
