import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCharge, anLtlRate, openRates, someRates } from '#features/rates/testing/given.tsx'

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
  const dialog = within(await screen.findByRole('region', { name: `Compare ${names.length} rates` }))
  return { ...opened, dialog }
}

describe('rates side by side', () => {
  it('are ticked, four at most, and compared from two on', async () => {
    const { keys } = await openRates({ ltl: someRates(rates) })
    await keys.click(await tick('Prairie'))
    const button = screen.getByRole('button', { name: 'Compare' })
    expect(button).toHaveAccessibleDescription('Check at least two rates')
    for (const name of ['Kestrel', 'Old Canal', 'Northgate']) await keys.click(await tick(name))
    expect(screen.getByText('4 of 4 rates')).toBeVisible()
    expect(await tick('Tidewater')).toHaveAccessibleDescription('At most 4 rates fit side by side')
    await keys.click(await tick('Tidewater'))
    expect(screen.getByText('4 of 4 rates')).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Clear the checked rates' }))
    expect(screen.queryByRole('region', { name: 'Rates to compare' })).toBeNull()
  })

  it('have every fact in a row, with the best of it marked', async () => {
    await compare(['Prairie', 'Kestrel', 'Old Canal', 'Northgate'])
    expect(cells('Transit')).toEqual([
      '4-6 business days',
      '3 business days',
      '3 business days',
      '2 business daysBest in row',
    ])
    expect(cells('Est. arrival')).toEqual([
      'Wednesday 11/25/2099',
      'Friday 11/20/2099',
      'Friday 11/20/2099',
      'Thursday 11/19/2099Best in row',
    ])
    expect(cells('Calendar')[1]).toContain('Pickup 11/17/2099, arrival 11/20/2099')
    expect(cells('Calendar')[1]).toContain('T17W18T19F20S21S22M23T24W25')
    expect(cells('Liftgate')).toEqual(['–', '$65.00', '–', '–'])
    expect(cells('Carrier cost')).toEqual(['$587.20Best in row', '$618.81', '$648.90', '$742.15'])
    expect(cells('Missing accessorials')).toEqual(['None', 'None', 'Liftgate Delivery', 'None'])
  })

  it('say what a higher price gives, and offer the cheapest with the filled button', async () => {
    const { dialog } = await compare(['Prairie', 'Kestrel', 'Northgate'])
    expect(dialog.getByText('+$31.61 for 5 days sooner')).toBeVisible()
    expect(dialog.getByText('+$154.95 for 6 days sooner')).toBeVisible()
    expect(dialog.getByText('The lowest of these 3')).toBeVisible()
    const filled = dialog
      .getAllByRole('button', { name: /^Select/ })
      .filter((one) => one.matches('.MuiButton-contained'))
    expect(filled.map((one) => one.getAttribute('aria-label'))).toEqual(['Select Prairie, Standard'])
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
    expect(await screen.findByRole('region', { name: 'Compare 2 rates' })).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: 'Remove Kestrel' }))
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Rates side by side' })).toBeNull())
  })

  it('begin with all rows, of which only a warning stands beside what a price leaves out [DEF-130]', async () => {
    await compare(['Kestrel', 'Old Canal'])
    expect(screen.getByRole('switch', { name: 'Only differences' })).not.toBeChecked()
    expect(cells('Terms')).toEqual(['Liability $25,000.00', 'Liability $25,000.00'])
    expect(cells('Guaranteed')).toEqual(['No', 'No'])
    expect(cells('Why this rate')).toEqual([
      '781 miles fall into the band 751 to 1,000',
      '781 miles fall into the band 751 to 1,000',
    ])
    const icons = (label: string) =>
      [...(screen.getByRole('rowheader', { name: label }).closest('tr')?.querySelectorAll('td') ?? [])].map(
        (cell) => cell.querySelectorAll('svg').length,
      )
    expect(icons('Missing accessorials')).toEqual([0, 1])
    // A price without the lift gate is not compared with one that includes it.
    expect(icons('Carrier cost')).toEqual([0, 0])
    expect(screen.getByText('Not comparable: includes other services')).toBeVisible()
    expect(icons('Guaranteed')).toEqual([0, 0])
    // With equal values none is marked as the best.
    expect(cells('Transit')).toEqual(['3 business days', '3 business days'])
  })

  it('have a dash for what a source does not say, and Yes where the day is guaranteed', async () => {
    const sure = anLtlRate({ carrierName: 'Sure', isGuaranteedRate: true, why: [], maxLiability: null, totalCost: 500 })
    const other = anLtlRate({ carrierName: 'Other', totalCost: 600 })
    const { keys } = await openRates({ details: { shippingModes: ['LTL'] }, ltl: someRates([sure, other]) })
    await keys.click(await tick('Sure'))
    expect(screen.getByText('1 of 4 rates')).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Rates side by side' })).toBeNull()
    await keys.click(await tick('Other'))
    const button = screen.getByRole('button', { name: 'Compare' })
    expect(button).not.toHaveAccessibleDescription()
    await keys.click(button)
    await screen.findByRole('region', { name: 'Compare 2 rates' })
    expect(screen.getByText('Ship date 11/17/2099')).toBeVisible()
    expect(cells('Guaranteed')).toEqual(['Yes', 'No'])
    expect(cells('Terms')[0]).toBe('–')
    expect(cells('Why this rate')[0]).toBe('–')
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Rates side by side' })).toBeNull())
    expect(screen.getByText('2 of 4 rates')).toBeVisible()
    await keys.click(await tick('Other'))
    expect(screen.getByText('1 of 4 rates')).toBeVisible()
  })

  it('stay when one of three is taken away', async () => {
    const { keys, dialog } = await compare(['Prairie', 'Kestrel', 'Northgate'])
    await keys.click(dialog.getByRole('button', { name: 'Remove Prairie' }))
    expect(await screen.findByRole('region', { name: 'Compare 2 rates' })).toBeVisible()
    expect(screen.getByText('The lowest of these 2')).toBeVisible()
    const marks = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
    expect(marks[1]).toMatch(/Kestrel.*Lowest cost/)
    expect(marks[2]).toMatch(/Northgate.*Fastest/)
    expect(marks[2]).not.toMatch(/Lowest cost/)
  })
})
