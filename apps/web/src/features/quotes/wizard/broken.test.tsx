import { writeQuoteAddress } from '@lanewise/contract/quote-address'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { quoteScreens } from '#features/quotes/quotes.screens.ts'
import { aQuote, quotingPortal } from '#features/quotes/testing/given.tsx'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { QuoteWizard } from './QuoteWizard.tsx'

function Broken(): never {
  throw new Error('A rate that nobody expected')
}

it('leaves a page that says so and leads home when a step cannot be rendered [QUOTE-67]', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = async () => ({ default: () => <QuoteWizard RatesPart={Broken} /> })
  const screens = quoteScreens.map((one) => ({ ...one, page }))
  const path = `/quotes?${writeQuoteAddress({ step: 'CarrierRates', details: aQuote(), rate: null })}`
  await renderPortal({ path, screens: [aScreen(), ...screens], portal: quotingPortal() })
  expect(await screen.findByRole('heading', { name: 'Whoops! Something Went Wrong' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Return to Home Page' })).toBeVisible()
  quiet.mockRestore()
})
