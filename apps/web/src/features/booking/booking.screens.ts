import { screen } from '#platform/screen.ts'

const confirmation = () => import('./ConfirmationPage.tsx')

export const bookingScreens = [
  // Booking a shipment needs more permissions than viewing it. (SHIP-4, DEF-44)
  screen({
    path: '/shipments/:shipmentNumber/book',
    title: 'Book Shipments',
    needs: ['ViewShipment', 'BookShipment'],
    page: () => import('./BookShipmentPage.tsx'),
  }),
  // One page behind two guards. (CONFIRM-1, CONFIRM-2, ROUTE-17, ROUTE-23)
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
