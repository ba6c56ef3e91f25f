import { exportOrders, voidOrders } from '@lanewise/contract/orders'
import { quotableLocations } from '@lanewise/contract/places'
import { createShipment } from '@lanewise/contract/shipments'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openOrders } from '#features/orders/testing/given.tsx'
import { anOrder } from '#features/orders/testing/order-summary.ts'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'

type Opened = Awaited<ReturnType<typeof openOrders>>
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const some = (count: number) =>
  Array.from({ length: count }, (_, index) => anOrder({ orderNumber: `O20884${index + 1}` }))

async function voidAll({ keys }: Opened, count: number) {
  for (const { orderNumber } of some(count))
    await keys.click(screen.getByRole('checkbox', { name: `Select ${orderNumber}` }))
  await keys.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Void' }))
  return within(await screen.findByRole('dialog'))
}

describe('voiding several orders', () => {
  it('names five of them and counts the rest, and ends the selection once all are voided', async () => {
    const opened = await openOrders({ orders: some(6) })
    opened.portal.on(voidOrders, {
      data: some(6).map(({ orderNumber }) => ({ orderNumber, isVoided: true, message: null })),
    })
    const dialog = await voidAll(opened, 6)
    expect(dialog.getByText('O208841, O208842, O208843, O208844, O208845, 1 more')).toBeVisible()
    expect(dialog.getByText('A voided order stays in the history and cannot be brought back.')).toBeVisible()
    const callCount = opened.asked().length
    await opened.keys.click(dialog.getByRole('button', { name: /Void/ }))
    expect(await screen.findByText('6 orders voided')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
    await waitFor(() => expect(opened.asked().length).toBeGreaterThan(callCount))
  })

  it('names all five where there are no more, and keeps the selection where one stays', async () => {
    const opened = await openOrders({ orders: some(5) })
    const refusedOrder = { orderNumber: 'O208841', isVoided: false, message: 'It is booked' }
    opened.portal.on(voidOrders, {
      data: [
        refusedOrder,
        ...some(5)
          .slice(1)
          .map(({ orderNumber }) => ({ orderNumber, isVoided: true, message: null })),
      ],
    })
    const dialog = await voidAll(opened, 5)
    expect(dialog.getByText('O208841, O208842, O208843, O208844, O208845')).toBeVisible()
    await opened.keys.click(dialog.getByRole('button', { name: /Void/ }))
    const outcome = within(await screen.findByRole('dialog', { name: '4 of 5 orders voided' }))
    expect(outcome.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByText(/orders voided$/, { selector: '[role=status] *' })).toBeNull()
    await opened.keys.click(outcome.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('region', { name: 'Selection' })).toBeVisible()
  })
})

describe('an order of the list', () => {
  const choose = async ({ keys }: Opened, name: string) => {
    await keys.click(button('Actions for O208841'))
    await keys.click(await screen.findByRole('menuitem', { name }))
  }

  it('becomes a shipment once, however often that is asked for, and says why it does not', async () => {
    const opened = await openOrders()
    opened.portal.on(createShipment, refused(409, 'Order O208841 is on shipment S1'))
    await choose(opened, 'Create Shipment')
    expect(await screen.findByText('Order O208841 is on shipment S1')).toBeVisible()
    opened.portal.on(createShipment, {
      shipmentId: ana.id,
      shipmentNumber: 'S104500',
      resultId: ana.id,
      resultNumber: 'S104500',
    })
    await choose(opened, 'Create Shipment')
    expect(await screen.findByText('Shipment S104500 created')).toBeVisible()
    const keys = opened.portal.calls(createShipment).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(opened.portal.calls(createShipment)[0]?.body).toMatchObject({ maxBuy: 0 })
  })

  it('says why its state keeps it from a shipment', async () => {
    const { keys } = await openOrders({ orders: [anOrder({ orderStatus: 'Delivered', orderStatusId: 6 })] })
    await keys.click(button('Actions for O208841'))
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getByText('This order is Delivered and cannot go on a shipment')).toBeInTheDocument()
    expect(menu.getByText('This order is Delivered and cannot be voided')).toBeInTheDocument()
  })

  it('says which shipment it is on, and can be voided while its state allows', async () => {
    const { keys } = await openOrders({ orders: [anOrder({ shipmentNumber: 'S104491' })] })
    await keys.click(button('Actions for O208841'))
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getByText('This order is on shipment S104491')).toBeInTheDocument()
    expect(menu.getByRole('menuitem', { name: 'Void' })).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('has a dash for miles that nobody knows, and no word for what is usual', async () => {
    await openOrders({ orders: [anOrder({ distance: null, pallets: 0, stackablePallets: 0, nonStackablePallets: 0 })] })
    const facts = within(screen.getByRole('list', { name: 'Details of O208841' }))
    expect(facts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '–',
      '12,480 lbs',
      '0 pallets',
      'LTL, dry',
      '1 pick, 1 drop',
    ])
  })

  it('in the table says its equipment only where that is not dry, and one reference', async () => {
    localStorage.setItem('orderViewPref', JSON.stringify('tableView'))
    const references = ['SalesOrder', 'TransferOrder'].map((type) => ({
      label: type,
      wellKnownTypeName: type,
      value: '7',
    }))
    await openOrders({ orders: [anOrder({ referenceNumbers: references })] })
    const row = within((await screen.findByRole('link', { name: 'O208841' })).closest('tr') as HTMLElement)
    expect(row.queryByText('Dry')).toBeNull()
    expect(row.getByText('SO 7')).toBeInTheDocument()
    expect(row.queryByText('TO 7')).toBeNull()
    expect(row.getByText('Harvest Lane Grocers')).toBeInTheDocument()
  })
})

