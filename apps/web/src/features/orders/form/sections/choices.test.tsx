import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  choose,
  chosenRate,
  edited,
  factsIn,
  mode,
  openForm,
  optionsOf,
  press,
} from '#features/orders/form/testing/given.tsx'

const rate = chosenRate('2099-11-16T12:00:00.000Z')
const region = (name: string) => within(screen.getByRole('region', { name }))
const facts = (name: string) => factsIn(region(name))

describe('the chosen rate', () => {
  it('shows what the customer pays while the freight is charged on with a markup', async () => {
    const opened = await openForm({
      start: { quote: rate },
      draft: { freightTermType: 'PrepaidAdd', markup: 10 },
      configuration: { includePrepaidAddMarkupQuotes: true },
    })
    expect(facts('Selected Quote')).toMatchObject({ 'Carrier cost': '$1,985.00', 'Customer price': '$2,183.50' })
    expect(facts('Selected Quote')['Price holds until']).toMatch(/^11\/16\/2099/)
    expect(
      region('Selected Quote').getByText(
        'The order is created and booked with this rate. Shipping mode and equipment mode are locked.',
      ),
    ).toBeVisible()
    await opened.keys.clear(screen.getByRole('textbox', { name: 'Markup (%)' }))
    await waitFor(() => expect(facts('Selected Quote')).not.toHaveProperty('Customer price'))
    cleanup()
    await openForm({ start: { quote: rate }, draft: { freightTermType: 'Prepaid', markup: 10 } })
    expect(facts('Selected Quote')).not.toHaveProperty('Customer price')
  })

  it('of an order that exists is kept, and cannot be removed where the order can no longer be changed', async () => {
    await openForm({ start: { quote: rate, edited } })
    expect(
      region('Selected Quote').getByText(/^The order keeps this rate and can be booked with it later\./),
    ).toBeVisible()
    expect(region('Selected Quote').getByRole('button', { name: 'Remove rate' })).toBeVisible()
    cleanup()
    await openForm({ start: { quote: rate, edited: { ...edited, status: 'InTransit' } } })
    expect(region('Selected Quote').queryByRole('button', { name: 'Remove rate' })).toBeNull()
    expect(region('Selected Quote').getByText('Locked')).toBeVisible()
  })
})

describe('the terms of an order', () => {
  it('ask for a markup only where the freight is charged on', async () => {
    const opened = await openForm()
    expect(screen.queryByRole('textbox', { name: 'Markup (%)' })).toBeNull()
    const [, ...others] = await optionsOf(opened, 'Freight Terms')
    expect(others.length).toBeGreaterThan(1)
    await choose(opened, 'Freight Terms', 'Prepaid & Add')
    expect(await screen.findByRole('textbox', { name: 'Markup (%)' })).toBeVisible()
  })

  it('ask whom to bill where the company may choose, and offer the preset billing at once', async () => {
    const opened = await openForm({ settings: { allowTMSBillToCompany: true } })
    expect(await optionsOf(opened, 'Bill to Company')).toEqual(['Acme Foods, Inc.'])
    expect(screen.getByRole('combobox', { name: 'Billing Setting' })).toHaveTextContent('Main office')
    cleanup()
    await openForm()
    expect(screen.queryByRole('combobox', { name: 'Bill to Company' })).toBeNull()
  })

  it('take the cost center that the freight is booked to', async () => {
    const opened = await openForm()
    const costCenter = screen.getByRole('textbox', { name: 'Cost Center' })
    expect(costCenter).toHaveAttribute('maxlength', '50')
    await opened.keys.type(costCenter, 'CC-4410')
    expect(opened.draft().costCenter).toBe('CC-4410')
  })

  it('take more reference numbers and give them back, but not what is required', async () => {
    const opened = await openForm()
    expect(screen.queryByRole('button', { name: 'Remove Purchase Order #' })).toBeNull()
    await opened.keys.click(region('Order type and terms').getByRole('button', { name: 'Add reference number' }))
    await opened.keys.click(await screen.findByRole('menuitem', { name: 'GL Code' }))
    await opened.keys.type(screen.getByRole('textbox', { name: 'GL Code' }), '7100')
    expect(opened.draft().referenceNumbers).toMatchObject([
      { typeId: 'PurchaseOrder' },
      { typeId: 'GlCode', label: 'GL Code', value: '7100', isRequired: false },
    ])
    await press(opened, 'Remove GL Code')
    expect(opened.draft().referenceNumbers).toHaveLength(1)
    expect(screen.queryByRole('textbox', { name: 'GL Code' })).toBeNull()
  })
})

