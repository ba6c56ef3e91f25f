import { findFilteredOrders } from '@lanewise/contract/orders'
import { cancelShipment, createShipment, exportShipments, shipmentChanged } from '@lanewise/contract/shipments'
import { permissions as all } from '@lanewise/domain/access/permissions'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anOrder } from '#features/orders/testing/order-summary.ts'
import { menuFor } from '#platform/screen.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { shipmentScreens } from './shipments.screens.ts'
import { aShipment, inStatus, openShipments } from './testing/given.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const rowOf = (number: string) => within(screen.getByText(number).closest('tr') as HTMLElement)
const booked = (number: string) =>
  aShipment({ shipmentNumber: number, ...inStatus('Booked'), carrierName: 'Copperline', totalCharge: 1_240.5 })
const many = (count: number) => Array.from({ length: count }, (_, at) => booked(`S2000${String(at + 10)}`))

const filled = [
  'status=Booked',
  'attention=yes',
  'onTime=Late',
  'origin=US:75212',
  'destination=US:AR:Little Rock',
  'pickup=2026-11-16..',
  'pickedUp=2026-11-17..',
  'delivery=..2026-11-22',
  'delivered=2026-11-18..',
  'mode=TL',
  'expires=90',
]

/** Captures downloaded files. */
function downloads() {
  const written: Blob[] = []
  URL.createObjectURL = vi.fn((blob: Blob) => `blob:${written.push(blob)}`) as typeof URL.createObjectURL
  URL.revokeObjectURL = vi.fn()
  return written
}

