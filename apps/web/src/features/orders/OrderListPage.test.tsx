import { generateOrderLabels } from '@lanewise/contract/bills-of-lading'
import { exportOrders, orderChanged, voidOrder, voidOrders } from '@lanewise/contract/orders'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { menuFor } from '#platform/screen.ts'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { orderScreens } from './orders.screens.ts'
import { openOrders } from './testing/given.tsx'
import { anOrder } from './testing/order-summary.ts'

const other = anOrder({ orderNumber: 'O208842', weight: 520, pallets: 1, linearFeet: 2 })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const cards = () => within(screen.getByRole('list', { name: 'Orders' }))

function downloads() {
  const written: Blob[] = []
  URL.createObjectURL = vi.fn((blob: Blob) => `blob:${written.push(blob)}`) as typeof URL.createObjectURL
  URL.revokeObjectURL = vi.fn()
  return written
}

describe('the order list', () => {
  it('stands as cards until the table is chosen, which this browser remembers under orderViewPref [ORDPAGE-1] [ORDER-78] [ORDLIST-23] [UX-40]', async () => {
    const { keys } = await openOrders()
    expect(cards().getByRole('link', { name: 'O208841' })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    await keys.click(screen.getByRole('radio', { name: 'Table' }))
    expect(within(screen.getByRole('table', { name: 'Orders' })).getByRole('link', { name: 'O208841' })).toBeVisible()
    expect(localStorage.getItem('orderViewPref')).toBe('tableView')
    cleanup()
    const again = await openOrders()
    expect(screen.getByRole('table', { name: 'Orders' })).toBeVisible()
    await again.keys.click(screen.getByRole('radio', { name: 'Cards' }))
    expect(localStorage.getItem('orderViewPref')).toBe('cardView')
    expect(cards().getByRole('link', { name: 'O208841' })).toBeVisible()
  })

  it('asks for 50 orders by early pickup, refreshes, sorts and exports all that match [ORDPAGE-1] [ORDER-77]', async () => {
    const written = downloads()
    const {
      keys,
      asked: requests,
      kept: stored,
      portal,
      address,
    } = await openOrders({
      total: 120,
      path: '/orders?search=acme&mode=LTL',
    })
    portal.on(exportOrders, 'Order number\r\nO208841\r\n')
    expect(requests()[0]).toMatchObject({
      page: 1,
      pageSize: 50,
      orderByProperty: 'OriginEarlyDateTime',
      orderByDirection: 1,
      pastLast: true,
      searchTerm: 'acme',
    })
    expect(screen.getByText('1–50 of 120')).toBeVisible()
    expect(screen.getByLabelText('Search orders')).toHaveValue('acme')
    expect(button('Filters, 1 set')).toBeVisible()
    stored.orders = [other]
    await keys.click(button('Refresh'))
    expect(await screen.findByText('O208842')).toBeVisible()
    await keys.click(button('Export'))
    await vi.waitFor(() => expect(written).toHaveLength(1))
    expect(await written[0]?.text()).toContain('O208841')
    const [sent] = portal.calls(exportOrders)
    expect(sent?.body).toMatchObject({ searchTerm: 'acme', shippingModes: ['LTL'] })
    expect(sent?.body).not.toHaveProperty('pageSize')
    await keys.click(button('Sort by Next pickup'))
    await keys.click(screen.getByRole('menuitemradio', { name: 'Heaviest' }))
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ orderByProperty: 'Weight', orderByDirection: -1 }))
    expect(address()).toBe('/orders?search=acme&mode=LTL&sort=-Weight')
    act(() => setWindowWidth(767))
    expect(screen.queryByRole('radio', { name: 'Table' })).toBeNull()
  })

  it('tells filter, sort and page by the address, where Back leads to what was shown before [ORDPAGE-2]', async () => {
    const {
      keys,
      asked: requests,
      address,
      router,
    } = await openOrders({
      total: 120,
      path: '/orders?status=Booked&sort=-CreateDateTime&page=2',
    })
    expect(requests()[0]).toMatchObject({
      orderStatuses: ['Booked'],
      orderByProperty: 'CreateDateTime',
      orderByDirection: -1,
      page: 2,
    })
    await keys.click(button('Next page'))
    expect(address()).toBe('/orders?status=Booked&sort=-CreateDateTime&page=3')
    await keys.click(button('Remove filter Status'))
    expect(address()).toBe('/orders?sort=-CreateDateTime')
    await act(() => router.navigate(-1))
    expect(address()).toBe('/orders?status=Booked&sort=-CreateDateTime&page=3')
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ orderStatuses: ['Booked'], page: 3 }))
  })

  it('says that no order was found for a search, or that there is none yet [ORDLIST-24]', async () => {
    const { keys } = await openOrders({ orders: [], path: '/orders?search=nothing' })
    expect(await screen.findByText('No orders were found for the given filters')).toBeVisible()
    await keys.click(button('Clear filters'))
    expect(await screen.findByText('No orders yet')).toBeVisible()
  })

  it('follows changes that others make', async () => {
    const { live, kept: stored } = await openOrders()
    stored.orders = [other]
    act(() => live.receive(ana.companyId, 'changed', { name: orderChanged.name, entity: 'order', payload: {} }))
    expect(await screen.findByText('O208842')).toBeVisible()
  })

  it('shows the facts of an order in the table', async () => {
    localStorage.setItem('orderViewPref', JSON.stringify('tableView'))
    await openOrders({ orders: [anOrder({ isHazmat: true, equipmentMode: 2, shipmentNumber: 'S104491' })] })
    const row = within((await screen.findByRole('link', { name: 'O208841' })).closest('tr') as HTMLElement)
    for (const text of ['New', 'Dallas, TX', 'Acme Foods Dallas', '11/17/2026', '08:00–12:00 CST', 'Atlanta, GA'])
      expect(row.getByText(text)).toBeVisible()
    for (const text of [
      '07:00–11:00 EST',
      '781',
      '12,480',
      '10',
      'LTL',
      'Reefer',
      'Hazmat',
      'PO 4500128837',
      'S104491',
    ])
      expect(row.getByText(text)).toBeInTheDocument()
  })

  it('stands in the menu Manage Freight for whoever holds ViewOrder', () => {
    expect(orderScreens.every(({ needs }) => needs.includes('ViewOrder'))).toBe(true)
    const user = { ...ana, permissions: ['ViewOrder' as const] }
    expect(menuFor(user, orderScreens)).toMatchObject([{ group: 'Manage Freight', screens: [{ title: 'Orders' }] }])
    expect(menuFor({ ...ana, permissions: [] }, orderScreens)).toEqual([])
  })
})