describe('a truckload', () => {
  it('has feet of its own only as a partial one, and degrees only in a reefer', async () => {
    const opened = await openForm()
    expect(screen.queryByRole('textbox', { name: 'Linear Feet (ft)' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Reefer Mode' })).toBeNull()
    await opened.keys.click(screen.getByRole('checkbox', { name: 'Partial' }))
    const feet = await screen.findByRole('textbox', { name: 'Linear Feet (ft)' })
    expect(feet).toHaveAttribute('placeholder', '7')
    await opened.keys.click(mode('Reefer'))
    await choose(opened, 'Reefer Mode', 'Cycle')
    const least = await screen.findByRole('textbox', { name: 'Minimum Temperature (°F)' })
    await opened.keys.type(least, '-1a0.5.5')
    expect(least).toHaveValue('-10.55')
    expect(screen.getByRole('textbox', { name: 'Maximum Temperature (°F)' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Temperature (°F)' })).toBeNull()
    await choose(opened, 'Reefer Mode', 'Continuous')
    expect(await screen.findByRole('textbox', { name: 'Temperature (°F)' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Minimum Temperature (°F)' })).toBeNull()
  })

  it('takes its marks over, also those that change more than themselves', async () => {
    const opened = await openForm()
    for (const name of ['Team', 'Blind', 'Just In Time', 'Lift Gate']) {
      await opened.keys.click(screen.getByRole('checkbox', { name }))
      expect(screen.getByRole('checkbox', { name })).toBeChecked()
    }
    expect(opened.draft()).toMatchObject({
      isTeamRequired: true,
      isBlind: true,
      isJustInTime: true,
      isLiftGateRequired: true,
    })
    await choose(opened, 'Must have', 'Food Grade')
    expect(opened.draft().mustHaveEquipmentRequirementFlags).toContain('FoodGrade')
    await choose(opened, 'Equipment Types', 'Dry Van')
    expect(opened.draft().equipmentTypes).toBeDefined()
  })
})

describe('freight that shares its trailer', () => {
  const ltl = { shippingMode: 'LTL', equipmentMode: 1 } as const

  it('chooses accessorials by group, more of them on demand', async () => {
    const opened = await openForm({ draft: { ...ltl, accessorials: ['InsidePickup', 'Overlength10'] as never } })
    const group = (name: string) => within(screen.getByRole('group', { name: `${name} accessorials` }))
    expect(group('Pickup').getByRole('checkbox', { name: 'Inside Pickup' })).toBeChecked()
    await opened.keys.click(group('Delivery').getByRole('checkbox', { name: 'Liftgate Delivery' }))
    await waitFor(() => expect(opened.draft().accessorials).toContain('LiftgateDelivery'))
    expect(opened.draft().accessorials).toContain('InsidePickup')
    const delivery = region('LTL Accessorials').getAllByRole('button', { name: /more$/ })
    expect(delivery[0]).toHaveAttribute('aria-expanded', 'false')
    await opened.keys.click(delivery[0] as HTMLElement)
    const fewer = region('LTL Accessorials').getByRole('button', { name: 'Show fewer' })
    expect(fewer).toHaveAttribute('aria-expanded', 'true')
    await opened.keys.click(fewer)
    expect(region('LTL Accessorials').queryByRole('button', { name: 'Show fewer' })).toBeNull()
    expect(group('Pickup').getByRole('checkbox', { name: 'Inside Pickup' })).toBeChecked()
  })

  it('says that its mode offers no other equipment than dry', async () => {
    const opened = await openForm({ draft: ltl })
    const equipment = screen.getByRole('combobox', { name: 'Equipment Mode' })
    expect(equipment).toHaveTextContent('Dry')
    expect(equipment).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('textbox', { name: 'Linear Feet (ft)' })).toHaveAttribute('placeholder', '7')
    await opened.keys.click(screen.getByRole('checkbox', { name: 'Lift Gate' }))
    await waitFor(() => expect(opened.draft().isLiftGateRequired).toBe(true))
  })
})
