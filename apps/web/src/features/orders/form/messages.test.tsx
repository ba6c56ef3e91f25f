import { createOrder } from '@lanewise/contract/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anItem } from '#features/line-items/testing/given.tsx'
import type { OrderDraft } from './order-draft.ts'
import { aStop, atlanta, choose, hazardous, mode, type Opened, openForm, press, toronto } from './testing/given.tsx'

type Given = Parameters<typeof openForm>[0]

/** Opens the form with a draft and tries to save it. */
async function refusedWith(draft: Partial<OrderDraft>, given: Given = {}) {
  const opened = await openForm({ ...given, draft })
  await press(opened, /^Create Order/)
  await screen.findByText(/needs? a correction/)
  expect(opened.portal.calls(createOrder)).toEqual([])
  return opened
}

const field = (name: string | RegExp, role: 'textbox' | 'combobox' = 'textbox') => screen.getByRole(role, { name })
const abroad = [aStop(), aStop({ type: 'Dropoff', at: toronto })]
const item = anItem(hazardous)
const hazmat = [aStop({ lineItems: [item] }), aStop({ type: 'Dropoff', at: atlanta, lineItems: [item] })]

describe('a form that lacks something says so at the field', () => {
  it('order type and freight terms [ORDER-45]', async () => {
    await refusedWith({ orderType: null, freightTermType: null })
    expect(field('Order Type', 'combobox')).toHaveAccessibleDescription('Must select Order Type')
    expect(field('Freight Terms', 'combobox')).toHaveAccessibleDescription('Must select Freight Terms')
  })

  it('equipment mode, and reefer mode of a reefer order [ORDER-46]', async () => {
    const opened = await refusedWith({ equipmentMode: null })
    expect(field('Equipment Mode', 'combobox')).toHaveAccessibleDescription('Must select Equipment Mode')
    await choose(opened, 'Equipment Mode', 'Reefer')
    await press(opened, /^Create Order/)
    await waitFor(() => expect(field('Reefer Mode', 'combobox')).toHaveAccessibleDescription('Must select Reefer Mode'))
  })

  it('one temperature of a Continuous reefer [ORDER-47], minimum and maximum of a Cycle one [ORDER-48] [ORDER-29]', async () => {
    const opened = await refusedWith({ equipmentMode: 2, reeferMode: 'Continuous' })
    expect(field('Temperature (°F)')).toHaveAccessibleDescription('Reefer Temperature Required')
    expect(screen.queryByRole('textbox', { name: /Minimum Temperature/ })).toBeNull()
    await choose(opened, 'Reefer Mode', 'Cycle')
    await press(opened, /^Create Order/)
    await waitFor(() =>
      expect(field('Minimum Temperature (°F)')).toHaveAccessibleDescription('Minimum Reefer Temperature Required'),
    )
    expect(field('Maximum Temperature (°F)')).toHaveAccessibleDescription('Maximum Reefer Temperature Required')
    expect(screen.queryByRole('textbox', { name: 'Temperature (°F)' })).toBeNull()
    await opened.keys.type(field('Minimum Temperature (°F)'), '-10')
    await opened.keys.type(field('Maximum Temperature (°F)'), '5.5')
    expect(opened.draft()).toMatchObject({ reeferTemperatureMin: -10, reeferTemperatureMax: 5.5 })
  })

  it('the markup of PrepaidAdd [ORDER-49]', async () => {
    await refusedWith({ freightTermType: 'PrepaidAdd', markup: null })
    expect(field('Markup (%)')).toHaveAccessibleDescription('Markup % required for Prepaid and Add')
  })

  it('the linear feet of a partial truckload [ORDER-50]', async () => {
    await refusedWith({ isPartial: true })
    expect(field('Linear Feet (ft)')).toHaveAccessibleDescription('Linear Feet required for Partial TL')
  })

  it('the bill-to company where it can be chosen [ORDER-51], and the billing setting [ORDER-52]', async () => {
    await refusedWith({ billingSettings: null }, { settings: { allowTMSBillToCompany: true } })
    expect(field('Bill to Company', 'combobox')).toHaveAccessibleDescription('Bill to Company is required')
    expect(field('Billing Setting', 'combobox')).toHaveAccessibleDescription('Billing Setting is required')
  })

  it('a reference number without a value [ORDER-53]', async () => {
    const label = 'Purchase Order #'
    await refusedWith({ referenceNumbers: [{ label, value: ' ', typeId: 'PurchaseOrder', isRequired: true }] })
    expect(field(label)).toHaveAccessibleDescription('Reference Number must have a value')
  })

  it('each customs field of an international order [ORDER-54], its phone in its form [ORDER-55]', async () => {
    const opened = await refusedWith({ stops: abroad })
    expect(field('Broker name')).toHaveAccessibleDescription('Broker name is required')
    expect(field('Customs Contact')).toHaveAccessibleDescription('Customs Contact is required')
    expect(field('Customs Phone Number')).toHaveAccessibleDescription('Customs Phone Number is required')
    expect(field('Customs Port')).toHaveAccessibleDescription('Customs Port is required')
    await opened.keys.type(field('Customs Phone Number'), '12')
    await waitFor(() => expect(field('Customs Phone Number')).toHaveAccessibleDescription('Enter a valid phone number'))
  })

  it('hazmat contact and Chemtrec account of a hazmat order [ORDER-57]', async () => {
    await refusedWith({ stops: hazmat })
    expect(field('Hazmat Contact')).toHaveAccessibleDescription('Hazmat Contact is required')
    expect(field('Chemtrec Account')).toHaveAccessibleDescription('Chemtrec Account is required')
  })
})

