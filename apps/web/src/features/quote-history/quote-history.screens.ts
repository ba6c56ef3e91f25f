import { History } from 'lucide-react'
import { screen } from '#platform/screen.ts'

export const quoteHistoryScreens = [
  screen({
    path: '/requote',
    title: 'Quote History',
    menu: 'Quotes',
    icon: History,
    needs: ['ViewQuoteHistory'],
    page: () => import('./QuoteHistoryPage.tsx'),
  }),
  screen({
    path: '/requote/:quoteId',
    title: 'Quote History',
    needs: ['ViewQuoteHistory'],
    page: () => import('./QuotePage.tsx'),
  }),
]