describe('the shipment list', () => {
  it('starts on page 1 with 20 shipments, by OriginEarlyDateTime from today on [SHIPLIST-2]', async () => {
    const { asked: requests } = await openShipments({ shipments: many(45) })
    expect(requests()[0]).toEqual({
      page: 1,
      pageSize: 20,
      orderByProperty: 'OriginEarlyDateTime',
      orderByDirection: 1,
      pastLast: true,
      searchTerm: '',
      statuses: [],
      onTimeStatus: [],
      shippingModes: [],
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Book Shipments' })).toBeVisible()
    expect(screen.getByText('1–20 of 45')).toBeVisible()
    expect(button('Sort by Next pickup')).toBeVisible()
  })

  it('filters by page, order, search, both places and four ranges of dates, and by states, on time, attention, mode and expiry [SHIPLIST-1]', async () => {
    const { asked: requests } = await openShipments({
      shipments: many(45),
      path: `/shipments?${[
        'page=2',
        'sort=-BookedDateTime',
        'search=acme',
        'origin=US:75212',
        'destination=US:AR:Little Rock',
        'pickup=2026-11-16..2026-11-20',
        'pickedUp=2026-11-17..',
        'delivery=..2026-11-22',
        'delivered=2026-11-18..2026-11-19',
        'status=Booked',
        'onTime=Late',
        'onTime=AtRisk',
        'attention=yes',
        'mode=TL',
        'expires=60',
      ].join('&')}`,
    })
    expect(requests()[0]).toEqual({
      page: 2,
      pageSize: 20,
      orderByProperty: 'BookedDateTime',
      orderByDirection: -1,
      pastLast: false,
      searchTerm: 'acme',
      originQuotableLocationId: 'US:75212',
      destinationQuotableLocationId: 'US:AR:Little Rock',
      scheduledPickup: { startDate: '2026-11-16', endDate: '2026-11-20' },
      actualPickup: { startDate: '2026-11-17' },
      scheduledDelivery: { endDate: '2026-11-22' },
      actualDelivery: { startDate: '2026-11-18', endDate: '2026-11-19' },
      statuses: [3],
      onTimeStatus: ['AtRisk', 'Late'],
      needsAttention: true,
      shippingModes: ['TL'],
      tenderExpiresWithinMinutes: 60,
    })
  })

  it('is filtered in its panel, where a place is found as one types and a date is entered', async () => {
    const { keys, asked: requests, address } = await openShipments({ shipments: many(2) })
    await keys.click(button('Filters'))
    const panel = within(screen.getByRole('dialog', { name: 'Filters' }))
    await keys.click(panel.getByRole('combobox', { name: 'Origin' }))
    await keys.keyboard('dal')
    await keys.click(await screen.findByRole('option', { name: /Dallas, TX 75212/ }))
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ originQuotableLocationId: 'US:75212' }))
    await keys.type(panel.getByRole('textbox', { name: 'Actual delivery' }), 'From 11/18/2026{Enter}')
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ actualDelivery: { startDate: '2026-11-18' } }))
    await keys.click(panel.getByRole('checkbox', { name: 'Late' }))
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ onTimeStatus: ['Late'] }))
    expect(decodeURIComponent(address())).toBe('/shipments?onTime=Late&origin=US:75212&delivered=2026-11-18..')
    expect(panel.getByRole('combobox', { name: 'Origin' })).toHaveValue('Dallas, TX 75212')
  })

  it('is reset to page 1, 20 shipments and OriginEarlyDateTime, without any other filter [SHIPLIST-3] [SHIPLIST-4]', async () => {
    const {
      keys,
      asked: requests,
      address,
    } = await openShipments({
      shipments: many(45),
      path: `/shipments?${filled.join('&')}&search=acme&sort=-ShipmentNumber&page=2`,
    })
    const { page, pageSize, orderByProperty, orderByDirection, searchTerm, ...filters } = requests()[0] ?? {}
    expect([page, pageSize, orderByProperty, orderByDirection, searchTerm]).toEqual([
      2,
      20,
      'ShipmentNumber',
      -1,
      'acme',
    ])
    expect(filters).toEqual({
      pastLast: false,
      statuses: [3],
      needsAttention: true,
      onTimeStatus: ['Late'],
      originQuotableLocationId: 'US:75212',
      destinationQuotableLocationId: 'US:AR:Little Rock',
      scheduledPickup: { startDate: '2026-11-16' },
      actualPickup: { startDate: '2026-11-17' },
      scheduledDelivery: { endDate: '2026-11-22' },
      actualDelivery: { startDate: '2026-11-18' },
      shippingModes: ['TL'],
      tenderExpiresWithinMinutes: 90,
    })
    await keys.click(button('Filters, 11 set'))
    await keys.click(button('Reset'))
    expect(address()).toBe('/shipments')
    await waitFor(() =>
      expect(requests().at(-1)).toEqual({
        page: 1,
        pageSize: 20,
        orderByProperty: 'OriginEarlyDateTime',
        orderByDirection: 1,
        pastLast: true,
        searchTerm: '',
        statuses: [],
        onTimeStatus: [],
        shippingModes: [],
      }),
    )
    expect(screen.getByLabelText('Search shipments')).toHaveValue('')
    expect(button('Reset')).toBeDisabled()
  })

  it('brings back the usual order by Reset also where nothing is filtered', async () => {
    const { keys, address } = await openShipments({ shipments: many(2), path: '/shipments?sort=-ShipmentNumber' })
    await keys.click(button('Filters'))
    await keys.click(button('Reset'))
    expect(address()).toBe('/shipments')
  })

  it('searches 500 ms after the last letter [SHIPLIST-5]', async () => {
    vi.useFakeTimers()
    const { keys, asked: requests } = await openShipments({ shipments: many(2) })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await keys.type(screen.getByLabelText('Search shipments'), 'S104')
    await pass(499)
    expect(requests()).toHaveLength(1)
    await pass(1)
    expect(requests()).toHaveLength(2)
    expect(requests()[1]).toMatchObject({ searchTerm: 'S104' })
  })

  it('shows number, state, on-time, places, windows, carrier, PRO number, mode, order, weight and cost in the table', async () => {
    await openShipments({
      shipments: [
        aShipment({
          ...inStatus('InTransit'),
          onTimeStatus: 'Late',
          carrierName: 'Copperline Transport',
          proNumber: '771204583',
          totalCharge: 1_985.5,
          equipmentMode: 2,
          isHazmat: true,
          orderNumbers: ['O208841', 'O208852'],
        }),
      ],
    })
    const row = rowOf('S104494')
    for (const text of ['In Transit', 'Late', 'Dallas, TX', 'Acme Foods Dallas', '11/17/2026', '08:00–12:00 CST'])
      expect(row.getAllByText(text)[0]).toBeVisible()
    for (const text of ['Little Rock, AR', 'Copperline Transport', 'PRO 771204583', 'TL', 'Reefer', 'Hazmat'])
      expect(row.getByText(text)).toBeInTheDocument()
    for (const text of ['O208841', '+1', '12,480 lbs', '$1,985.50']) expect(row.getByText(text)).toBeInTheDocument()
  })

  it('shows the states -1 to 8 by their labels, and filters by their numbers [STATUS-1]', async () => {
    const states = [
      [-1, 'Voided', 'Voided'],
      [0, 'Drafted', 'Drafted'],
      [1, 'ReadyToBook', 'Ready To Book'],
      [2, 'Tendering', 'Tendering'],
      [3, 'Booked', 'Booked'],
      [4, 'Dispatched', 'Dispatched'],
      [5, 'InTransit', 'In Transit'],
      [6, 'AtStop', 'At Stop'],
      [7, 'Delivered', 'Delivered'],
      [8, 'DeliveryConfirmed', 'Delivery Confirmed'],
    ] as const
    const shipments = states.map(([code, name]) =>
      aShipment({ shipmentNumber: `S10010${code + 1}`, ...inStatus(name), shipmentStatus: code }),
    )
    const { asked: requests } = await openShipments({
      shipments,
      path: `/shipments?${states.map(([, name]) => `status=${name}`).join('&')}`,
    })
    for (const [code, , label] of states) expect(rowOf(`S10010${code + 1}`).getByText(label)).toBeVisible()
    expect(requests()[0]).toMatchObject({ statuses: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8] })
  })

  it('marks a shipment that needs attention with the reason, beside its status', async () => {
    const attention = {
      reason: 'TenderExhausted',
      message: 'All 3 carriers said no',
      since: '2026-11-13T15:31:00.000Z',
    } as const
    await openShipments({ shipments: [aShipment({ attention })] })
    const mark = rowOf('S104494').getByText('Needs attention:')
    expect(mark.closest('td')).toHaveTextContent('Ready To BookNeeds attention: Tender exhausted')
    expect(screen.getByRole('link', { name: 'Needs attention' })).toHaveAttribute('href', '/shipments?attention=yes')
  })

  it('follows changes that others make', async () => {
    const { live, kept: stored } = await openShipments({ shipments: [aShipment()] })
    stored.shipments = [booked('S104499')]
    act(() => live.receive(ana.companyId, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload: {} }))
    expect(await screen.findByText('S104499')).toBeVisible()
  })

  it('says that no shipment was found, or that there is none yet', async () => {
    const { keys } = await openShipments({ path: '/shipments?search=nothing' })
    expect(await screen.findByText('No shipments were found for the given filters')).toBeVisible()
    await keys.click(button('Clear filters'))
    expect(await screen.findByText('No shipments yet')).toBeVisible()
    expect(screen.getByText('Create the first shipment')).toBeVisible()
  })

  it('leads to shipments with ViewShipment and to orders with ViewOrder, and shows plain numbers without', async () => {
    const links = async (permissions: ('ViewShipment' | 'ViewOrder')[]) => {
      await openShipments({ shipments: [aShipment()], user: { permissions } })
      const hrefs = ['S104494', 'O208841'].map((name) => screen.queryByRole('link', { name })?.getAttribute('href'))
      for (const number of ['S104494', 'O208841']) expect(screen.getByText(number)).toBeVisible()
      cleanup()
      return hrefs
    }
    expect(await links(['ViewShipment', 'ViewOrder'])).toEqual(['/shipments/S104494/preview', '/orders/O208841'])
    expect(await links(['ViewShipment'])).toEqual(['/shipments/S104494/preview', undefined])
    expect(await links(['ViewOrder'])).toEqual([undefined, '/orders/O208841'])
  })

  it('stands as cards on a phone', async () => {
    act(() => setWindowWidth(390))
    await openShipments({ shipments: [booked('S104491')] })
    const card = within(screen.getByRole('list', { name: 'Shipments' }))
    for (const text of ['Booked', 'Dallas, TX', '11/17/2026 08:00–12:00 CST', 'Copperline', '$1,240.50'])
      expect(card.getByText(text)).toBeVisible()
  })

  it('tells on a card what is known of a shipment, and leaves out what is not', async () => {
    act(() => setWindowWidth(390))
    const attention = { reason: 'PickupPassed', message: 'Late', since: '2026-11-13T15:31:00.000Z' } as const
    await openShipments({
      shipments: [
        aShipment({
          shipmentNumber: 'S1',
          attention,
          isHazmat: true,
          onTimeStatus: 'Late',
          proNumber: '77',
          distance: null,
        }),
        aShipment({ shipmentNumber: 'S2', pallets: 1, stopCount: 1 }),
      ],
    })
    const [first, second] = within(screen.getByRole('list', { name: 'Shipments' }))
      .getAllByRole('listitem')
      .filter((item) => item.parentElement === screen.getByRole('list', { name: 'Shipments' }))
    for (const text of ['Late', 'Hazmat', 'PRO 77', 'Not booked', 'Pickup time passed before tendering'])
      expect(within(first as HTMLElement).getByText(text)).toBeInTheDocument()
    const facts = (number: string) =>
      within(screen.getByRole('list', { name: `Details of ${number}` }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(facts('S1')).toEqual(['–', '12,480 lbs', '10 pallets', 'TL, dry', '2 stops'])
    expect(facts('S2')).toEqual(['318 mi', '12,480 lbs', '1 pallet', 'TL, dry', '1 stop'])
    expect(second).not.toHaveTextContent(/Late|Hazmat|PRO|Needs attention|\$/)
    expect(second).toHaveTextContent(/From Dallas, TX.*To Little Rock, AR/)
  })

  it('has a dash in the cells of a row that nothing is known of', async () => {
    await openShipments({ shipments: [aShipment({ orderNumbers: [] }), booked('S104491')] })
    const cells = [...(screen.getByText('S104494').closest('tr')?.children ?? [])].map(({ textContent }) => textContent)
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    const of = (name: string) => cells[heads.findIndex((head) => head?.startsWith(name))]
    expect(['On time', 'Carrier', 'Freight', 'Cost'].map(of)).toEqual(['–', '–', 'TL12,480 lbs', '–'])
    expect(rowOf('S104491').queryByText(/^\+/)).toBeNull()
    expect(rowOf('S104491').getByText('Copperline')).toBeVisible()
    expect(rowOf('S104491').queryByText(/^PRO/)).toBeNull()
  })

  it('offers drafts only to whoever may see them, and the hours in which an offer ends', async () => {
    const permissions = all.filter((name) => name !== 'ViewDraftShipment')
    const {
      keys,
      asked: requests,
      address,
    } = await openShipments({
      shipments: many(2),
      path: '/shipments?expires=soon&attention=no',
      user: { permissions },
    })
    expect(requests()[0]).not.toHaveProperty('tenderExpiresWithinMinutes')
    expect(requests()[0]).not.toHaveProperty('needsAttention')
    await keys.click(button(/^Filters/))
    const panel = within(screen.getByRole('dialog', { name: 'Filters' }))
    const states = async () => {
      await keys.click(screen.getByRole('combobox', { name: 'Status' }))
      const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
      await keys.keyboard('{Escape}')
      return names
    }
    expect(await states()).toEqual(expect.arrayContaining(['Ready To Book', 'Booked']))
    expect(await states()).not.toContain('Drafted')
    await keys.click(panel.getByRole('combobox', { name: 'Offer expires' }))
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(options).toEqual(['Any time', 'Within 1 h', 'Within 4 h', 'Within 1 d'])
    await keys.click(screen.getByRole('option', { name: 'Within 4 h' }))
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ tenderExpiresWithinMinutes: 240 }))
    expect(address()).toContain('expires=240')
    await keys.click(panel.getByRole('combobox', { name: 'Offer expires' }))
    await keys.click(await screen.findByRole('option', { name: 'Any time' }))
    await waitFor(() => expect(requests().at(-1)).not.toHaveProperty('tenderExpiresWithinMinutes'))
    expect(address()).not.toContain('expires')
    cleanup()
    await (await openShipments({ shipments: many(2) })).keys.click(button('Filters'))
    expect(await states()).toContain('Drafted')
  })

  it('stands in the menu Manage Freight as Book Shipments for whoever holds ViewShipment', () => {
    expect(shipmentScreens.every(({ needs }) => needs.includes('ViewShipment'))).toBe(true)
    const user = { ...ana, permissions: ['ViewShipment' as const] }
    expect(menuFor(user, shipmentScreens)).toMatchObject([
      { group: 'Manage Freight', screens: [{ title: 'Book Shipments', path: '/shipments' }] },
    ])
    expect(menuFor({ ...ana, permissions: ['ViewOrder'] }, shipmentScreens)).toEqual([])
  })
})