describe('an order of the list', () => {
  const menuOf = async (keys: Awaited<ReturnType<typeof openOrders>>['keys']) => {
    await keys.click(button('Actions for O208841'))
    return within(await screen.findByRole('menu'))
  }

  it('is edited and duplicated on screens of their own', async () => {
    const { keys, address } = await openOrders()
    await keys.click((await menuOf(keys)).getByRole('menuitem', { name: 'Edit' }))
    expect(address()).toBe('/orders/O208841/edit')
    cleanup()
    const again = await openOrders()
    await again.keys.click((await menuOf(again.keys)).getByRole('menuitem', { name: 'Duplicate' }))
    expect(again.address()).toBe('/orders/create?from=O208841')
  })

  it('is voided with a reason; a refusal keeps what was entered', async () => {
    const { keys, portal } = await openOrders()
    portal.on(voidOrder, refused(409, 'Order O208841 is on shipment S104491'))
    await keys.click((await menuOf(keys)).getByRole('menuitem', { name: 'Void' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Void Order O208841?' }))
    await keys.click(dialog.getByLabelText('Reason'))
    await keys.paste('Entered twice')
    await keys.click(dialog.getByRole('button', { name: /Void/ }))
    expect(await screen.findByText(/is on shipment S104491/)).toBeVisible()
    expect(dialog.getByLabelText('Reason')).toHaveValue('Entered twice')
    portal.on(voidOrder, { orderNumber: 'O208841', orderId: ana.id, version: 2 })
    await keys.click(dialog.getByRole('button', { name: /Void/ }))
    expect(await screen.findByText('Order O208841 voided')).toBeVisible()
    expect(portal.calls(voidOrder).at(-1)).toMatchObject({
      params: { orderNumber: 'O208841' },
      body: { reason: 'Entered twice' },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('offers what its state allows, and says why it does not', async () => {
    const { keys } = await openOrders({ orders: [anOrder({ orderStatus: 'Voided', orderStatusId: -2 })] })
    const menu = await menuOf(keys)
    expect(menu.getByRole('menuitem', { name: /Edit/ })).toHaveAttribute('aria-disabled', 'true')
    expect(menu.getByText('This order is Voided and cannot be voided')).toBeInTheDocument()
    expect(menu.getByRole('menuitem', { name: 'Duplicate' })).not.toHaveAttribute('aria-disabled', 'true')
  })
})

describe('selected orders', () => {
  const select = async (keys: Awaited<ReturnType<typeof openOrders>>['keys'], ...numbers: string[]) => {
    for (const number of numbers) await keys.click(screen.getByRole('checkbox', { name: `Select ${number}` }))
    return within(screen.getByRole('region', { name: 'Selection' }))
  }

  it('are summed by weight, pallets and linear feet, and exported by themselves', async () => {
    const written = downloads()
    const { keys, portal } = await openOrders({ orders: [anOrder(), other] })
    portal.on(exportOrders, 'Order number\r\n')
    const bar = await select(keys, 'O208841', 'O208842')
    expect(bar.getByRole('status')).toHaveTextContent('2 selected 13,000 lbs · 11 pallets · 14 ft')
    await keys.click(bar.getByRole('button', { name: 'Export' }))
    await vi.waitFor(() => expect(written).toHaveLength(1))
    expect(portal.calls(exportOrders)[0]?.body).toEqual({ orderNumbers: ['O208841', 'O208842'] })
  })

  it('are voided together after one question; those that stay are named with the reason', async () => {
    const { keys, portal } = await openOrders({ orders: [anOrder(), other] })
    portal.on(voidOrders, {
      data: [
        { orderNumber: 'O208841', isVoided: true, message: null },
        { orderNumber: 'O208842', isVoided: false, message: 'Order O208842 is Booked and cannot be voided' },
      ],
    })
    const bar = await select(keys, 'O208841', 'O208842')
    await keys.click(bar.getByRole('button', { name: 'Void' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Void 2 orders?' }))
    await keys.click(dialog.getByLabelText('Reason'))
    await keys.paste('Season is over')
    await keys.click(dialog.getByRole('button', { name: /Void/ }))
    const outcome = within(await screen.findByRole('dialog', { name: '1 of 2 orders voided' }))
    expect(outcome.getByRole('listitem')).toHaveTextContent('O208842 Order O208842 is Booked and cannot be voided')
    expect(portal.calls(voidOrders)[0]?.body).toEqual({
      orderNumbers: ['O208841', 'O208842'],
      reason: 'Season is over',
    })
  })

  it('get the labels of all their pallets as one file, once each is on a shipment', async () => {
    const written = downloads()
    const shipped = [anOrder({ shipmentNumber: 'S1' }), { ...other, shipmentNumber: 'S2' }]
    const { keys, portal } = await openOrders({ orders: shipped })
    portal.on(generateOrderLabels, { fileName: 'Labels-2-orders.pdf', base64: 'aGk=' })
    const bar = await select(keys, 'O208841', 'O208842')
    await keys.click(bar.getByRole('button', { name: 'Pallet Labels' }))
    await vi.waitFor(() => expect(written).toHaveLength(1))
    expect(portal.calls(generateOrderLabels)[0]?.body).toEqual({ orderNumbers: ['O208841', 'O208842'] })
    cleanup()
    const free = await openOrders({ orders: [anOrder(), { ...other, shipmentNumber: 'S2' }] })
    const again = await select(free.keys, 'O208841', 'O208842')
    expect(again.getByRole('button', { name: 'Pallet Labels' })).toHaveAccessibleDescription(
      'Order O208841 is on no shipment yet',
    )
  })

  it('cannot be voided without VoidOrder', async () => {
    const { keys } = await openOrders({ user: { permissions: ['ViewOrder'] } })
    const bar = await select(keys, 'O208841')
    expect(bar.getByRole('button', { name: 'Void' })).toHaveAccessibleDescription(
      'You do not have permission to perform this action',
    )
  })
})
