import { Boxes } from 'lucide-react'
import { screen } from '#platform/screen.ts'

export const commodityScreens = [
  screen({
    path: '/commodities',
    title: 'Commodities',
    menu: 'My Account',
    icon: Boxes,
    go: 'm',
    needs: ['ViewCommodity'],
    creates: [{ label: 'Add Commodity', path: '/commodities?add=single', needs: 'EditCommodity' }],
    page: () => import('./CommodityListPage.tsx'),
  }),
]