describe('shipments of the list', () => {
  it('are booked or cancelled from their row', async () => {
    const { keys, portal, address } = await openShipments({ shipments: [aShipment()] })
    portal.on(cancelShipment, { shipmentId: ana.id, shipmentNumber: 'S104494', version: 2, carrierUntold: null })
    await keys.click(button('Actions for S104494'))
    await keys.click(await screen.findByRole('menuitem', { name: 'Cancel shipment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Shipment S104494?' }))
    await keys.click(dialog.getByLabelText(/^Reason/))
    await keys.paste('No freight')
    await keys.click(dialog.getByRole('button', { name: /Cancel shipment/ }))
    expect(await screen.findByText('Shipment S104494 cancelled')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await keys.click(button('Actions for S104494'))
    await keys.click(await screen.findByRole('menuitem', { name: 'Book' }))
    expect(address()).toBe('/shipments/S104494/book')
  })

  it('are summed when selected, and exported by themselves', async () => {
    const written = downloads()
    const { keys, portal } = await openShipments({ shipments: [booked('S104490'), booked('S104491')] })
    portal.on(exportShipments, 'Shipment number\r\n')
    for (const number of ['S104490', 'S104491'])
      await keys.click(screen.getByRole('checkbox', { name: `Select ${number}` }))
    const bar = within(screen.getByRole('region', { name: 'Selection' }))
    expect(bar.getByRole('status')).toHaveTextContent('2 selected 24,960 lbs · 20 pallets · $2,481.00')
    await keys.click(bar.getByRole('button', { name: 'Export' }))
    await vi.waitFor(() => expect(written).toHaveLength(1))
    expect(portal.calls(exportShipments)[0]?.body).toEqual({ shipmentNumbers: ['S104490', 'S104491'] })
  })

  it('are summed without a cost where none is booked', async () => {
    const { keys } = await openShipments({ shipments: [aShipment({ pallets: 1 })] })
    await keys.click(screen.getByRole('checkbox', { name: 'Select S104494' }))
    const bar = within(screen.getByRole('region', { name: 'Selection' }))
    expect(bar.getByRole('status').textContent).toMatch(/1 selected ?12,480 lbs · 1 pallet$/)
  })

  it('are created only from orders that are on no shipment yet', async () => {
    const { keys, portal } = await openShipments({ shipments: [aShipment()] })
    portal.on(findFilteredOrders, {
      data: [anOrder({ shipmentNumber: 'S9' }), anOrder({ orderNumber: 'O2' })],
      total: 2,
    })
    await keys.click(button(/^Create Shipment/))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Shipment' }))
    expect(dialog.getByText('New orders that are not on a shipment')).toBeVisible()
    await keys.click(dialog.getByLabelText(/^Order/))
    await keys.keyboard('O')
    expect(await screen.findByRole('option', { name: /O208841/ })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('option', { name: /^O2(?!0)/ })).toHaveAttribute('aria-disabled', 'false')
    expect(portal.calls(findFilteredOrders)[0]?.body).toMatchObject({ pageSize: 20 })
    await keys.click(screen.getByRole('option', { name: /^O2(?!0)/ }))
    await keys.clear(dialog.getByLabelText(/^Order/))
    await keys.click(dialog.getByRole('button', { name: /^Create/ }))
    expect(await dialog.findByText('Name the order')).toBeVisible()
  })

  it('are created from an order that is found as one types', async () => {
    const { keys, portal, address } = await openShipments({ shipments: [aShipment()] })
    const order = anOrder()
    portal.on(findFilteredOrders, { data: [order], total: 1 })
    portal.on(createShipment, {
      shipmentId: ana.id,
      shipmentNumber: 'S104600',
      resultId: ana.id,
      resultNumber: 'S104600',
    })
    await keys.click(button(/^Create Shipment/))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Shipment' }))
    await keys.click(dialog.getByRole('button', { name: /^Create/ }))
    expect(await dialog.findByText('Name the order')).toBeVisible()
    await keys.click(dialog.getByLabelText(/^Order/))
    await keys.keyboard('O2088')
    await keys.click(await screen.findByRole('option', { name: /O208841/ }))
    await keys.click(dialog.getByRole('button', { name: /^Create/ }))
    await waitFor(() => expect(address()).toBe('/shipments/S104600/preview'))
    expect(portal.calls(createShipment)[0]?.body).toEqual({ orders: [order.id], maxBuy: 0 })
    expect(portal.calls(findFilteredOrders)[0]?.body).toMatchObject({
      searchTerm: 'O2088',
      orderStatuses: ['Accepted'],
    })
  })
})
