import { screen } from '#platform/screen.ts'

const page = () => import('./ConfirmationPage.tsx')

/** CONFIRM-1, CONFIRM-2: one page behind two guards (ROUTE-17, ROUTE-23). */
export const bookingScreens = [
  screen({ path: '/quotes/confirmation/:shipmentNumber', title: 'Get Quotes', needs: ['CreateQuote'], page }),
  screen({ path: '/shipments/:shipmentNumber/confirmation', title: 'Book Shipments', needs: ['ViewShipment'], page }),
]