describe('the list', () => {
  it('leads to a new order and to the upload of many, as far as one may', async () => {
    const { keys, address } = await openOrders()
    await keys.click(button(/^Create Order/))
    expect(address()).toBe('/orders/create')
  })

  it('has views of what is open and of what was voided', async () => {
    const opened = await openOrders()
    await opened.keys.click(screen.getByRole('link', { name: 'Missing appointment' }))
    await waitFor(() => expect(opened.asked().at(-1)).toMatchObject({ missingAppointment: true }))
    await opened.keys.click(screen.getByRole('link', { name: 'Voided' }))
    await waitFor(() => expect(opened.asked().at(-1)).toMatchObject({ orderStatuses: ['Voided'] }))
  })

  it('says why it could not be exported', async () => {
    const { keys, portal } = await openOrders()
    portal.on(exportOrders, refused(503, 'The file store rests'))
    await keys.click(button('Export'))
    expect(await screen.findByText('The file store rests')).toBeVisible()
  })

  it('offers a first order where there is none', async () => {
    const { keys, address } = await openOrders({ orders: [] })
    await keys.click(await screen.findByRole('button', { name: 'Create the first order' }))
    expect(address()).toBe('/orders/create')
  })
})

describe('the filters', () => {
  const openPanel = async ({ keys }: Opened) => keys.click(button(/^Filters/))
  const expectLastQuery = ({ asked: requests }: Opened, expected: object) =>
    waitFor(() => expect(requests().at(-1)).toEqual(expect.objectContaining(expected)))

  it('offer a state by its name or its letters, and each city once', async () => {
    const opened = await openOrders()
    await openPanel(opened)
    const place = screen.getByRole('combobox', { name: 'Origin' })
    await opened.keys.type(place, 'tx')
    await screen.findByRole('option', { name: /^Texas/ })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'TexasWhole state',
      'Dallas, TX',
    ])
    await opened.keys.clear(place)
    await opened.keys.type(place, 'dall')
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Texas/ })).toBeNull())
    await waitFor(() => expect(opened.portal.calls(quotableLocations).at(-1)?.query.q).toBe('dall'))
  })

  it('take a range of days, a reference after a pause, and give both back', async () => {
    const opened = await openOrders()
    await openPanel(opened)
    const days = screen.getByRole('textbox', { name: 'Pickup' })
    await opened.keys.type(days, 'From 11/16/2026{Enter}')
    await expectLastQuery(opened, { originDateTime: { startDate: '2026-11-16' }, pastLast: false })
    await opened.keys.clear(days)
    await opened.keys.tab()
    await waitFor(() => expect(opened.asked().at(-1)).not.toHaveProperty('originDateTime'))
    const reference = screen.getByRole('textbox', { name: 'Reference number' })
    await opened.keys.click(reference)
    await opened.keys.paste('  PO-7')
    await opened.keys.tab()
    await expectLastQuery(opened, { referenceNumber: 'PO-7' })
    await opened.keys.clear(reference)
    await opened.keys.tab()
    await waitFor(() => expect(opened.asked().at(-1)).not.toHaveProperty('referenceNumber'))
  })

  it('take a company away again, and a number of stops', async () => {
    const opened = await openOrders({ path: '/orders?originCompany=Acme&pickups=2' })
    await openPanel(opened)
    expect(screen.getByRole('combobox', { name: 'Origin company' })).toHaveValue('Acme')
    await opened.keys.clear(screen.getByRole('combobox', { name: 'Origin company' }))
    await opened.keys.tab()
    await waitFor(() => expect(opened.asked().at(-1)).not.toHaveProperty('originCompany'))
    await opened.keys.click(screen.getByRole('combobox', { name: 'Pickups' }))
    await opened.keys.click(await screen.findByRole('option', { name: 'Any' }))
    await waitFor(() => expect(opened.asked().at(-1)).not.toHaveProperty('pickupStops'))
  })

  it('read one end of a weight alone, and no end beyond the slider', async () => {
    const { asked: requests } = await openOrders({ path: '/orders?weight=2000..999999' })
    expect(requests()[0]).toMatchObject({ minWeight: 2_000 })
    expect(requests()[0]).not.toHaveProperty('maxWeight')
    expect(screen.getByRole('button', { name: 'Weight 2,000–75,000 lbs' })).toBeVisible()
  })

  it('of one weight keep it', async () => {
    const { asked: requests } = await openOrders({ path: '/orders?weight=2000..2000' })
    expect(requests()[0]).toMatchObject({ minWeight: 2_000, maxWeight: 2_000 })
  })
})

