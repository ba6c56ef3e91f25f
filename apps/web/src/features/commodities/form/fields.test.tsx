import { createCommodity, updateCommodity } from '@lanewise/contract/commodities'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCommodity, fill, openAdd, openCommodities, openEdit } from '#features/commodities/testing/given.ts'
import { setWindowWidth } from '#testing/window.ts'

const soap = aCommodity({
  commodityCode: 'SOAP-5',
  description: 'Soap, 5 gal',
  perPackageWeight: 33.5,
  packageLength: 48,
  packageQuantity: 288,
  packagingUnitType: 'Pail',
  freightClass: '77.5',
  nmfcNumber: '048580-02',
  version: 3,
})
const shape = () => screen.getByRole('dialog').closest('[data-shape]')?.getAttribute('data-shape')
const save = (name: 'Add' | 'Save') => screen.getByRole('button', { name })

describe('the dialog', () => {
  it.each([
    [768, 'centred'],
    [767, 'top-drawer'],
  ])('is at %d px %s [COMM-7] [COMM-8]', async (width, expected) => {
    setWindowWidth(width)
    const opened = await openCommodities({ commodities: [soap] })
    await openAdd(opened)
    expect(shape()).toBe(expected)
    await opened.keys.click(screen.getByRole('button', { name: 'Cancel' }))
    await openEdit(opened, soap)
    expect(shape()).toBe(expected)
  })

  it('adds with an empty form and the button Add [COMM-9]', async () => {
    const add = await openAdd(await openCommodities())
    expect(add.getByRole('button', { name: 'Add' })).toBeVisible()
    expect(add.getByLabelText('Code')).toHaveValue('')
    expect(add.getByLabelText('Package type')).toHaveTextContent('Skid')
    expect(add.getByLabelText('Cargo classification')).toHaveTextContent('General')
  })

  it('edits with the stored values and the button Save [COMM-9]', async () => {
    const edit = await openEdit(await openCommodities({ commodities: [soap] }), soap)
    expect(edit.getByRole('button', { name: 'Save' })).toBeVisible()
    expect(edit.getByLabelText('Code')).toHaveValue('SOAP-5')
    expect(edit.getByLabelText('Description')).toHaveValue('Soap, 5 gal')
    expect(edit.getByLabelText('Unit weight (lbs)')).toHaveValue('33.5')
    expect(edit.getByLabelText('Length (in)')).toHaveValue('48')
    expect(edit.getByLabelText('Package quantity')).toHaveValue('288')
    expect(edit.getByLabelText('Package type')).toHaveTextContent('Pail')
    expect(edit.getByLabelText('Freight class')).toHaveTextContent('77.5')
    expect(edit.getByLabelText('NMFC #')).toHaveValue('048580-02')
  })

  it('names the units of weight and sides in the label and shows them in the field [COMM-12]', async () => {
    const add = await openAdd(await openCommodities())
    expect(add.getByLabelText('Unit weight (lbs)').parentElement).toHaveTextContent('lbs')
    for (const side of ['Length (in)', 'Width (in)', 'Height (in)'])
      expect(add.getByLabelText(side).parentElement).toHaveTextContent('in')
  })

  it('hints at what a code is, and takes another one all the same [COMM-19] [COMM-20]', async () => {
    const opened = await openCommodities()
    opened.portal.on(createCommodity, soap)
    await openAdd(opened)
    const hint = 'The code is the display name and may be letters or digits.'
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(hint)
    await fill(opened, { Code: 'A/B #7?', Description: 'Soap' })
    await opened.keys.click(save('Add'))
    expect(opened.portal.calls(createCommodity)[0]?.body).toMatchObject({ commodityCode: 'A/B #7?' })
  })
})

describe('code and description', () => {
  it('keeps Add disabled until both are present [COMM-16]', async () => {
    const opened = await openCommodities()
    await openAdd(opened)
    expect(save('Add')).toBeDisabled()
    await fill(opened, { Code: 'SOAP-5' })
    expect(save('Add')).toBeDisabled()
    await fill(opened, { Description: 'Soap' })
    expect(save('Add')).toBeEnabled()
  })

  it('counts blanks as absent, also for Save and for Ctrl+Enter [COMM-16] [COMM-17]', async () => {
    const opened = await openCommodities({ commodities: [soap] })
    await openEdit(opened, soap)
    expect(save('Save')).toBeEnabled()
    await fill(opened, { Description: '   ' })
    expect(save('Save')).toBeDisabled()
    await opened.keys.keyboard('{Control>}{Enter}{/Control}')
    expect(opened.portal.calls(updateCommodity)).toHaveLength(0)
  })
})

describe('numbers', () => {
  it('caps the unit weight at 5 characters [COMM-21]', async () => {
    const opened = await openCommodities()
    const add = await openAdd(opened)
    await opened.keys.type(add.getByLabelText('Unit weight (lbs)'), '123.456')
    expect(add.getByLabelText('Unit weight (lbs)')).toHaveValue('123.4')
  })

  it('caps the sides and the pallet count at 3 characters [COMM-22]', async () => {
    const opened = await openCommodities()
    const add = await openAdd(opened)
    for (const label of ['Length (in)', 'Width (in)', 'Height (in)', 'Pallet count']) {
      await fill(opened, { [label]: '123456' })
      expect(add.getByLabelText(label)).toHaveValue('123')
    }
  })

  it('does not cap the package quantity [COMM-23]', async () => {
    const opened = await openCommodities()
    const add = await openAdd(opened)
    await fill(opened, { 'Package quantity': '123456789' })
    expect(add.getByLabelText('Package quantity')).toHaveValue('123456789')
  })

  it('ignores what is not a number, typed or pasted [COMM-24]', async () => {
    const opened = await openCommodities()
    const add = await openAdd(opened)
    await opened.keys.type(add.getByLabelText('Pallet count'), '1a2-')
    expect(add.getByLabelText('Pallet count')).toHaveValue('12')
    await opened.keys.type(add.getByLabelText('Package quantity'), 'x4.8')
    expect(add.getByLabelText('Package quantity')).toHaveValue('48')
    await fill(opened, { 'Unit weight (lbs)': '$33.5 lbs' })
    expect(add.getByLabelText('Unit weight (lbs)')).toHaveValue('33.5')
  })

  it('sends the field packageCount as packageQuantity [COMM-13]', async () => {
    const opened = await openCommodities({ commodities: [soap] })
    opened.portal.on(updateCommodity, soap)
    await openEdit(opened, soap)
    expect(screen.getByLabelText('Package quantity')).toHaveAttribute('name', 'packageCount')
    await fill(opened, { 'Package quantity': '96' })
    await opened.keys.click(save('Save'))
    const [sent] = opened.portal.calls(updateCommodity)
    expect(sent?.body).toMatchObject({ packageQuantity: 96 })
    expect(sent?.body).not.toHaveProperty('packageCount')
  })

  it('says beside the field what is wrong with an NMFC number, and forgets it when it is right', async () => {
    const opened = await openCommodities({ commodities: [soap] })
    await openEdit(opened, soap)
    await fill(opened, { 'NMFC #': 'abc' })
    await opened.keys.tab()
    const message = 'Enter the NMFC number as item or item-sub, for example 156600-2'
    expect(await within(screen.getByRole('dialog')).findByText(message)).toBeVisible()
    expect(screen.getByLabelText('NMFC #')).toHaveAccessibleDescription(message)
    await fill(opened, { 'NMFC #': '156600-2' })
    expect(screen.queryByText(message)).toBeNull()
  })
})
