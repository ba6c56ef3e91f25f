import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCharge, anLtlRate, openRates, someRates } from './testing/given.tsx'

it('a rate shows its carrier, marked-up total, service days, delivery date, service level and charges [RATE-6]', async () => {
  const rate = anLtlRate({
    carrierName: 'Prairie Star Lines',
    serviceLevel: 'Economy',
    minServiceDays: 4,
    maxServiceDays: 6,
    totalCost: 500,
    charges: [aCharge({ description: 'Base freight', total: 500 })],
  })
  const configuration = {
    includePrepaidAddMarkupQuotes: true,
    prepaidAddMarkupMethod: 'Margin' as const,
    domesticLTLMarkup: 20,
  }
  const { keys } = await openRates({ ltl: someRates([rate]), configuration })
  const row = within(await screen.findByRole('listitem', { name: 'Prairie Star Lines, Economy / Deferred' }))
  for (const text of ['Prairie Star Lines', 'Economy / Deferred', '4-6']) expect(row.getByText(text)).toBeVisible()
  // Six business days after Tuesday, 11/17/2099.
  expect(row.getByText('11/25/2099')).toBeVisible()
  // Expected price: 500 / 0.8.
  await keys.click(row.getByRole('button', { name: /^\$625\.00/ }))
  const table = within(await screen.findByRole('table', { name: 'Cost Breakdown' }))
  expect(table.getByRole('row', { name: /^Base freight .*\$500\.00$/ })).toBeVisible()
})
