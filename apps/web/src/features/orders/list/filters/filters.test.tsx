import { customerCompanies } from '@lanewise/contract/orders'
import { quotableLocations } from '@lanewise/contract/places'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openOrders } from '#features/orders/testing/given.tsx'

type Opened = Awaited<ReturnType<typeof openOrders>>

async function openPanel({ keys }: Opened) {
  await keys.click(screen.getByRole('button', { name: /^Filters/ }))
  return within(screen.getByRole('dialog', { name: 'Filters' }))
}
const expectLastQuery = ({ asked: requests }: Opened, expected: object) =>
  waitFor(() => expect(requests().at(-1)).toEqual(expect.objectContaining(expected)))
const slider = (name: string) => screen.getByRole('slider', { name })

describe('the filters of orders', () => {
  it('ask for every field that the address names, and show it on a chip [ORDPAGE-2]', async () => {
    const { asked: requests } = await openOrders({
      path: `/orders?${new URLSearchParams([
        ['status', 'Booked'],
        ['status', 'Draft'],
        ['type', 'Sales'],
        ['order', 'requiresAppointment'],
        ['order', 'missingAppointment'],
        ['order', 'hasPendingChangeRequests'],
        ['needs', 'isHazmatRequired'],
        ['needs', 'isTeamRequired'],
        ['needs', 'isJustInTime'],
        ['needs', 'isBlind'],
        ['origin', 'TX:Dallas..25'],
        ['destination', 'GA..5'],
        ['originCompany', 'Acme Foods'],
        ['destinationCompany', 'Harvest Lane Grocers'],
        ['pickup', '2026-11-16..2026-11-20'],
        ['delivery', '2026-11-18..'],
        ['created', '..2026-11-14'],
        ['mode', 'TL'],
        ['mode', 'LTL'],
        ['equipment', 'Van'],
        ['weight', '2000..44000'],
        ['terms', 'Collect'],
        ['reference', 'PO-1044'],
        ['pickups', '2'],
        ['drops', '5'],
      ])}`,
    })
    expect(requests()[0]).toEqual({
      searchTerm: '',
      page: 1,
      pageSize: 50,
      orderByProperty: 'OriginEarlyDateTime',
      orderByDirection: 1,
      pastLast: false,
      orderStatuses: ['Booked'],
      orderTypes: ['Sales'],
      requiresAppointment: true,
      missingAppointment: true,
      hasPendingChangeRequests: true,
      isHazmatRequired: true,
      isTeamRequired: true,
      isJustInTime: true,
      isBlind: true,
      originCity: 'Dallas',
      originState: 'TX',
      originRadius: 25,
      destinationState: 'GA',
      destinationRadius: 5,
      originCompany: 'Acme Foods',
      destinationCompany: 'Harvest Lane Grocers',
      originDateTime: { startDate: '2026-11-16', endDate: '2026-11-20' },
      destinationDateTime: { startDate: '2026-11-18' },
      createDateTime: { endDate: '2026-11-14' },
      shippingModes: ['LTL', 'TL'],
      equipmentTypes: ['Van'],
      minWeight: 2_000,
      maxWeight: 44_000,
      freightTermTypes: ['Collect'],
      referenceNumber: 'PO-1044',
      pickupStops: 2,
      deliveryStops: 5,
    })
    const chips = within(screen.getByRole('group', { name: 'Filters that are set' }))
    for (const name of [
      'Status Booked',
      'Pickup 11/16/2026 to 11/20/2026',
      'Origin Dallas, TX, 25 mi',
      'Destination Georgia',
      'Weight 2,000–44,000 lbs',
      'Dropoffs 5+',
      'Reference number PO-1044',
    ])
      expect(chips.getByRole('button', { name })).toBeVisible()
  })

  it('leave out what makes no sense', async () => {
    const { asked: requests } = await openOrders({
      path: '/orders?status=Lost&origin=nowhere&weight=9..1&pickups=9&pickup=2026-02-31..x&mode=Boat',
    })
    expect(requests()[0]).toEqual({
      searchTerm: '',
      page: 1,
      pageSize: 50,
      orderByProperty: 'OriginEarlyDateTime',
      orderByDirection: 1,
      pastLast: true,
      orderStatuses: [],
      orderTypes: [],
      shippingModes: [],
      equipmentTypes: [],
      freightTermTypes: [],
    })
  })

  it('name what an order needs and what is open, each on its chip', async () => {
    const valuesByField = {
      order: ['requiresAppointment', 'missingAppointment', 'hasPendingChangeRequests'],
      needs: ['isHazmatRequired', 'isTeamRequired', 'isJustInTime', 'isBlind'],
    }
    const orderTexts = ['Requires appointment', 'Missing appointment', 'Pending change requests']
    const needs = ['Hazmat', 'Team', 'Just in time', 'Blind']
    const shown: string[] = []
    for (const [field, values] of Object.entries(valuesByField))
      for (const value of values) {
        await openOrders({ path: `/orders?${field}=${value}` })
        const group = within(screen.getByRole('group', { name: 'Filters that are set' }))
        shown.push(
          group.getAllByRole('button')[0]?.getAttribute('aria-label') ??
            group.getAllByRole('button')[0]?.textContent ??
            '',
        )
        cleanup()
      }
    expect(shown).toEqual([...orderTexts, ...needs].map((text) => expect.stringContaining(text)))
  })

  it('offer every status but Draft', async () => {
    const opened = await openOrders()
    const panel = await openPanel(opened)
    const names = within(panel.getByRole('group', { name: 'Status' })).getAllByRole('checkbox')
    expect(names.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'New',
      'Ready To Ship',
      'Tendering',
      'Booked',
      'In Transit',
      'Delivered',
      'Invoiced',
      'Voided',
    ])
  })
})

