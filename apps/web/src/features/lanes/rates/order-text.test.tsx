import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RateTable } from '#features/lanes/rates/RateTable.tsx'
import { aRate } from '#features/lanes/testing/given.tsx'
import { renderScreen } from '#testing/render-screen.tsx'

it('the column Order shows places as 1st, 2nd, 3rd and so on, and a rate without one as Inactive [LRATE-8] [LRATE-9]', async () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, null]
  const rates = places.map((sequence) => aRate({ sequence }))
  await renderScreen(<RateTable rates={rates} onEdit={() => {}} onRemove={() => {}} />)
  const table = within(await screen.findByRole('table', { name: 'Contracted Rates' }))
  expect(table.getAllByRole('columnheader')[0]).toHaveTextContent('Order')
  const shown = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
  expect(shown).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', 'Inactive'])
})