it('asks no customs broker of a domestic order [ORDER-56]', async () => {
  const opened = await openForm({ draft: { customsBrokerName: null } })
  await press(opened, /^Create Order/)
  await waitFor(() => expect(opened.portal.calls(createOrder)).toHaveLength(1))
})

describe('what is wrong', () => {
  it('is listed with ways to each field, counted by section, and F8 goes round', async () => {
    const opened = await refusedWith({ orderType: null, isPartial: true })
    const list = within(screen.getByRole('navigation', { name: 'Sections of the order' }))
    expect(list.getByRole('button', { name: /Truckload Requirements.*1\s*error/ })).toBeVisible()
    expect(list.getByRole('button', { name: /Order type and terms.*1\s*error/ })).toBeVisible()
    expect(list.getByRole('button', { name: /Complete:.*Shipment Details/ })).toBeVisible()
    expect(screen.getByText('2 fields need a correction')).toBeVisible()
    await opened.keys.click(screen.getByRole('button', { name: 'Must select Order Type' }))
    await waitFor(() => expect(field('Order Type', 'combobox')).toHaveFocus())
    await opened.keys.keyboard('{F8}')
    await waitFor(() => expect(field('Linear Feet (ft)')).toHaveFocus())
    await opened.keys.keyboard('{F8}')
    await waitFor(() => expect(field('Order Type', 'combobox')).toHaveFocus())
    await opened.keys.type(field('Linear Feet (ft)'), '20')
    await waitFor(() => expect(screen.getByText('1 field needs a correction')).toBeVisible())
  })
})

describe('fields that change others', () => {
  const flag = (name: string) => screen.getByRole('checkbox', { name })

  it('PrepaidAdd shows a markup and applies it to the rate [ORDER-30]', async () => {
    const quote = {
      quoteNumberOrId: 'r1',
      carrierName: 'Copperline',
      serviceLevel: null,
      transit: '2',
      cost: 100_000 as never,
      expiresAt: null,
    }
    const opened = await openForm({
      start: { quote },
      configuration: { domesticTLMarkup: 10, includePrepaidAddMarkupQuotes: true },
    })
    expect(screen.queryByRole('textbox', { name: 'Markup (%)' })).toBeNull()
    await choose(opened, 'Freight Terms', 'Prepaid & Add')
    expect(await screen.findByRole('textbox', { name: 'Markup (%)' })).toHaveValue('10')
    expect(screen.getByText('$1,100.00')).toBeVisible()
    await opened.keys.clear(field('Markup (%)'))
    await opened.keys.type(field('Markup (%)'), '25')
    await waitFor(() => expect(screen.getByText('$1,250.00')).toBeVisible())
  })

  it('take numbers only [ORDER-44]', async () => {
    const opened = await openForm({ draft: { isPartial: true, equipmentMode: 2, reeferMode: 'Continuous' } })
    await typeInto(opened, 'Freight Value (dollars)', '$84,2x00')
    await typeInto(opened, 'Linear Feet (ft)', '2a8')
    await typeInto(opened, 'Temperature (°F)', '-3x5')
    expect(field('Freight Value (dollars)')).toHaveValue('84200')
    expect(opened.draft()).toMatchObject({ freightValue: 84_200, linearFeet: 28, reeferTemperature: -35 })
  })

  it('Lift Gate and its accessorials go together on the screen', async () => {
    const opened = await openForm({ configuration: { defaultShippingMode: 'LTL' } })
    await opened.keys.click(flag('Liftgate Pickup'))
    await waitFor(() => expect(flag('Lift Gate')).toBeChecked())
    await opened.keys.click(flag('Lift Gate'))
    await waitFor(() => expect(flag('Liftgate Pickup')).not.toBeChecked())
    await opened.keys.click(mode('Truckload Dry'))
    expect(await screen.findByRole('checkbox', { name: 'Partial' })).not.toBeChecked()
  })

  it('accessorials stand in three groups, appointments among the additional ones [ORDER-41] [DEF-27]', async () => {
    const opened = await openForm({ configuration: { defaultShippingMode: 'LTL' } })
    for (const more of screen.getAllByRole('button', { name: /\d+ more/ })) await opened.keys.click(more)
    const namesIn = (group: string) =>
      within(screen.getByRole('group', { name: `${group} accessorials` }))
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)
    const ends = ['Liftgate', 'Residential', 'Limited Access', 'Inside']
    expect(namesIn('Pickup')).toEqual(expect.arrayContaining(ends.map((name) => `${name} Pickup`)))
    expect(namesIn('Delivery')).toEqual(expect.arrayContaining(ends.map((name) => `${name} Delivery`)))
    const services = ['Pickup Appointment', 'Delivery Appointment', 'Hazardous Material', 'Protect From Freezing']
    expect(namesIn('Services')).toEqual(expect.arrayContaining([...services, 'Single Shipment']))
    expect(namesIn('Pickup')).not.toContain('Pickup Appointment')
    expect(namesIn('Delivery')).not.toContain('Delivery Appointment')
    const long = anItem({ packageLength: 120 })
    const stops = [aStop({ lineItems: [long] }), aStop({ type: 'Dropoff', at: atlanta, lineItems: [long] })]
    opened.content().change((draft) => ({ ...draft, stops }))
    await waitFor(() => expect(namesIn('Services')).toContain('Overlength 10 ft'))
    await opened.keys.click(flag('Delivery Appointment'))
    expect(opened.draft().accessorials).toEqual(expect.arrayContaining(['AppointmentDelivery', 'Overlength10']))
  })
})

async function typeInto({ keys }: Opened, name: string, text: string) {
  await keys.click(field(name))
  await keys.type(field(name), text)
}