describe('a place', () => {
  it('has a radius from 5 to 150 miles in steps of 5 [ORDLIST-7]', async () => {
    const opened = await openOrders({ path: '/orders?origin=TX:Dallas..25' })
    await openPanel(opened)
    const radius = slider('Origin radius')
    expect(['min', 'max', 'step'].map((name) => radius.getAttribute(name))).toEqual(['5', '150', '5'])
    expect(radius).toHaveValue('25')
    fireEvent.change(radius, { target: { value: '40' } })
    await expectLastQuery(opened, { originCity: 'Dallas', originRadius: 40 })
  })

  it('that is chosen, a city or a state, sets the radius to 5; without one there is none [ORDLIST-8]', async () => {
    const opened = await openOrders({ path: '/orders?origin=TX:Austin..40' })
    const { keys } = opened
    await openPanel(opened)
    const place = () => screen.getByRole('combobox', { name: 'Origin' })
    // Types over the value, because clearing the field first would reset the radius.
    const typeOver = async (value: string) => {
      await keys.click(place())
      fireEvent.change(place(), { target: { value } })
    }
    await typeOver('dallas')
    await keys.click(await screen.findByRole('option', { name: 'Dallas, TX' }))
    await expectLastQuery(opened, { originCity: 'Dallas', originState: 'TX', originRadius: 5 })
    expect(slider('Origin radius')).toHaveValue('5')
    fireEvent.change(slider('Origin radius'), { target: { value: '60' } })
    await expectLastQuery(opened, { originCity: 'Dallas', originRadius: 60 })
    await typeOver('texas')
    await keys.click(await screen.findByRole('option', { name: /^Texas/ }))
    await expectLastQuery(opened, { originState: 'TX', originRadius: 5 })
    expect(opened.asked().at(-1)).not.toHaveProperty('originCity')
    await keys.clear(place())
    await waitFor(() => expect(opened.asked().at(-1)).not.toHaveProperty('originState'))
    expect(opened.asked().at(-1)).not.toHaveProperty('originRadius')
    expect(screen.queryByRole('slider', { name: 'Origin radius' })).toBeNull()
  })
})

it('the weight slider runs from 0 to 75,000 lbs in steps of 1,000 [ORDLIST-9]', async () => {
  const opened = await openOrders()
  const panel = await openPanel(opened)
  const [least, most] = [slider('Minimum weight'), slider('Maximum weight')]
  for (const handle of [least, most])
    expect(['min', 'max', 'step'].map((name) => handle.getAttribute(name))).toEqual(['0', '75000', '1000'])
  expect([least, most].map((handle) => (handle as HTMLInputElement).value)).toEqual(['0', '75000'])
  fireEvent.change(least, { target: { value: '2000' } })
  fireEvent.change(most, { target: { value: '44000' } })
  expect(panel.getByText('2,000 lbs to 44,000 lbs')).toBeVisible()
  await expectLastQuery(opened, { minWeight: 2_000, maxWeight: 44_000 })
  fireEvent.change(most, { target: { value: '75000' } })
  await waitFor(() => expect(opened.asked().at(-1)).not.toHaveProperty('maxWeight'))
  expect(opened.asked().at(-1)).toHaveProperty('minWeight', 2_000)
  fireEvent.change(most, { target: { value: '44000' } })
  fireEvent.change(least, { target: { value: '0' } })
  await waitFor(() => expect(opened.asked().at(-1)).not.toHaveProperty('minWeight'))
  expect(opened.asked().at(-1)).toHaveProperty('maxWeight', 44_000)
})

it('offers 1+ to 5+ pickups and dropoffs [ORDLIST-10]', async () => {
  const opened = await openOrders()
  await openPanel(opened)
  for (const [label, name] of [
    ['Pickups', 'pickupStops'],
    ['Dropoffs', 'deliveryStops'],
  ] as const) {
    await opened.keys.click(screen.getByRole('combobox', { name: label }))
    const options = within(await screen.findByRole('listbox')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Any', '1+', '2+', '3+', '4+', '5+'])
    await opened.keys.click(options[3] as HTMLElement)
    await expectLastQuery(opened, { [name]: 3 })
  }
})

it('finds places through quotableLocations with q and types, 50 of them and EDI partners first, and companies through customerCompanies with q [ORDLIST-11] [ORDLIST-12]', async () => {
  const opened = await openOrders()
  const { keys, portal } = opened
  await openPanel(opened)
  await keys.type(screen.getByRole('combobox', { name: 'Destination' }), 'dal')
  await keys.click(await screen.findByRole('option', { name: 'Dallas, TX' }))
  expect(portal.calls(quotableLocations).map(({ query }) => query)).toContainEqual({
    q: 'dal',
    types: 'EDI',
    pageSize: '50',
  })
  await keys.type(screen.getByRole('combobox', { name: 'Destination company' }), 'harv')
  await keys.click(await screen.findByRole('option', { name: 'Harvest Lane Grocers' }))
  expect(portal.calls(customerCompanies).map(({ query }) => query)).toContainEqual({ q: 'harv' })
  await expectLastQuery(opened, { destinationCity: 'Dallas', destinationCompany: 'Harvest Lane Grocers' })
})
