import { Truck } from 'lucide-react'
import { screen } from '#platform/screen.ts'

export const carrierScreens = [
  screen({
    path: '/carriers',
    title: 'Carriers',
    menu: 'My Account',
    icon: Truck,
    go: 'r',
    needs: ['ViewCarrierNetwork'],
    creates: [{ label: 'Add Carrier', path: '/carriers?add=single', needs: 'EditCarrierNetwork' }],
    page: () => import('./CarrierListPage.tsx'),
  }),
  screen({
    path: '/carriers/:carrierId',
    title: 'Carriers',
    needs: ['ViewCarrierNetwork'],
    page: () => import('./CarrierPage.tsx'),
  }),
]
