import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anItem } from '#features/line-items/testing/given.tsx'
import { aLocation } from '#features/locations/testing/given.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { aContact, aStop, card, enter, openStops, submit } from './testing/given.tsx'

const joliet = aLocation({ locationName: 'Acme Foods Joliet', ediCodes: ['JOL-04', 'JOL-05'] })
const first = () => card('Stop 1 (Pickup)')
const last = () => card('Stop 2 (Dropoff)')

describe('a stop', () => {
  it('holds place, load style, references, notes, dates, an item form and a list of items [STOP-8]', async () => {
    const { keys, stop } = await openStops({
      stops: [aStop('Pickup', { lineItems: [anItem()] }), aStop('Dropoff', { lineItems: [anItem()] })],
      references: { pickup: [{ typeId: 'PickupNumber', label: 'Pickup #', isRequired: false }] },
    })
    expect(first().getByRole('combobox', { name: 'Pickup Location' })).toBeEnabled()
    expect(last().getByRole('combobox', { name: 'Dropoff Location' })).toBeEnabled()
    for (const at of [first(), last()]) {
      expect(at.getByRole('button', { name: 'New Location' })).toBeVisible()
      expect(at.getByLabelText('Shipping notes').tagName).toBe('TEXTAREA')
      expect(at.getByRole('combobox', { name: 'Early Time' })).toBeEnabled()
      expect(at.getByRole('combobox', { name: 'Late Time' })).toBeEnabled()
      expect(at.getByRole('group', { name: /^Reference numbers of Stop/ })).toBeVisible()
    }
    expect(first().getByLabelText('Pickup date')).toBeVisible()
    expect(last().getByLabelText('Dropoff date')).toBeVisible()
    await keys.click(first().getByLabelText('Load Style'))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Live', 'Drop'])
    await keys.click(screen.getByRole('option', { name: 'Drop' }))
    expect(stop(0).loadStyle).toBe('Drop')
    expect(first().getByRole('row', { name: /Tomato puree/ })).toBeVisible()
    expect(last().getByRole('listitem')).toHaveTextContent('Tomato puree')
    await keys.click(first().getByRole('button', { name: 'Add Item' }))
    expect(first().getByLabelText('Description')).toBeVisible()
  })

  it('shows Warehouse ID and Stop contact on wide layouts [STOP-9], from 1024 px up [STOP-10]', async () => {
    setWindowWidth(1024)
    const { keys, stop } = await openStops({ stops: [aStop('Pickup', { at: joliet }), aStop('Dropoff')] })
    expect(first().queryByRole('button', { name: 'More' })).toBeNull()
    expect(first().getByRole('combobox', { name: 'Stop contact' })).toBeVisible()
    await enter({ keys }, first().getByLabelText('Warehouse ID'), 'JOL-05')
    expect(stop(0).ediCode).toBe('JOL-05')
  })

  it('keeps them behind "More" below 1024 px [STOP-10]', async () => {
    setWindowWidth(1023)
    const { keys } = await openStops({ stops: [aStop('Pickup', { at: joliet }), aStop('Dropoff')] })
    expect(first().getByLabelText('Warehouse ID')).not.toBeVisible()
    expect(first().getByLabelText('Stop contact')).not.toBeVisible()
    await keys.click(first().getByRole('button', { name: 'More' }))
    expect(first().getByLabelText('Warehouse ID')).toBeVisible()
    expect(first().getByLabelText('Stop contact')).toBeVisible()
  })

  it('is sent with everything that was entered at it [STOP-1]', async () => {
    const denise = aContact('Denise', 'Okafor', '01')
    const opened = await openStops({
      locations: [joliet],
      contacts: [denise],
      stops: [aStop('Pickup', { at: joliet, baseZip: '75207', lineItems: [anItem()] }), aStop('Dropoff')],
      references: { pickup: [{ typeId: 'PickupNumber', label: 'Pickup #', isRequired: false }] },
    })
    const { keys } = opened
    await enter(opened, first().getByLabelText('Pickup date'), '01/06/2026')
    await enter(opened, first().getByLabelText('Early Time'), '08:00')
    await enter(opened, first().getByLabelText('Late Time'), '16:30')
    await enter(opened, first().getByLabelText('Appointment date'), '01/06/2026')
    await enter(opened, first().getByLabelText('Appointment time'), '09:20')
    await enter(opened, first().getByLabelText('Warehouse ID'), 'JOL-04')
    await enter(opened, first().getByLabelText('Shipping notes'), 'Check in at gate 3')
    await keys.click(first().getByRole('button', { name: 'Add reference number' }))
    await keys.click(await screen.findByRole('menuitem', { name: 'Pickup #' }))
    await enter(opened, first().getByLabelText('Pickup #'), 'PU-77')
    await keys.click(first().getByRole('combobox', { name: 'Stop contact' }))
    await keys.click(await screen.findByRole('option', { name: 'Denise Okafor' }))
    expect(opened.sent()[0]).toMatchObject({
      type: 'Pickup',
      loadStyle: 'Live',
      baseDate: '2026-01-06',
      baseZip: '75207',
      earlyDateTimeOffset: '2026-01-06T08:00:00-06:00',
      lateDateTimeOffset: '2026-01-06T16:30:00-06:00',
      appointmentDateTimeOffset: '2026-01-06T09:20:00-06:00',
      notes: 'Check in at gate 3',
      referenceNumbers: [{ label: 'Pickup #', value: 'PU-77', typeId: 'PickupNumber', isRequired: false }],
      ediCode: 'JOL-04',
      locationNumber: joliet.locationNumber,
      location: { locationName: 'Acme Foods Joliet', city: 'Dallas' },
      contact: { contactId: denise.id },
      lineItems: [{ description: 'Tomato puree' }],
    })
    expect(opened.sent()[1]).toMatchObject({ type: 'Dropoff', lineItems: [{ description: 'Tomato puree' }] })
  })
})

describe('reference numbers of a stop', () => {
  const references = {
    pickup: [{ typeId: 'PickupNumber', label: 'Pickup #', isRequired: true }],
    dropoff: [
      { typeId: 'DeliveryNumber', label: 'Delivery #', isRequired: true },
      { typeId: 'DockNumber', label: 'Dock #', isRequired: false },
    ],
  } as const

  it('are those that its type requires, also when it is added or gets another type', async () => {
    const { keys } = await openStops({ references })
    await keys.click(screen.getByRole('button', { name: 'New Stop' }))
    await keys.click(await screen.findByRole('menuitem', { name: 'After Stop 1' }))
    expect(card('Stop 2').getByLabelText('Pickup #')).toBeRequired()
    await keys.click(card('Stop 2').getByRole('radio', { name: 'Dropoff' }))
    expect(card('Stop 2').queryByLabelText('Pickup #')).toBeNull()
    expect(card('Stop 2').getByLabelText('Delivery #')).toBeRequired()
    expect(card('Stop 2').queryByRole('button', { name: 'Remove Delivery #' })).toBeNull()
  })

  it('of other kinds are added, must have a value, and can be removed', async () => {
    const opened = await openStops({ references })
    await opened.keys.click(last().getByRole('button', { name: 'Add reference number' }))
    await opened.keys.click(await screen.findByRole('menuitem', { name: 'Dock #' }))
    await submit(opened)
    expect(await last().findByText('Reference Number must have a value')).toBeVisible()
    expect(last().getByLabelText('Dock #')).toHaveAccessibleDescription('Reference Number must have a value')
    await opened.keys.click(last().getByRole('button', { name: 'Remove Dock #' }))
    expect(opened.stop(1).referenceNumbers).toEqual([])
  })
})
