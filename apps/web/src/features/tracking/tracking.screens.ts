import { MapPinned } from 'lucide-react'
import { screen } from '#platform/screen.ts'

export const trackShipmentScreens = [
  screen({
    path: '/shipments/tracking',
    title: 'Track Shipments',
    menu: 'Manage Freight',
    icon: MapPinned,
    go: 't',
    needs: ['ViewShipment'],
    page: () => import('./TrackShipmentsPage.tsx'),
  }),
]
