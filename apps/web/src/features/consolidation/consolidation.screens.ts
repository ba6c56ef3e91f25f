import { screen } from '#platform/screen.ts'

export const consolidationScreens = [
  screen({
    path: '/orders/:orderNumber/consolidate',
    title: 'Orders',
    needs: ['ViewOrder', 'ConsolidateOrder'],
    page: () => import('./ConsolidatePage.tsx'),
  }),
]
