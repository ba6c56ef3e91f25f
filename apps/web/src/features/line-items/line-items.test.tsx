import { getCommodity } from '@lanewise/contract/commodities'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { anItem, choose, fill, fullTruck, oliveOil, openItems, press, puree } from './testing/given.tsx'

const oil = anItem({ uniqueIdentifier: 'line-2', description: 'Olive oil', freightClass: '85' })
const field = (label: string) => screen.getByLabelText(label)
const cells = (name: RegExp) =>
  [...screen.getByRole('row', { name }).children].slice(0, 8).map(({ textContent }) => textContent?.trim())

describe('the list', () => {
  it('counts its items and names its columns', async () => {
    const opened = await openItems({ items: [anItem()] })
    expect(screen.getByText('1 item')).toBeVisible()
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual([
      'Commodity',
      'Total weight',
      'Pallets',
      'Qty',
      'Package',
      'L × W × H',
      'Density',
      'Class',
      'Actions',
    ])
    await press(opened, 'Duplicate Tomato puree')
    expect(screen.getByText('2 items')).toBeVisible()
    expect(screen.queryByText(/was removed$/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has a dash for what an item does not say, and calls it by its code', async () => {
    const bare = { packageLength: null, freightClass: null, description: null, isHazmat: true } as const
    await openItems({
      items: [
        anItem({ ...bare, commodityCode: 'PUREE-6' }),
        anItem({ ...bare, uniqueIdentifier: 'line-3', isHazmat: false, packageWidth: null }),
      ],
      freight: fullTruck,
    })
    expect(cells(/^PUREE-6/)).toEqual([
      expect.stringMatching(/^PUREE-6 Hazmat/),
      '3,240 lbs',
      '4',
      '96',
      'Case',
      '–',
      '–',
      '–',
    ])
    expect(cells(/^Item/)[0]).toMatch(/^Item(?! Hazmat)/)
  })

  it('as cards says the same, one pallet in the singular', async () => {
    setWindowWidth(390)
    const one = anItem({ palletCount: 1, packageCount: 24 })
    const sizeless = { ...oil, packageHeight: null, palletCount: null, freightClass: null }
    await openItems({ items: [one, sizeless] })
    expect(screen.getByText('2 items')).toBeVisible()
    expect(screen.getByText('3,240 lbs · 1 pallet · 24 Case')).toBeVisible()
    expect(screen.getByText('48 × 40 × 48 in · 60.75 lb/ft³')).toBeVisible()
    expect(screen.getByText('Class 70')).toBeVisible()
    expect(screen.getByText('3,240 lbs · 96 Case')).toBeVisible()
    expect(screen.getByText(/Height is required/)).toBeVisible()
    expect(screen.getAllByText(/is required/)).toHaveLength(1)
    expect(screen.getAllByText(/^Class/)).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Add Item' })).toBeVisible()
  })

  it.each([1440, 390])('that is locked can be read and not changed, at %i px', async (width) => {
    setWindowWidth(width)
    await openItems({ items: [anItem()], lock: 'This order is booked' })
    expect(screen.getByText('Tomato puree')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('that is locked opens no form', async () => {
    await openItems({ lock: 'This order is booked' })
    expect(screen.queryByLabelText('Description')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says what is wrong with all of it', async () => {
    await openItems({ error: 'Must have at least one line item' })
    expect(screen.getByRole('alert')).toHaveTextContent('Must have at least one line item')
  })

  it('names an item without words that was removed', async () => {
    const opened = await openItems({ items: [anItem({ description: null }), oil] })
    await press(opened, 'Remove Item')
    expect(screen.getByText('The item was removed')).toBeVisible()
    expect(opened.lines()).toEqual([oil])
  })

  it('puts the second item back behind the first', async () => {
    const opened = await openItems({ items: [anItem(), oil] })
    await press(opened, 'Remove Olive oil')
    await press(opened, 'Undo')
    expect(opened.lines()).toEqual([anItem(), oil])
  })

  it('changes the item that is edited and no other', async () => {
    const opened = await openItems({ items: [anItem(), oil] })
    await press(opened, 'Edit Olive oil')
    expect(screen.getByRole('button', { name: 'Add Item' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add Item And Save Commodity' })).toBeNull()
    await fill(opened, { Description: 'Sunflower oil' })
    await press(opened, 'Save')
    expect(opened.lines().map(({ description }) => description)).toEqual(['Tomato puree', 'Sunflower oil'])
    expect(screen.queryByLabelText('Description')).toBeNull()
    await press(opened, 'Edit Tomato puree')
    await press(opened, 'Cancel')
    expect(screen.queryByLabelText('Description')).toBeNull()
  })
})

describe('a field that somebody asked for', () => {
  it('has the focus in its line, which says all that it lacks', async () => {
    const lacking = { ...oil, totalWeight: null, freightClass: null }
    const opened = await openItems({ items: [anItem(), lacking] })
    opened.reveal({ index: 1, field: 'totalWeight' })
    await waitFor(() => expect(field('Total Weight (lbs)')).toHaveFocus())
    expect(field('Description')).toHaveValue('Olive oil')
    await waitFor(() => expect(field('Freight Class')).toHaveAccessibleDescription('Freight Class is required'))
    expect(field('Total Weight (lbs)')).toHaveAccessibleDescription('Total Weight is required')
    await press(opened, 'Cancel')
    opened.reveal({ index: 0, field: 'packageHeight' })
    await waitFor(() => expect(field('Height (in)')).toHaveFocus())
    expect(field('Description')).toHaveValue('Tomato puree')
    expect(field('Description')).not.toHaveAccessibleDescription()
  })

  it('of a line that is gone opens nothing', async () => {
    const opened = await openItems({ items: [anItem()] })
    opened.reveal({ index: 3, field: 'totalWeight' })
    expect(screen.queryByLabelText('Description')).toBeNull()
  })
})

describe('an open form', () => {
  it('is taken over when it is complete, and says what it lacks otherwise', async () => {
    const opened = await openItems()
    await screen.findByLabelText('Description')
    expect(screen.queryByRole('table')).toBeNull()
    expect(await opened.finish()).toBe(true)
    expect(opened.lines()).toEqual([])
    expect(field('Description')).not.toHaveAccessibleDescription()
    const { 'Pallet Count': pallets, ...others } = puree
    await fill(opened, others)
    expect(await opened.finish()).toBe(false)
    expect(opened.lines()).toEqual([])
    expect(field('Pallet Count')).toHaveAccessibleDescription('Pallet Count is required')
    await fill(opened, { 'Pallet Count': pallets })
    await choose(opened, 'Freight Class', '70')
    expect(await opened.finish()).toBe(true)
    expect(opened.lines()).toMatchObject([{ description: 'Tomato puree', freightClass: '70' }])
    expect(screen.queryByLabelText('Description')).toBeNull()
    expect(await opened.finish()).toBe(true)
    expect(opened.lines()).toHaveLength(1)
  })

  it('of a line that lacks something keeps whoever wants to go on', async () => {
    const opened = await openItems({ items: [{ ...oil, totalWeight: null }] })
    await press(opened, 'Edit Olive oil')
    expect(await opened.finish()).toBe(false)
    expect(field('Total Weight (lbs)')).toHaveAccessibleDescription('Total Weight is required')
  })

  it('has the focus when somebody asks for the items, and is opened for that', async () => {
    const opened = await openItems()
    await screen.findByLabelText('Description')
    opened.focus()
    await waitFor(() => expect(field('Description')).toHaveFocus())
    await press(opened, 'Cancel')
    expect(screen.queryByLabelText('Description')).toBeNull()
    opened.focus()
    expect(await screen.findByLabelText('Description')).toBeVisible()
  })

  it('begins empty without the usual goods where somebody may not see them', async () => {
    const permissions = ana.permissions.filter((one) => one !== 'ViewCommodity')
    const opened = await openItems({ defaultCommodity: oliveOil.id, user: { permissions } })
    expect(await screen.findByLabelText('Description')).toHaveValue('')
    expect(opened.portal.calls(getCommodity)).toEqual([])
  })

  it('writes the UN number as it is printed', async () => {
    const hazardous = { isHazmat: true, hazmatHazardClass: '8', hazmatPackingGroup: 'II' } as const
    const opened = await openItems({ items: [anItem({ ...hazardous, hazmatUNNumber: 'UN1760' })] })
    await press(opened, 'Edit Tomato puree')
    await fill(opened, { 'UN #': 'un 1993' })
    await press(opened, 'Save')
    expect(opened.lines()[0]?.hazmatUNNumber).toBe('UN1993')
  })

  it('no longer complains of hazmat once that is off', async () => {
    const opened = await openItems()
    await fill(opened, puree)
    await opened.keys.click(screen.getByRole('switch', { name: 'Hazmat' }))
    await press(opened, 'Add Item')
    expect(field('UN #')).toHaveAccessibleDescription('UN # is required')
    await opened.keys.click(screen.getByRole('switch', { name: 'Hazmat' }))
    await opened.keys.click(screen.getByRole('switch', { name: 'Hazmat' }))
    expect(field('UN #')).not.toHaveAccessibleDescription()
  })

  it('asks for the quantity no longer once the pallets say it', async () => {
    const opened = await openItems()
    await screen.findByLabelText('Description')
    await press(opened, 'Add Item')
    expect(field('Quantity')).toHaveAccessibleDescription('Quantity is required')
    await fill(opened, { 'Pallet Count': '12' })
    await waitFor(() => expect(field('Quantity')).not.toHaveAccessibleDescription())
  })

  it('takes no more digits than a number can have', async () => {
    const opened = await openItems()
    await screen.findByLabelText('Description')
    for (const [label, text, stored] of [
      ['Total Weight (lbs)', '1234567890', '123456789'],
      ['Length (in)', '1234', '123'],
      ['Pallet Count', '1234', '123'],
      ['Quantity', '1234567', '123456'],
    ] as const) {
      await opened.keys.clear(field(label))
      await opened.keys.type(field(label), text)
      expect(field(label)).toHaveValue(stored)
    }
    await fill(opened, { 'Total Weight (lbs)': '12.5', 'Length (in)': '12.5' })
    expect(field('Total Weight (lbs)')).toHaveValue('12.5')
    expect(field('Length (in)')).toHaveValue('125')
  })

  it('marks what must be entered, by how the freight moves', async () => {
    await openItems({ freight: fullTruck })
    await screen.findByLabelText('Description')
    const required = ['Description', 'Total Weight (lbs)', 'Pallet Count', 'Quantity', 'Package Type']
    for (const label of required) expect(field(label)).toBeRequired()
    for (const label of ['Length (in)', 'Width (in)', 'Height (in)', 'Freight Class', 'Commodity'])
      expect(field(label)).not.toBeRequired()
  })
})

describe('the Density Calculator', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Density Calculator' }))

  it('says what it waits for, takes decimals of the weight alone, and can be left', async () => {
    const opened = await openItems({ items: [anItem()] })
    await press(opened, 'Density Calculator')
    expect(dialog().getByText('Enter all five to see density and class.')).toBeVisible()
    await opened.keys.type(dialog().getByLabelText('Total Weight'), '12.50000001')
    expect(dialog().getByLabelText('Total Weight')).toHaveValue('12.500000')
    await opened.keys.type(dialog().getByLabelText('Length'), '12.34')
    expect(dialog().getByLabelText('Length')).toHaveValue('123')
    // Enter does nothing while there is no class to apply.
    await opened.keys.keyboard('{Enter}')
    expect(dialog().getByText('Enter all five to see density and class.')).toBeVisible()
    await opened.keys.click(dialog().getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByLabelText('Description')).toBeNull()
  })

  it('fills a quantity that nobody entered, and what is wrong with the form is looked at again', async () => {
    const opened = await openItems()
    await screen.findByLabelText('Description')
    await press(opened, 'Add Item')
    await press(opened, 'Density Calculator')
    for (const [label, text] of Object.entries({
      Length: '48',
      Width: '48',
      Height: '60',
      'Total Weight': '90000',
      'Pallet Count': '9',
    })) {
      await opened.keys.clear(dialog().getByLabelText(label))
      await opened.keys.click(dialog().getByLabelText(label))
      await opened.keys.paste(text)
    }
    // Denser than any limit of the table, so the last class applies and there is no denser one.
    expect(dialog().getByRole('status')).toHaveTextContent(/125\.00 lb\/ft³Recommended class 50/)
    expect(dialog().getByText('10,000 lbs a pallet ÷ 80.00 ft³')).toBeVisible()
    const scale = dialog().getByRole('status').querySelector('[aria-hidden]')
    expect(scale?.querySelector('[data-own] span')).toHaveTextContent('50')
    await opened.keys.click(dialog().getByRole('button', { name: 'Use in item' }))
    expect(field('Quantity')).toHaveValue('9')
    for (const label of ['Quantity', 'Pallet Count', 'Total Weight (lbs)', 'Freight Class'])
      await waitFor(() => expect(field(label)).not.toHaveAccessibleDescription())
  })
})
