import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anItem, choose, fill, fullTruck, openItems, press } from '#features/line-items/testing/given.tsx'
import { setWindowWidth } from '#testing/window.ts'

const suggestion = () => screen.queryByText(/suggests freight/)
const measures = {
  'Length (in)': '40',
  'Width (in)': '36',
  'Height (in)': '54',
  'Total Weight (lbs)': '1740',
  'Pallet Count': '2',
}

describe('the class that a density recommends', () => {
  it('waits for all three dimensions, weight and pallets [ITEM-24]', async () => {
    const opened = await openItems()
    await fill(opened, measures)
    expect(suggestion()).toBeVisible()
    for (const [label, value] of Object.entries(measures)) {
      await fill(opened, { [label]: '0' })
      expect(suggestion()).toBeNull()
      await fill(opened, { [label]: value })
    }
    expect(suggestion()).toBeVisible()
  })

  it('is that of the weight of a pallet over its cubic feet, is filled in, and is taken back by a click [ITEM-25]', async () => {
    const opened = await openItems()
    await fill(opened, measures)
    // 870 lbs per pallet over 77,760 cubic inches, which are 45 cubic feet.
    expect(suggestion()).toHaveTextContent('Density 19.33 lb/ft³ suggests freight class 70')
    expect(screen.getByText('870 lbs a pallet ÷ 45.00 ft³. Class 65 begins at 22.5 lb/ft³')).toBeVisible()
    expect(screen.getByLabelText('Freight Class')).toHaveTextContent('70')
    expect(screen.queryByRole('button', { name: 'Use class 70' })).toBeNull()
    await choose(opened, 'Freight Class', '85')
    await press(opened, 'Use class 70')
    expect(screen.getByLabelText('Freight Class')).toHaveTextContent('70')
    expect(screen.queryByRole('button', { name: 'Use class 70' })).toBeNull()
    expect(screen.getByLabelText('Freight Class')).toHaveFocus()
  })

  it('is not filled in where the mode needs no class, and never over a class that was chosen', async () => {
    const truck = await openItems({ freight: fullTruck })
    await fill(truck, measures)
    expect(suggestion()).toBeVisible()
    expect(screen.getByLabelText('Freight Class')).not.toHaveTextContent('70')
    cleanup()
    const opened = await openItems()
    await choose(opened, 'Freight Class', '85')
    await fill(opened, measures)
    expect(screen.getByLabelText('Freight Class')).toHaveTextContent('85')
  })

  it('is said in fewer words on a phone', async () => {
    setWindowWidth(390)
    const opened = await openItems()
    await fill(opened, measures)
    expect(screen.getByText(/suggests/)).toHaveTextContent(/^19.33 lb\/ft³ suggests class 70$/)
    expect(screen.queryByText(/a pallet ÷/)).toBeNull()
    await choose(opened, 'Freight Class', '85')
    await press(opened, 'Use 70')
    expect(screen.getByLabelText('Freight Class')).toHaveTextContent('70')
  })
})

describe('the Density Calculator', () => {
  const entered = { Length: '48', Width: '48', Height: '60', 'Total Weight': '900', 'Pallet Count': '3' }
  const dialog = () => within(screen.getByRole('dialog', { name: 'Density Calculator' }))
  async function enter(opened: Awaited<ReturnType<typeof openItems>>) {
    for (const [label, text] of Object.entries(entered)) {
      await opened.keys.clear(dialog().getByLabelText(label))
      await opened.keys.type(dialog().getByLabelText(label), text)
    }
  }

  it('shows density and class of what is entered, and writes them back to the item [ITEM-26]', async () => {
    const opened = await openItems()
    await screen.findByLabelText('Description')
    await press(opened, 'Density Calculator')
    expect(dialog().getByRole('button', { name: 'Use in item' })).toBeDisabled()
    await enter(opened)
    expect(dialog().getByRole('status')).toHaveTextContent('3.75 lb/ft³Recommended class 250')
    await opened.keys.click(dialog().getByRole('button', { name: 'Use in item' }))
    expect(screen.getByLabelText('Length (in)')).toHaveValue('48')
    expect(screen.getByLabelText('Width (in)')).toHaveValue('48')
    expect(screen.getByLabelText('Height (in)')).toHaveValue('60')
    expect(screen.getByLabelText('Total Weight (lbs)')).toHaveValue('900')
    expect(screen.getByLabelText('Pallet Count')).toHaveValue('3')
    expect(screen.getByLabelText('Freight Class')).toHaveTextContent('250')
  })

  it('draws the class between those beside it, each from the density where it begins', async () => {
    const opened = await openItems()
    await screen.findByLabelText('Description')
    await press(opened, 'Density Calculator')
    await enter(opened)
    const scale = dialog().getByRole('status').querySelector('[aria-hidden]')
    const texts = (of: string) => [...(scale?.querySelectorAll(of) ?? [])].map(({ textContent }) => textContent)
    expect(texts('span')).toEqual(['400', '300', '250', '175', '125'])
    expect(texts('i')).toEqual(['1', '2', '4', '6'])
    expect(texts('[data-own] span')).toEqual(['250'])
  })

  it('starts from the open item, and leaves a quantity that somebody entered', async () => {
    const opened = await openItems()
    await fill(opened, { ...measures, Quantity: '52' })
    await press(opened, 'Density Calculator')
    expect(dialog().getByLabelText('Height')).toHaveValue('54')
    expect(dialog().getByLabelText('Total Weight')).toHaveValue('1740')
    await enter(opened)
    await opened.keys.click(dialog().getByRole('button', { name: 'Use in item' }))
    expect(screen.getByLabelText('Pallet Count')).toHaveValue('3')
    expect(screen.getByLabelText('Quantity')).toHaveValue('52')
  })

  it('begins a new item where none is open', async () => {
    const opened = await openItems({ items: [anItem()] })
    await press(opened, 'Density Calculator')
    await enter(opened)
    await opened.keys.click(dialog().getByRole('button', { name: 'Use in item' }))
    expect(await screen.findByLabelText('Quantity')).toHaveValue('3')
    expect(screen.getByLabelText('Freight Class')).toHaveTextContent('250')
  })
})
