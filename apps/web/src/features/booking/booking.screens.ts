import { screen } from '#platform/screen.ts'

const confirmation = () => import('./ConfirmationPage.tsx')

export const bookingScreens = [
  // SHIP-4, DEF-44: booking a shipment needs more than seeing it.
  screen({
    path: '/shipments/:shipmentNumber/book',
    title: 'Book Shipments',
    needs: ['ViewShipment', 'BookShipment'],
    page: () => import('./BookShipmentPage.tsx'),
  }),
  // CONFIRM-1, CONFIRM-2: one page behind two guards (ROUTE-17, ROUTE-23).
  screen({
    path: '/quotes/confirmation/:shipmentNumber',
    title: 'Get Quotes',
    needs: ['CreateQuote'],
    page: confirmation,
  }),
  screen({
    path: '/shipments/:shipmentNumber/confirmation',
    title: 'Book Shipments',
    needs: ['ViewShipment'],
    page: confirmation,
  }),
]
