import { ClipboardList } from 'lucide-react'
import { screen } from '#platform/screen.ts'

export const orderScreens = [
  screen({
    path: '/orders',
    title: 'Orders',
    menu: 'Manage Freight',
    icon: ClipboardList,
    go: 'o',
    needs: ['ViewOrder'],
    page: () => import('./OrderListPage.tsx'),
  }),
  screen({
    path: '/orders/:orderNumber',
    title: 'Orders',
    needs: ['ViewOrder'],
    page: () => import('./OrderPage.tsx'),
  }),
]
