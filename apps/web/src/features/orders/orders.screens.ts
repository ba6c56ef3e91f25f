import { ClipboardList } from 'lucide-react'
import { screen } from '#platform/screen.ts'

/** View permission for orders. Creating and editing need more. (ORDER-2, ORDER-3) */
export const orderScreens = [
  screen({
    path: '/orders',
    title: 'Orders',
    menu: 'Manage Freight',
    icon: ClipboardList,
    go: 'o',
    needs: ['ViewOrder'],
    creates: [
      { label: 'Create Order', path: '/orders/create', needs: 'CreateOrder' },
      { label: 'Upload Orders', path: '/orders/upload', needs: 'BulkOrderUpload' },
    ],
    page: () => import('./OrderListPage.tsx'),
  }),
  screen({
    path: '/orders/create',
    title: 'Orders',
    needs: ['ViewOrder', 'CreateOrder'],
    page: () => import('./OrderCreatePage.tsx'),
  }),
  screen({
    path: '/orders/:orderNumber/edit',
    title: 'Orders',
    needs: ['ViewOrder', 'EditOrder'],
    page: () => import('./OrderEditPage.tsx'),
  }),
  screen({
    path: '/orders/:orderNumber',
    title: 'Orders',
    needs: ['ViewOrder'],
    page: () => import('./OrderPage.tsx'),
  }),
]
