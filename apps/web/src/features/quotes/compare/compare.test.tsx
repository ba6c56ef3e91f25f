import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCharge, anLtlRate, openRates, someRates } from '#features/quotes/rates/testing/given.tsx'

const liftgate = aCharge({
  description: 'Lift gate',
  chargeType: 'Liftgate',
  chargeTypeName: 'Liftgate',
  chargeRateType: 'Flat',
  units: 1,
  rate: 65,
  total: 65,
})
const rates = [
  anLtlRate({ carrierName: 'Prairie', totalCost: 587.2, minServiceDays: 4, maxServiceDays: 6 }),
  anLtlRate({ carrierName: 'Kestrel', totalCost: 618.81, charges: [aCharge(), liftgate] }),
  anLtlRate({ carrierName: 'Old Canal', totalCost: 648.9, unpricedAccessorials: ['LiftgateDelivery'] }),
  anLtlRate({ carrierName: 'Northgate', totalCost: 742.15, maxServiceDays: 2, minServiceDays: 2 }),
  anLtlRate({ carrierName: 'Tidewater', totalCost: 800 }),
]
const tick = (name: string) => screen.findByRole('checkbox', { name: `Compare ${name}, Standard` })
const cells = (label: string) =>
  [...(screen.getByRole('rowheader', { name: label }).closest('tr')?.querySelectorAll('td') ?? [])].map(
    ({ textContent }) => textContent,
  )

async function compare(names: readonly string[]) {
  const opened = await openRates({ details: { shippingModes: ['LTL'] }, ltl: someRates(rates) })
  for (const name of names) await opened.keys.click(await tick(name))
  await opened.keys.click(screen.getByRole('button', { name: 'Compare' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Compare ${names.length} rates` }))
  return { ...opened, dialog }
}

describe('rates side by side', () => {
  it('are ticked, four at most, and compared from two on', async () => {
    const { keys } = await openRates({ ltl: someRates(rates) })
    await keys.click(await tick('Prairie'))
    const button = screen.getByRole('button', { name: 'Compare' })
    expect(button).toHaveAccessibleDescription('Tick at least two rates')
    for (const name of ['Kestrel', 'Old Canal', 'Northgate']) await keys.click(await tick(name))
    expect(screen.getByText('4 of 4 rates')).toBeVisible()
    expect(await tick('Tidewater')).toHaveAccessibleDescription('4 rates fit side by side')
    await keys.click(await tick('Tidewater'))
    expect(screen.getByText('4 of 4 rates')).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Clear the ticked rates' }))
    expect(screen.queryByRole('region', { name: 'Rates to compare' })).toBeNull()
  })

  it('have every fact in a row, with the best of it marked', async () => {
    await compare(['Prairie', 'Kestrel', 'Old Canal', 'Northgate'])
    expect(cells('Transit')).toEqual([
      '4-6 business days',
      '3 business days',
      '3 business days',
      '2 business daysBest of its row',
    ])
    expect(cells('Est. arrival')).toEqual([
      'Wednesday 11/25/2099',
      'Friday 11/20/2099',
      'Friday 11/20/2099',
      'Thursday 11/19/2099Best of its row',
    ])
    expect(cells('Calendar')[1]).toContain('Pickup 11/17/2099, arrival 11/20/2099')
    expect(cells('Calendar')[1]).toContain('T17W18T19F20S21S22M23T24W25')
    expect(cells('Liftgate')).toEqual(['–', '$65.00', '–', '–'])
    expect(cells('Cost')).toEqual(['$587.20Best of its row', '$618.81', '$648.90', '$742.15'])
    expect(cells('Missing accessorials')).toEqual(['None', 'None', 'Liftgate Delivery', 'None'])
  })

  it('say what a higher price gives, and show each price as a bar beside the others', async () => {
    const { dialog } = await compare(['Prairie', 'Kestrel', 'Northgate'])
    expect(dialog.getByText('+$31.61 for 5 days sooner')).toBeVisible()
    expect(dialog.getByText('+$154.95 for 6 days sooner')).toBeVisible()
    expect(dialog.getByText('The lowest of these 3')).toBeVisible()
    const bars = [...document.querySelectorAll<HTMLElement>('thead [aria-hidden] > span')].map(
      ({ style }) => style.width,
    )
    expect(bars).toEqual(['79%', '83%', '100%'])
  })

  it('can be cut down to what differs', async () => {
    const { keys, dialog } = await compare(['Prairie', 'Kestrel'])
    expect(dialog.getByRole('rowheader', { name: 'Guaranteed' })).toBeVisible()
    await keys.click(dialog.getByRole('switch', { name: 'Only differences' }))
    expect(dialog.queryByRole('rowheader', { name: 'Guaranteed' })).toBeNull()
    expect(dialog.getByRole('rowheader', { name: 'Transit' })).toBeVisible()
  })

  it('can be chosen there, or taken away', async () => {
    const { keys, dialog, onChoose } = await compare(['Prairie', 'Kestrel', 'Northgate'])
    await keys.click(dialog.getByRole('button', { name: 'Select Kestrel, Standard' }))
    expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ integratedQuote: { carrierName: 'Kestrel' } })
    await keys.click(dialog.getByRole('button', { name: 'Remove Northgate' }))
    expect(await screen.findByRole('dialog', { name: 'Compare 2 rates' })).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: 'Remove Kestrel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
