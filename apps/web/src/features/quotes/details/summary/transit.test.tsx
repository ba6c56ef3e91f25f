import { getMileage } from '@lanewise/contract/places'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { cleanup, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { aQuote } from '#features/quotes/testing/given.tsx'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { Facts } from './RouteFacts.tsx'

async function transitOver(totalMiles: number) {
  cleanup()
  const portal = createFakePortal()
  portal.on(getMileage, { totalMiles, line: [], source: 'own network' })
  function Form() {
    const form = useForm<QuoteDraft>({ defaultValues: aQuote() })
    return (
      <FormProvider {...form}>
        <Facts />
      </FormProvider>
    )
  }
  await renderScreen(<Form />, { portal })
  await screen.findByText(/ mi$/)
  return screen.getByText('Transit').nextElementSibling?.textContent
}

it('a truckload takes a day for each 600 miles begun [RATE-35]', async () => {
  expect(await transitOver(600)).toBe('1 day')
  expect(await transitOver(600.1)).toBe('2 days')
  expect(await transitOver(1_200)).toBe('2 days')
  expect(await transitOver(2_790)).toBe('5 days')
})
