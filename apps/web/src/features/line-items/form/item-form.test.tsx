import { getFreightClasses, getHazardClasses } from '@lanewise/contract/commodities'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  anItem,
  bulk,
  choose,
  fill,
  fullTruck,
  ltl,
  openItems,
  press,
  puree,
  withLookups,
} from '#features/line-items/testing/given.tsx'

const field = (label: string) => screen.getByLabelText(label)
const texts = (label: string, message: string) => expect(field(label)).toHaveAccessibleDescription(message)
const isQuiet = (label: string) => expect(field(label)).not.toHaveAccessibleDescription()
const optionsOf = async (opened: Awaited<ReturnType<typeof openItems>>, label: string) => {
  await opened.keys.click(field(label))
  const list = await screen.findByRole('listbox')
  const texts = within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  await opened.keys.keyboard('{Escape}')
  return texts
}

describe('a new item', () => {
  it('of LTL starts with 48 × 40 × 48 and Skid [ITEM-3]', async () => {
    await openItems()
    expect(await screen.findByLabelText('Length (in)')).toHaveValue('48')
    expect(field('Width (in)')).toHaveValue('40')
    expect(field('Height (in)')).toHaveValue('48')
    expect(field('Package Type')).toHaveTextContent('Skid')
  })

  it('uses the names of the form [ITEM-2]', async () => {
    await openItems()
    await screen.findByLabelText('Length (in)')
    const inputNamed = (name: string) => document.querySelector(`input[name="${name}"]`)
    expect(inputNamed('length')).toBe(field('Length (in)'))
    expect(inputNamed('width')).toBe(field('Width (in)'))
    expect(inputNamed('height')).toBe(field('Height (in)'))
    expect(inputNamed('packageQuantity')).toBe(field('Quantity'))
    expect(inputNamed('packageType')).toHaveValue('Skid')
    await userSwitch('Hazmat')
    expect(inputNamed('hazardClass')).not.toBeNull()
    for (const other of ['Length', 'Width', 'Height', 'Count']) expect(inputNamed(`package${other}`)).toBeNull()
    for (const other of ['packagingUnitType', 'hazmatHazardClass']) expect(inputNamed(other)).toBeNull()
  })

  it('holds every field of a line when it is added [ITEM-1]', async () => {
    const opened = await openItems()
    await fill(opened, { ...puree, Commodity: 'PUREE-6', 'NMFC #': '144920' })
    await choose(opened, 'Freight Class', '70')
    await press(opened, 'Add Item')
    expect(opened.lines()).toEqual([
      {
        uniqueIdentifier: expect.stringMatching(/./),
        customerProductCode: null,
        commodityCode: 'PUREE-6',
        description: 'Tomato puree',
        totalWeight: 3240,
        perPackageWeight: 33.75,
        packageLength: 48,
        packageWidth: 40,
        packageHeight: 48,
        palletCount: 4,
        packageCount: 96,
        packagingUnitType: 'Skid',
        cargoClassification: 'General',
        freightClass: '70',
        nmfcNumber: '144920',
        isHazmat: false,
        isStackable: false,
        hazmatHazardClass: null,
        hazmatPackingGroup: null,
        hazmatUNNumber: null,
        properShippingName: null,
        hazmatSubsidiaryClasses: null,
        technicalName: null,
        reportableQuantity: null,
        isLimitedQuantity: false,
        linearFeet: 7,
      },
    ])
  })

  it('tells weight per package and linear feet as it is typed [ITEM-4] [ITEM-5]', async () => {
    const opened = await openItems()
    await fill(opened, { 'Total Weight (lbs)': '1740', 'Pallet Count': '2', Quantity: '52' })
    expect(screen.getByText('33.46 lbs a package · 4 linear ft')).toBeVisible()
    await fill(opened, { Quantity: '0' })
    expect(screen.getByText('1,740 lbs a package · 4 linear ft')).toBeVisible()
  })

  it('copies the pallet count into the quantity [ITEM-6]', async () => {
    const opened = await openItems()
    await fill(opened, { 'Pallet Count': '12' })
    expect(field('Quantity')).toHaveValue('12')
    await fill(opened, { Quantity: '96' })
    expect(field('Pallet Count')).toHaveValue('12')
  })

  it('takes digits alone in its numbers [ITEM-10]', async () => {
    const opened = await openItems()
    for (const label of [
      'Length (in)',
      'Width (in)',
      'Height (in)',
      'Pallet Count',
      'Quantity',
      'Total Weight (lbs)',
    ]) {
      await fill(opened, { [label]: 'a1b-2e' })
      expect(field(label)).toHaveValue('12')
    }
  })
})

describe('the button of the form', () => {
  it('reads Save while an item is edited [ITEM-8] and Add Item otherwise [ITEM-9]', async () => {
    const opened = await openItems({ items: [anItem()] })
    await press(opened, 'Add Item')
    expect(submitButton()).toHaveTextContent('Add Item')
    await press(opened, 'Cancel')
    await press(opened, 'Edit Tomato puree')
    expect(submitButton()).toHaveTextContent('Save')
    await fill(opened, { Description: 'Tomato paste' })
    await press(opened, 'Save')
    expect(opened.lines()).toEqual([anItem({ description: 'Tomato paste' })])
  })
})

