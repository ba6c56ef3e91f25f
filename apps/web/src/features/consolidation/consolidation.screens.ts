import { screen } from '#platform/screen.ts'

/** ROUTE-12, ROUTE-13 */
export const consolidationScreens = [
  screen({
    path: '/orders/:orderNumber/consolidate',
    title: 'Orders',
    needs: ['ViewOrder', 'ConsolidateOrder'],
    page: () => import('./ConsolidatePage.tsx'),
  }),
]
