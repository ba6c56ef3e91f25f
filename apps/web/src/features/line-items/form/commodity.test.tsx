import { createCommodity, findCommodities, updateCommodity } from '@lanewise/contract/commodities'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choose, fill, oliveOil, openItems, press, puree } from '#features/line-items/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'

const without = (missing: string) => ({ permissions: ana.permissions.filter((one) => one !== missing) })
const commodity = () => screen.getByLabelText('Commodity')
type Opened = Awaited<ReturnType<typeof openItems>>

async function takeOliveOil(opened: Opened) {
  await screen.findByLabelText('Commodity')
  await opened.keys.type(commodity(), 'oil')
  await opened.keys.click(await screen.findByRole('option', { name: /OIL-4/ }))
}

/** Fills in a complete item with a code. */
async function fillWhole(opened: Opened, code = 'PUREE-6') {
  await fill(opened, { ...puree, Commodity: code })
  await choose(opened, 'Freight Class', '70')
}

afterEach(() => vi.useRealTimers())

describe('the search for a commodity', () => {
  it('is not there without ViewCommodity [ITEM-31]', async () => {
    await openItems({ user: without('ViewCommodity') })
    await screen.findByLabelText('Description')
    expect(screen.queryByRole('combobox', { name: 'Commodity' })).toBeNull()
  })

  it('is there with it', async () => {
    await openItems({ user: { permissions: ['ViewCommodity'] } })
    expect(await screen.findByRole('combobox', { name: 'Commodity' })).toBeEnabled()
  })

  it('asks for ten by what was typed, 500 ms after the last key, and offers what is found [ITEM-32]', async () => {
    const opened = await openItems()
    await screen.findByLabelText('Commodity')
    vi.useFakeTimers()
    for (const text of ['o', 'oi', 'oil']) {
      fireEvent.change(commodity(), { target: { value: text } })
      await act(() => vi.advanceTimersByTimeAsync(499))
    }
    expect(opened.portal.calls(findCommodities)).toHaveLength(0)
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    expect(await screen.findByRole('option', { name: /OIL-4/ })).toBeVisible()
    expect(opened.portal.calls(findCommodities).map(({ query }) => query)).toEqual([
      expect.objectContaining({ searchTerm: 'oil', pageSize: '10' }),
    ])
  })

  it('fills the package fields of the item from the one that is chosen [ITEM-34]', async () => {
    const opened = await openItems()
    await takeOliveOil(opened)
    await press(opened, 'Add Item')
    expect(opened.lines()).toEqual([
      expect.objectContaining({
        commodityCode: 'OIL-4',
        customerProductCode: 'C-OIL',
        description: 'Olive oil 4 × 1 gal',
        totalWeight: 1742,
        packageLength: 40,
        packageWidth: 36,
        packageHeight: 54,
        palletCount: 2,
        packageCount: 52,
        packagingUnitType: 'Case',
        cargoClassification: 'Food',
        freightClass: '85',
        nmfcNumber: '144920',
        isStackable: true,
      }),
    ])
  })
})