describe('what is missing', () => {
  it('is said of an LTL item field by field [ITEM-11] [ITEM-12] [ITEM-17]', async () => {
    const opened = await openItems()
    await screen.findByLabelText('Description')
    await press(opened, 'Add Item')
    texts('Description', 'Description is required')
    texts('Total Weight (lbs)', 'Total Weight is required')
    texts('Pallet Count', 'Pallet Count is required')
    texts('Quantity', 'Quantity is required')
    texts('Freight Class', 'Freight Class is required')
    expect(opened.lines()).toEqual([])
  })

  it('is said of each dimension [ITEM-13]', async () => {
    const opened = await openItems()
    await fill(opened, { 'Length (in)': '0', 'Width (in)': '0', 'Height (in)': '0' })
    await press(opened, 'Add Item')
    texts('Length (in)', 'Length is required')
    texts('Width (in)', 'Width is required')
    texts('Height (in)', 'Height is required')
  })

  it('is said of dimensions in LTL, volume LTL and partial truckloads, not in full ones [ITEM-14]', async () => {
    const freights = [ltl, { ...ltl, shippingMode: 'VLTL' }, { ...fullTruck, isPartial: true }, fullTruck] as const
    for (const freight of freights) {
      const opened = await openItems({ freight })
      await fill(opened, { 'Length (in)': '0', 'Width (in)': '0', 'Height (in)': '0' })
      await press(opened, 'Add Item')
      for (const side of ['Length', 'Width', 'Height'])
        if (freight === fullTruck) isQuiet(`${side} (in)`)
        else texts(`${side} (in)`, `${side} is required`)
      cleanup()
    }
  })

  it('is a freight class in LTL and volume LTL, not in a truckload [ITEM-19]', async () => {
    for (const shippingMode of ['LTL', 'VLTL', 'TL'] as const) {
      const opened = await openItems({ freight: { shippingMode, equipmentMode: 1 } })
      await screen.findByLabelText('Description')
      await press(opened, 'Add Item')
      if (shippingMode === 'TL') isQuiet('Freight Class')
      else texts('Freight Class', 'Freight Class is required')
      cleanup()
    }
  })

  it('is said of the package type where the equipment offers another list [ITEM-18]', async () => {
    const opened = await openItems({ freight: bulk })
    await screen.findByLabelText('Description')
    await press(opened, 'Add Item')
    texts('Package Type', 'Package Type is required')
  })
})

describe('bulk equipment', () => {
  it('has a pallet count that is disabled and not asked for, as it is elsewhere [ITEM-15] [ITEM-16]', async () => {
    const other = await openItems()
    await screen.findByLabelText('Description')
    await press(other, 'Add Item')
    expect(field('Pallet Count')).toBeEnabled()
    texts('Pallet Count', 'Pallet Count is required')
    cleanup()
    const opened = await openItems({ freight: bulk })
    expect(await screen.findByLabelText('Pallet Count')).toBeDisabled()
    await press(opened, 'Add Item')
    isQuiet('Pallet Count')
  })

  it('offers Gallon and Piece alone [ITEM-21]', async () => {
    const opened = await openItems({ freight: bulk })
    await screen.findByLabelText('Package Type')
    expect(await optionsOf(opened, 'Package Type')).toEqual(['Gallon', 'Piece'])
  })
})

describe('hazmat', () => {
  it('asks for hazard class, packing group and UN number [ITEM-20]', async () => {
    const opened = await openItems()
    await fill(opened, puree)
    await userSwitch('Hazmat')
    await press(opened, 'Add Item')
    texts('Hazard Class', 'Hazard Class is required')
    texts('Packing Group', 'Packing Group is required')
    texts('UN #', 'UN # is required')
  })

  it('empties hazard class, packing group and UN number when it goes off [ITEM-7]', async () => {
    const hazardous = {
      isHazmat: true,
      hazmatHazardClass: '8',
      hazmatPackingGroup: 'II',
      hazmatUNNumber: 'UN1760',
    } as const
    const opened = await openItems({ items: [anItem(hazardous)] })
    await press(opened, 'Edit Tomato puree')
    expect(field('UN #')).toHaveValue('UN1760')
    await userSwitch('Hazmat')
    await userSwitch('Hazmat')
    expect(field('Hazard Class')).toHaveTextContent('Choose')
    expect(field('Packing Group')).toHaveTextContent('Choose')
    expect(field('UN #')).toHaveValue('')
    await userSwitch('Hazmat')
    await press(opened, 'Save')
    expect(opened.lines()).toEqual([anItem()])
  })

  it('offers the hazard classes and packing groups of the lists alone [ITEM-23]', async () => {
    const opened = await openItems({ freight: ltl })
    await screen.findByLabelText('Description')
    await userSwitch('Hazmat')
    expect(await optionsOf(opened, 'Hazard Class')).toEqual(
      '1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9'.split(' '),
    )
    expect(await optionsOf(opened, 'Packing Group')).toEqual(['I', 'II', 'III', 'None'])
  })
})

it('loads hazard classes and freight classes from the server [ITEM-22]', async () => {
  const portal = withLookups()
  portal.on(getFreightClasses, [{ id: '92.5', name: '92.5' }])
  const opened = await openItems({ portal })
  opened.portal.on(getHazardClasses, [{ description: '8' }])
  await screen.findByLabelText('Description')
  expect(await optionsOf(opened, 'Freight Class')).toEqual(['Choose', '92.5'])
  await userSwitch('Hazmat')
  await screen.findByLabelText('Hazard Class')
  expect(await optionsOf(opened, 'Hazard Class')).toEqual(['8'])
  expect(opened.portal.calls(getFreightClasses)).toHaveLength(1)
  expect(opened.portal.calls(getHazardClasses)).toHaveLength(1)
})

const submitButton = () => {
  const button = screen.getAllByRole('button').find((one) => one.getAttribute('type') === 'submit')
  if (!button) throw new Error('The form has no button that submits it')
  return button
}

async function userSwitch(name: string) {
  const { default: user } = await import('@testing-library/user-event')
  await user.click(screen.getByRole('switch', { name }))
}
