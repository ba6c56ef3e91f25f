import { getFreightSpend } from '@lanewise/contract/dashboard-shipments'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { SpendTile } from './tiles/SpendTile.tsx'

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `${index === 0 ? 2025 : 2026}-${String(index === 0 ? 12 : index).padStart(2, '0')}-01`,
  TL: 60_000,
  LTL: 30_000,
  VLTL: index === 11 ? 0 : 10_000,
}))

async function open(change: number | null) {
  const portal = createFakePortal()
  portal.on(getFreightSpend, { months, change })
  await renderScreen(<SpendTile />, { portal })
  const tile = within(await screen.findByRole('region', { name: 'Freight spend' }))
  await tile.findByRole('table')
  return tile
}

it('plots spend per month by mode over 12 months, with its change in percent', async () => {
  const tile = await open(2.64)
  const rows = within(tile.getByRole('table', { name: 'Freight spend' })).getAllByRole('row')
  const textOf = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent)
  expect(rows).toHaveLength(13)
  expect(textOf(rows[0])).toEqual(['Month', 'TL', 'LTL', 'VLTL', 'Total'])
  expect(textOf(rows[1])).toEqual(['Dec 2025', '$60,000.00', '$30,000.00', '$10,000.00', '$100,000.00'])
  expect(textOf(rows[12])).toEqual(['Nov 2026', '$60,000.00', '$30,000.00', '$0.00', '$90,000.00'])
  expect(tile.getByText('November to date')).toBeVisible()
  expect(tile.getByText('+2.6% on the same days of October')).toBeVisible()
  expect(tile.getByText('TL 61%, LTL 30%, VLTL 9%')).toBeVisible()
})

it('names every series beside the last bar, and says when there is nothing to compare with', async () => {
  const tile = await open(null)
  expect(tile.getByText('N/A on the same days of October')).toBeVisible()
  expect(tile.getByText('TL', { selector: 'b' }).parentElement).toHaveTextContent('TL $60k')
  expect(tile.getByText('LTL', { selector: 'b' }).parentElement).toHaveTextContent('LTL $30k')
  expect(tile.getByText('VLTL', { selector: 'b' }).parentElement).toHaveTextContent('VLTL $0k')
})
