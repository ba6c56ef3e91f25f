import { screen } from '#platform/screen.ts'

/** SHIP-4, DEF-44: booking a shipment needs more than seeing it. */
export const shipmentRateScreens = [
  screen({
    path: '/shipments/:shipmentNumber/book',
    title: 'Book Shipments',
    needs: ['ViewShipment', 'BookShipment'],
    page: () => import('./BookShipmentPage.tsx'),
  }),
]