describe('the main action of the selection', () => {
  const select = async ({ keys }: Opened, ...numbers: string[]) => {
    for (const number of numbers) await keys.click(screen.getByRole('checkbox', { name: `Select ${number}` }))
    return within(screen.getByRole('region', { name: 'Selection' }))
  }

  it('makes a shipment of one order, and consolidates several with the first as their base', async () => {
    const opened = await openOrders({ orders: some(3) })
    const bar = await select(opened, 'O208841')
    expect(bar.getByRole('button', { name: 'Create Shipment' })).toBeEnabled()
    await select(opened, 'O208842', 'O208843')
    await opened.keys.click(bar.getByRole('button', { name: 'Consolidate 3' }))
    expect(opened.address()).toBe('/orders/O208841/consolidate?with=O208842%2CO208843')
  })

  it('says which order cannot share the truck', async () => {
    const onShipment = anOrder({ orderNumber: 'O208842', shipmentNumber: 'S104491' })
    const opened = await openOrders({ orders: [anOrder({ orderNumber: 'O208841' }), onShipment] })
    const bar = await select(opened, 'O208841', 'O208842')
    const consolidate = bar.getByRole('button', { name: /^Consolidate 2/ })
    expect(consolidate).toHaveAttribute('aria-disabled', 'true')
    expect(consolidate).toHaveAccessibleDescription('Order O208842 is already on shipment S104491')
  })
})
