import { PackageCheck } from 'lucide-react'
import { screen } from '#platform/screen.ts'

/** ROUTE-14, ROUTE-16, ROUTE-17: who may see shipments; what is done with one needs more. */
export const shipmentScreens = [
  screen({
    path: '/shipments',
    title: 'Book Shipments',
    menu: 'Manage Freight',
    icon: PackageCheck,
    go: 's',
    needs: ['ViewShipment'],
    page: () => import('./ShipmentListPage.tsx'),
  }),
  screen({
    path: '/shipments/:shipmentNumber/preview',
    title: 'Book Shipments',
    needs: ['ViewShipment'],
    page: () => import('./ShipmentPage.tsx'),
  }),
]
