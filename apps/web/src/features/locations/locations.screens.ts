import { Warehouse } from 'lucide-react'
import { screen } from '#platform/screen.ts'

export const locationScreens = [
  screen({
    path: '/locations',
    title: 'Locations',
    menu: 'My Account',
    icon: Warehouse,
    go: 'l',
    needs: ['ViewLocations'],
    creates: [
      {
        label: 'Add Location',
        path: '/locations?add=single',
        needs: { any: ['CreateOrder', 'EditOrder', 'EditLocations'] },
      },
    ],
    page: () => import('./LocationListPage.tsx'),
  }),
  screen({
    path: '/locations/:locationNumber',
    title: 'Locations',
    needs: ['ViewLocations'],
    page: () => import('./LocationPage.tsx'),
  }),
]
