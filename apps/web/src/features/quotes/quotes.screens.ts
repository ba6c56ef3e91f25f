import { BadgeDollarSign } from 'lucide-react'
import { screen } from '#platform/screen.ts'

export const quoteScreens = [
  screen({
    path: '/quotes',
    title: 'Get Quotes',
    menu: 'Quotes',
    icon: BadgeDollarSign,
    go: 'q',
    needs: ['CreateQuote'],
    page: () => import('./QuotePage.tsx'),
  }),
]
