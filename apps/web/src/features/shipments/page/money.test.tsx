import { getCarrierChargeDetails } from '@lanewise/contract/shipments'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChargesCard } from '#features/shipments/page/ChargesCard.tsx'
import { createFakePortal } from '#testing/fake-portal.ts'
import { aFullShipment, someCharges } from '#testing/full-shipment.ts'
import { aCharge } from '#testing/rates.ts'
import { renderScreen } from '#testing/render-screen.tsx'

async function openCharges(charges: readonly ReturnType<typeof aCharge>[], total: number | null) {
  const portal = createFakePortal()
  portal.on(getCarrierChargeDetails, { ...someCharges, charges: [...charges], total })
  await renderScreen(<ChargesCard shipment={aFullShipment()} />, { portal })
  const table = within(await screen.findByRole('table', { name: 'Charges' }))
  const rows = table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  return { totals: rows.slice(1).map((row) => row.at(-1)), rates: rows.slice(1, -1).map((row) => row.at(-2)) }
}

it('money shows as dollars with 2 decimals and thousands separators, zero as $0.00, negative in parentheses, empty as N/A [UX-1] [UX-2] [UX-3] [UX-4]', async () => {
  const amounts = [7, 0.05, 1234.5, -1234.5, -145, 0]
  const { totals } = await openCharges(
    amounts.map((total) => aCharge({ total })),
    null,
  )
  expect(totals).toEqual(['$7.00', '$0.05', '$1,234.50', '($1,234.50)', '($145.00)', '$0.00', 'N/A'])
})

it('percent rates show 4 decimals [UX-5]', async () => {
  const percents = [31.5, 8, 0.00005].map((rate) => aCharge({ chargeRateType: 'Percent' as never, rate }))
  const { rates } = await openCharges(percents, 100)
  expect(rates).toEqual(['31.5000%', '8.0000%', '0.0001%'])
})
