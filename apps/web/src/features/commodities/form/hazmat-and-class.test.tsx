import { createCommodity, updateCommodity } from '@lanewise/contract/commodities'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCommodity, choose, fill, openAdd, openCommodities, openEdit } from '#features/commodities/testing/given.ts'
import { setWindowWidth } from '#testing/window.ts'

const required = 'This field is required.'
const acid = aCommodity({
  commodityCode: 'ACID-5',
  isHazmat: true,
  hazmatHazardClass: '8',
  hazmatPackingGroup: 'II',
  hazmatUNNumber: 'UN1760',
  properShippingName: 'Corrosive liquid',
  isLimitedQuantity: true,
})
const hazmat = () => screen.getByRole('switch', { name: 'Hazmat' })
const limited = () => screen.getByRole('switch', { name: 'Limited quantity' })
const requiredFields = ['Hazard class', 'Packing group', 'UN number']

describe('Hazmat', () => {
  it('makes hazard class, packing group and UN number required while it is on [COMM-25]', async () => {
    const opened = await openCommodities()
    opened.portal.on(createCommodity, acid)
    await openAdd(opened)
    await fill(opened, { Code: 'ACID-5', Description: 'Acid' })
    await opened.keys.click(hazmat())
    for (const label of requiredFields) expect(screen.getByLabelText(label)).toHaveAttribute('aria-required', 'true')
    await opened.keys.click(screen.getByRole('button', { name: 'Add' }))
    for (const label of requiredFields) expect(screen.getByLabelText(label)).toHaveAccessibleDescription(required)
    expect(opened.portal.calls(createCommodity)).toHaveLength(0)
    await choose(opened, 'Hazard class', '8')
    await choose(opened, 'Packing group', 'II')
    await fill(opened, { 'UN number': 'UN1760' })
    await opened.keys.click(screen.getByRole('button', { name: 'Add' }))
    expect(opened.portal.calls(createCommodity)).toHaveLength(1)
  })

  it('asks for none of them while it is off [COMM-25]', async () => {
    const opened = await openCommodities()
    opened.portal.on(createCommodity, acid)
    await openAdd(opened)
    for (const label of requiredFields) expect(screen.queryByLabelText(label)).toBeNull()
    await fill(opened, { Code: 'SOAP-5', Description: 'Soap' })
    await opened.keys.click(screen.getByRole('button', { name: 'Add' }))
    expect(opened.portal.calls(createCommodity)).toHaveLength(1)
  })

  it('empties its fields when it is switched off [COMM-26]', async () => {
    const opened = await openCommodities({ commodities: [acid] })
    opened.portal.on(updateCommodity, acid)
    await openEdit(opened, acid)
    expect(screen.getByLabelText('UN number')).toHaveValue('UN1760')
    await opened.keys.click(hazmat())
    await opened.keys.click(hazmat())
    expect(screen.getByLabelText('Hazard class')).toHaveTextContent('Choose')
    expect(screen.getByLabelText('Packing group')).toHaveTextContent('Choose')
    expect(screen.getByLabelText('UN number')).toHaveValue('')
    await opened.keys.click(hazmat())
    await opened.keys.click(screen.getByRole('button', { name: 'Save' }))
    expect(opened.portal.calls(updateCommodity)[0]?.body).toMatchObject({
      isHazmat: false,
      hazmatHazardClass: null,
      hazmatPackingGroup: null,
      hazmatUNNumber: null,
      properShippingName: null,
      isLimitedQuantity: false,
    })
  })

  it('takes the proper shipping name and, as wished, what else the bill of lading prints [TRADE-1]', async () => {
    const opened = await openCommodities({ commodities: [acid] })
    opened.portal.on(updateCommodity, acid)
    await openEdit(opened, acid)
    expect(screen.getByLabelText('Proper shipping name')).toHaveValue('Corrosive liquid')
    expect(limited()).toBeChecked()
    await fill(opened, { 'Proper shipping name': 'Corrosive liquid, n.o.s.' })
    await fill(opened, { 'Technical name': 'sodium hydroxide', 'Reportable quantity': '1,000 lbs' })
    await opened.keys.click(limited())
    await opened.keys.click(screen.getByRole('button', { name: 'Save' }))
    expect(opened.portal.calls(updateCommodity)[0]?.body).toMatchObject({
      properShippingName: 'Corrosive liquid, n.o.s.',
      technicalName: 'sodium hydroxide',
      reportableQuantity: '1,000 lbs',
      isLimitedQuantity: false,
    })
  })

  it('offers I, II, III and None, and looks at the packing group again when the hazard class changes [TRADE-2]', async () => {
    const opened = await openCommodities({ commodities: [acid] })
    await openEdit(opened, acid)
    await opened.keys.click(screen.getByLabelText('Packing group'))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['I', 'II', 'III', 'None'])
    await opened.keys.keyboard('{Escape}')
    await choose(opened, 'Packing group', 'None')
    await choose(opened, 'Hazard class', '3')
    await opened.keys.click(screen.getByRole('button', { name: 'Save' }))
    const message = 'Packing group None is not allowed for hazard class 3'
    expect(await screen.findByText(message)).toBeVisible()
    await choose(opened, 'Hazard class', '9')
    expect(screen.queryByText(message)).toBeNull()
  })
})

const measures = {
  'Unit weight (lbs)': '40',
  'Length (in)': '48',
  'Width (in)': '40',
  'Height (in)': '36',
  'Pallet count': '2',
  'Package quantity': '48',
}
const suggestion = () => screen.queryByText(/suggests/)

describe('the suggested freight class', () => {
  it('comes from weight, count, pallets and dimensions, once all are there [COMM-27]', async () => {
    const opened = await openCommodities()
    await openAdd(opened)
    const { 'Package quantity': quantity, ...others } = measures
    await fill(opened, others)
    expect(suggestion()).toBeNull()
    await fill(opened, { 'Package quantity': quantity })
    expect(suggestion()?.closest('[role="status"]')).toHaveTextContent('Density 24.00 lb/ft³ suggests freight class 65')
  })

  it('is taken by a click, and is gone then [COMM-28]', async () => {
    const opened = await openCommodities()
    await openAdd(opened)
    await fill(opened, measures)
    expect(screen.getByLabelText('Freight class')).toHaveTextContent('Choose')
    await opened.keys.click(screen.getByRole('button', { name: 'Use class 65' }))
    expect(screen.getByLabelText('Freight class')).toHaveTextContent('65')
    expect(screen.getByLabelText('Freight class')).toHaveFocus()
    expect(suggestion()).toBeNull()
  })

  it('never overwrites a chosen class [COMM-28]', async () => {
    const opened = await openCommodities()
    await openAdd(opened)
    await choose(opened, 'Freight class', '100')
    await fill(opened, measures)
    expect(screen.getByLabelText('Freight class')).toHaveTextContent('100')
    expect(screen.getByRole('button', { name: 'Use class 65' })).toBeVisible()
  })

  it('is short on a small screen', async () => {
    setWindowWidth(390)
    const opened = await openCommodities()
    await openAdd(opened)
    await fill(opened, measures)
    expect(suggestion()).toHaveTextContent('24.00 lb/ft³ suggests class 65')
    expect(screen.getByRole('button', { name: 'Use 65' })).toBeVisible()
  })
})
