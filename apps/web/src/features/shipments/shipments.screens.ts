import { PackageCheck } from 'lucide-react'
import { screen } from '#platform/screen.ts'

/**
 * Shipment screens for users who may view shipments. Actions need further permissions. (ROUTE-14, ROUTE-16, ROUTE-17)
 */
export const shipmentScreens = [
  screen({
    path: '/shipments',
    title: 'Book Shipments',
    menu: 'Manage Freight',
    icon: PackageCheck,
    go: 's',
    needs: ['ViewShipment'],
    creates: [
      { label: 'Create Shipment', path: '/shipments?add=single', needs: { all: ['CreateShipment', 'ViewOrder'] } },
    ],
    page: () => import('./ShipmentListPage.tsx'),
  }),
  screen({
    path: '/shipments/:shipmentNumber/preview',
    title: 'Book Shipments',
    needs: ['ViewShipment'],
    page: () => import('./ShipmentPage.tsx'),
  }),
]
