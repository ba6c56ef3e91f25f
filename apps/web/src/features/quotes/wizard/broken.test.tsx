import { writeQuoteAddress } from '@lanewise/contract/quote-address'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { quoteHistoryScreens, quoteScreens } from '#features/quotes/quotes.screens.ts'
import { aQuote, quotingPortal } from '#features/quotes/testing/given.tsx'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { watchLocation } from '#testing/window.ts'
import { QuoteWizard } from './QuoteWizard.tsx'

function Broken(): never {
  throw new Error('A rate that nobody expected')
}

const rates = `/quotes?${writeQuoteAddress({ step: 'CarrierRates', details: aQuote(), rate: null })}`
const screens = [
  aScreen(),
  ...quoteScreens.map((one) => ({ ...one, page: async () => ({ default: () => <QuoteWizard RatesPart={Broken} /> }) })),
  ...quoteHistoryScreens.map((one) => ({ ...one, page: async () => ({ default: Broken }) })),
]

it.each([
  ['a step', rates],
  ['Quote History', '/requote'],
  ['a quote', '/requote/1'],
])('leaves a page that says so and leads home when %s cannot be rendered [QUOTE-67]', async (_what, path) => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { keys } = await renderPortal({ path, screens, portal: quotingPortal() })
  expect(await screen.findByRole('heading', { name: 'Whoops! Something Went Wrong' })).toBeVisible()
  const { assign } = watchLocation()
  await keys.click(screen.getByRole('button', { name: 'Return to Home Page' }))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/')
  quiet.mockRestore()
})