it('is an option by its code that can be searched for, with its package fields, or added as a new code [ITEM-33]', async () => {
  const opened = await openItems()
  // Commodities with the same description are separate options, because their codes differ.
  const drum = { ...oliveOil, id: '0198c0de-0000-7000-9000-00000000aaab', commodityCode: 'OIL-55', packageQuantity: 7 }
  opened.portal.on(findCommodities, { data: [oliveOil, drum], total: 2 })
  await screen.findByLabelText('Commodity')
  await opened.keys.type(commodity(), 'olive')
  await screen.findByRole('option', { name: /OIL-55/ })
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(['OIL-4Olive oil 4 × 1 gal', 'OIL-55Olive oil 4 × 1 gal'])
  await opened.keys.click(screen.getByRole('option', { name: /OIL-55/ }))
  expect(commodity()).toHaveValue('OIL-55')
  for (const [label, value] of [
    ['Length (in)', '40'],
    ['Width (in)', '36'],
    ['Height (in)', '54'],
    ['Pallet Count', '2'],
    ['Quantity', '7'],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveValue(value)
  expect(screen.getByLabelText('Package Type')).toHaveTextContent('Case')
  await press(opened, 'Add Item')
  await press(opened, 'Add Item')
  opened.portal.on(findCommodities, { data: [], total: 0 })
  await fillWhole(opened, 'NEW-1')
  expect(commodity()).toHaveValue('NEW-1')
  await press(opened, 'Add Item')
  expect(opened.lines().map(({ commodityCode, packageCount }) => [commodityCode, packageCount])).toEqual([
    ['OIL-55', 7],
    ['NEW-1', 96],
  ])
})

it('starts a new item from the commodity that the company has set [ITEM-35]', async () => {
  const opened = await openItems({ defaultCommodity: oliveOil.id })
  expect(await screen.findByLabelText('Description')).toHaveValue('Olive oil 4 × 1 gal')
  await press(opened, 'Add Item')
  await press(opened, 'Add Item')
  expect(await screen.findByLabelText('Commodity')).toHaveValue('OIL-4')
  expect(opened.lines()).toHaveLength(1)
})

describe('Add Item And Save Commodity', () => {
  const button = 'Add Item And Save Commodity'

  it('needs EditCommodity [ITEM-36]', async () => {
    const opened = await openItems({ user: without('EditCommodity') })
    await fillWhole(opened)
    expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'true')
    await press(opened, button)
    expect(opened.lines()).toEqual([])
  })

  it('adds the item and keeps new goods in the catalogue [ITEM-37] [ITEM-38]', async () => {
    const opened = await openItems()
    opened.portal.on(createCommodity, oliveOil)
    await fillWhole(opened)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await press(opened, button)
    expect(await screen.findByText('New Commodity Saved')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2500))
    expect(screen.getByText('New Commodity Saved')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.queryByText('New Commodity Saved')).toBeNull()
    expect(opened.lines()).toEqual([expect.objectContaining({ commodityCode: 'PUREE-6', packageCount: 96 })])
    expect(opened.portal.calls(createCommodity).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        commodityCode: 'PUREE-6',
        description: 'Tomato puree',
        perPackageWeight: 33.75,
        packageLength: 48,
        packageWidth: 40,
        packageHeight: 48,
        palletCount: 4,
        packageQuantity: 96,
        packagingUnitType: 'Skid',
        freightClass: '70',
      }),
    ])
  })

  it('changes goods that are in the catalogue, by their id [ITEM-37] [ITEM-38]', async () => {
    const opened = await openItems()
    opened.portal.on(updateCommodity, oliveOil)
    opened.portal.on(createCommodity, oliveOil)
    await takeOliveOil(opened)
    await fill(opened, { 'Height (in)': '60' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await press(opened, button)
    expect(await screen.findByText('Commodity Saved')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2500))
    expect(screen.getByText('Commodity Saved')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.queryByText('Commodity Saved')).toBeNull()
    const [requests] = opened.portal.calls(updateCommodity)
    expect(requests?.params).toEqual({ id: oliveOil.id })
    expect(requests?.body).toMatchObject({ commodityCode: 'OIL-4', packageHeight: 60 })
    expect(opened.portal.calls(createCommodity)).toHaveLength(0)
    expect(opened.lines()).toHaveLength(1)
  })

  it('says why goods could not be kept, for 5 s [ITEM-39]', async () => {
    const opened = await openItems()
    const taken = 'Code is already taken.'
    opened.portal.on(createCommodity, refused(400, 'Not saved', { modelState: { commodityCode: [taken] } }))
    await fillWhole(opened)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await press(opened, button)
    expect(await screen.findByText('Failed to save Commodity')).toBeVisible()
    expect(screen.getByText(taken)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(4500))
    expect(screen.getByText('Failed to save Commodity')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.queryByText('Failed to save Commodity')).toBeNull()
  })

  it('asks for a code before it adds anything, and puts the cursor there', async () => {
    const opened = await openItems()
    await fill(opened, puree)
    await choose(opened, 'Freight Class', '70')
    await press(opened, button)
    expect(commodity()).toHaveAccessibleDescription('Enter a code to save the commodity under')
    expect(commodity()).toHaveFocus()
    expect(opened.lines()).toEqual([])
  })
})
