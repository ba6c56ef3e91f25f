import { BadgeDollarSign, History } from 'lucide-react'
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

export const quoteHistoryScreens = [
  screen({
    path: '/requote',
    title: 'Quote History',
    menu: 'Quotes',
    icon: History,
    needs: ['ViewQuoteHistory'],
    page: () => import('./history/QuoteHistoryPage.tsx'),
  }),
  screen({
    path: '/requote/:quoteId',
    title: 'Quote History',
    needs: ['ViewQuoteHistory'],
    page: () => import('./history/PastQuotePage.tsx'),
  }),
]
