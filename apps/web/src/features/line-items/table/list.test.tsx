import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anItem, fullTruck, ltl, openItems, press } from '#features/line-items/testing/given.tsx'
import { setWindowWidth } from '#testing/window.ts'

const puree = anItem()
const oil = anItem({ uniqueIdentifier: 'line-2', description: 'Olive oil', freightClass: '85' })
const names = (items: readonly { description: string | null }[]) => items.map(({ description }) => description)

describe('the list of items', () => {
  it('shows weight, pallets, packages, size, density and class of each', async () => {
    await openItems({ items: [puree, oil] })
    const row = within(screen.getByRole('row', { name: /Tomato puree/ }))
    for (const text of ['3,240 lbs', '4', '96', 'Case', '48 × 40 × 48 in', '15.19 lb/ft³', '70'])
      expect(row.getByText(text)).toBeVisible()
  })

  it('names hazardous items that may not travel together, and those that must be separated [DEF-114]', async () => {
    const hazard = (uniqueIdentifier: string, description: string, hazmatHazardClass: '5.1' | '6.1' | '3') =>
      anItem({ uniqueIdentifier, description, isHazmat: true, hazmatHazardClass })
    const items = [hazard('a', 'Chlorine', '5.1'), hazard('b', 'Cyanide', '6.1'), hazard('c', 'Paint', '3')]
    await openItems({ items })
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts[0]).toBe('Chlorine (class 5.1) and Cyanide (class 6.1) may not travel together')
    expect(screen.getByRole('status')).toHaveTextContent(
      'Chlorine (class 5.1) and Paint (class 3) may travel together only if they are separated',
    )
  })

  it('duplicates an item', async () => {
    const opened = await openItems({ items: [puree, oil] })
    await press(opened, 'Duplicate Tomato puree')
    expect(names(opened.lines())).toEqual(['Tomato puree', 'Olive oil', 'Tomato puree'])
    expect(new Set(opened.lines().map(({ uniqueIdentifier }) => uniqueIdentifier)).size).toBe(3)
    // The identifier is part of a quote's URL.
    expect(opened.lines()[2]?.uniqueIdentifier).toMatch(/^\d{1,10}$/)
  })

  it('removes an item and puts it back where it was', async () => {
    const opened = await openItems({ items: [puree, oil] })
    await press(opened, 'Remove Tomato puree')
    expect(names(opened.lines())).toEqual(['Olive oil'])
    expect(screen.getByText('Tomato puree was removed')).toBeVisible()
    await press(opened, 'Undo')
    expect(names(opened.lines())).toEqual(['Tomato puree', 'Olive oil'])
    expect(screen.queryByText('Tomato puree was removed')).toBeNull()
  })

  it('leaves the focus on Add Item after an item was added or saved', async () => {
    const opened = await openItems({ items: [puree] })
    await press(opened, 'Edit Tomato puree')
    await press(opened, 'Save')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Item' })).toHaveFocus())
    await opened.keys.keyboard('{Enter}')
    await press(opened, 'Cancel')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Item' })).toHaveFocus())
  })

  it('takes a hundred items and no more', async () => {
    const items = Array.from({ length: 100 }, (_unused, index) => anItem({ uniqueIdentifier: `line-${index}` }))
    await openItems({ items })
    expect(screen.getByRole('button', { name: 'Add Item' })).toHaveAccessibleDescription('At most 100 line items')
    expect(screen.queryByRole('button', { name: 'Duplicate Tomato puree' })).toBeNull()
  })

  it('says what an item lacks since the freight moves in another way', async () => {
    const sizeless = anItem({ packageLength: null, freightClass: null })
    await openItems({ items: [sizeless], freight: ltl })
    expect(screen.getByText('Length is required, Freight Class is required')).toBeVisible()
  })

  it('says nothing where a full truck needs neither', async () => {
    await openItems({ items: [anItem({ packageLength: null, freightClass: null })], freight: fullTruck })
    expect(screen.queryByText(/is required/)).toBeNull()
  })

  it('marks the one in the form, which cannot be removed meanwhile', async () => {
    const opened = await openItems({ items: [puree, oil] })
    await press(opened, 'Edit Tomato puree')
    expect(within(screen.getByRole('row', { name: /Tomato puree/ })).getByText('Editing')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove Tomato puree' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove Olive oil' })).toBeVisible()
  })

  it('offers Undo until the next item is saved', async () => {
    const opened = await openItems({ items: [puree, oil] })
    await press(opened, 'Remove Tomato puree')
    await press(opened, 'Edit Olive oil')
    await press(opened, 'Save')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(names(opened.lines())).toEqual(['Olive oil'])
  })

  it('closes the form with the card that is removed, and no other', async () => {
    setWindowWidth(390)
    const opened = await openItems({ items: [puree, oil] })
    const pick = async (name: string, action: string) => {
      await press(opened, `Actions for ${name}`)
      await opened.keys.click(await screen.findByRole('menuitem', { name: action }))
    }
    await pick('Olive oil', 'Edit')
    await pick('Tomato puree', 'Remove')
    expect(screen.getByLabelText('Description')).toHaveValue('Olive oil')
    await pick('Olive oil', 'Remove')
    expect(screen.queryByLabelText('Description')).toBeNull()
  })

  it('has cards that duplicate, up to a hundred', async () => {
    setWindowWidth(390)
    const items = Array.from({ length: 99 }, (_unused, index) =>
      anItem({ uniqueIdentifier: `line-${index}`, description: `Item ${index}` }),
    )
    const opened = await openItems({ items })
    await press(opened, 'Actions for Item 7')
    await opened.keys.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    expect(opened.lines().at(-1)).toMatchObject({ description: 'Item 7' })
    await press(opened, 'Actions for Item 8')
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).toBeNull()
  })

  it('stands as cards with a menu each on a small screen', async () => {
    setWindowWidth(390)
    const opened = await openItems({ items: [puree] })
    expect(screen.getByText('3,240 lbs · 4 pallets · 96 Case')).toBeVisible()
    await press(opened, 'Actions for Tomato puree')
    await opened.keys.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    expect(opened.lines()).toEqual([])
  })
})
