import { generateOrderLabels, getBolReport } from '@lanewise/contract/bills-of-lading'
import { getHistory } from '@lanewise/contract/history'
import { confirmOrderChanges, getOrderInformation, orderChanged, voidOrder } from '@lanewise/contract/orders'
import { createShipment, findShipments } from '@lanewise/contract/shipments'
import type { Permission } from '@lanewise/domain/access/permissions'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { aShipment, inStatus } from '#testing/full-shipment.ts'
import { ana } from '#testing/render-screen.tsx'
import { aFullOrder, aSelectedQuote } from './testing/full-order.ts'
import { openOrder, openOrders } from './testing/given.tsx'
import { anItem, aStop } from './testing/order-stops.ts'
import { anOrder } from './testing/order-summary.ts'

const region = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the page of an order', () => {
  it('shows number, state, on-time, flags, type, terms, and who created it when', async () => {
    await openOrder(
      aFullOrder({
        orderStatus: 'InTransit',
        orderStatusId: 5,
        onTimeStatus: 'OnTime',
        fields: { isJustInTime: true },
      }),
    )
    for (const text of ['In Transit', 'On Time', 'Just in time']) expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText(/^Purchase Order · Prepaid · created by Ana Ruiz on 11\/12\/2026 \d\d:20/)).toBeVisible()
    expect(document.title).toMatch(/O208869$/)
  })

  it('leads to the shipment that it is on with ViewShipment, and shows a plain number without', async () => {
    const order = aFullOrder({ shipmentNumber: 'S104491' })
    await openOrder(order)
    expect(screen.getByRole('link', { name: 'S104491' })).toHaveAttribute('href', '/shipments/S104491/preview')
    cleanup()
    await openOrder(order, { user: { permissions: ['ViewOrder'] } })
    expect(screen.getByText('S104491')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'S104491' })).toBeNull()
  })

  it('lists the shipments that it is or was on for whoever may see shipments', async () => {
    const shipments = [
      aShipment({ shipmentNumber: 'S104491', ...inStatus('InTransit'), onTimeStatus: 'AtRisk', carrierName: 'Able' }),
      aShipment({ shipmentNumber: 'S104480', ...inStatus('Voided'), carrierName: null }),
    ]
    const { portal } = await openOrder(aFullOrder(), { shipments })
    const card = region('Shipments')
    expect(await card.findByRole('link', { name: 'S104491' })).toHaveAttribute('href', '/shipments/S104491/preview')
    for (const text of ['In Transit', 'At Risk', 'Voided']) expect(card.getByText(text)).toBeVisible()
    expect(card.getByText(/^Able, pickup /)).toBeVisible()
    expect(card.getByText(/^Not booked, pickup /)).toBeVisible()
    expect(portal.calls(findShipments)[0]?.body).toMatchObject({ orderNumbers: ['O208869'] })
    cleanup()
    await openOrder(aFullOrder())
    expect(await region('Shipments').findByText('Not on a shipment yet.')).toBeVisible()
    cleanup()
    const other = await openOrder(aFullOrder(), { shipments, user: { permissions: ['ViewOrder'] } })
    expect(screen.queryByRole('region', { name: 'Shipments' })).toBeNull()
    expect(other.portal.calls(findShipments)).toEqual([])
  })

  it('says that a change waits for the carrier, and takes it as confirmed from whoever may book', async () => {
    const pending = aFullOrder({ hasPendingChangeRequests: true })
    const { keys, portal } = await openOrder(pending)
    portal.on(confirmOrderChanges, { orderNumber: 'O208869', orderId: pending.id, version: 3 })
    portal.on(getOrderInformation, { ...pending, hasPendingChangeRequests: false })
    expect(screen.getByText('Pending change request')).toBeVisible()
    await keys.click(button('Mark confirmed'))
    expect(portal.calls(confirmOrderChanges)[0]?.params).toEqual({ orderNumber: 'O208869' })
    expect(await screen.findByText('Change of order O208869 confirmed')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Pending change request')).toBeNull())
    cleanup()
    const refusedOnce = await openOrder(pending)
    refusedOnce.portal.on(confirmOrderChanges, refused(409, 'Somebody else was faster'))
    await refusedOnce.keys.click(button('Mark confirmed'))
    expect(await screen.findByText('Somebody else was faster')).toBeVisible()
    cleanup()
    await openOrder(pending, { user: { permissions: ['ViewOrder'] } })
    expect(button('Mark confirmed')).toHaveAttribute('aria-disabled', 'true')
    cleanup()
    await openOrder(aFullOrder())
    expect(screen.queryByText('Pending change request')).toBeNull()
  })

  it('shows its figures; the estimated time arrives in seconds and reads as days, hours and minutes [STOPVIEW-19]', async () => {
    await openOrder()
    for (const [label, value] of [
      ['Weight', '29,760 lbs'],
      ['Pallets', '18'],
      ['Linear feet', '28 ft'],
      ['Miles', '716 mi'],
      ['Estimated time', '1 d 4 h 10 min'],
      ['Freight value', '$84,200.00'],
    ] as const) {
      const term = screen.getAllByText(label).find(({ tagName }) => tagName === 'DT')
      expect(term?.nextElementSibling).toHaveTextContent(value)
    }
    cleanup()
    await openOrder(aFullOrder({ lowestShipRate: 1_985.5, lowestShipMode: 'LTL', estimatedTimeSeconds: null }))
    expect(screen.getByText('Lowest rate').nextElementSibling).toHaveTextContent('$1,985.50 LTL')
    expect(screen.getByText('Estimated time').nextElementSibling).toHaveTextContent('N/A')
  })

  it('shows head, stops, requirements, references, instructions, hazmat and customs data, quote, shipments, documents, notes and history [ORDPAGE-4]', async () => {
    const cleaner = anItem({
      productName: 'Cleaner',
      totalWeight: 1_920,
      isHazmat: true,
      hazmatHazardClass: '8',
      hazmatPackingGroup: 'III',
      hazmatUNNumber: 'UN1760',
    })
    const aboard = [aShipment({ shipmentNumber: 'S104491' })]
    await openOrder(
      aFullOrder({
        orderStatus: 'InTransit',
        orderStatusId: 5,
        onTimeStatus: 'Late',
        isHazmat: true,
        stops: [aStop({ lineItems: [anItem(), cleaner] }), ...aFullOrder().stops.slice(1)],
        billToCompanyName: 'Globex Billing',
        selectedQuote: aSelectedQuote({ customerTotal: 2_266 }),
        fields: {
          isTeamRequired: true,
          mustHaveEquipmentRequirementFlags: ['FoodGrade'],
          mustNotHaveEquipmentRequirementFlags: ['RollDoor'],
          accessorials: ['LiftgateDelivery'],
          specialInstructions: 'Load cleaner last',
          hazmatEmergencyContactInfo: 'Priya Nand (815) 555-0119',
          chemtracAccountNumber: 'CCN 204417',
          isInternational: true,
          customsBrokerName: 'Border Bros',
          customsBrokerPortOfEntry: 'Laredo',
          acceptedSurprises: [{ kind: 'NoAppointment', stop: 1, text: 'No appointment at Harvest Lane' }],
        },
      }),
      { shipments: aboard },
    )
    expect(screen.getByRole('heading', { level: 1, name: 'O208869' })).toBeVisible()
    for (const text of ['In Transit', 'Late']) expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText(/^Purchase Order · Prepaid · created by Ana Ruiz on 11\/12\/2026 \d\d:20/)).toBeVisible()
    const pickup = within(screen.getByRole('listitem', { name: /^Stop 1/ }))
    expect(pickup.getAllByText(/\d\d:\d\d–\d\d:\d\d C[SD]T/)[0]).toBeVisible()
    expect(pickup.getByText('Cleaner')).toBeVisible()
    expect(await region('Shipments').findByRole('link', { name: 'S104491' })).toBeVisible()
    for (const name of [/Documents/, /Notes/, /History/]) expect(screen.getByRole('heading', { name })).toBeVisible()
    expect(
      within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem', { name: /^Stop/ }),
    ).toHaveLength(2)
    for (const text of ['Dry, Dry Van', 'Food Grade', 'Roll Door', 'Liftgate Delivery', 'Team'])
      expect(region('Requirements').getByText(text)).toBeVisible()
    for (const text of ['Purchase Order #', '4500128902', 'Pickup #, stop 1', '77120', 'Globex Billing'])
      expect(region('Reference numbers').getByText(text)).toBeVisible()
    const instructions = region('Special instructions and Hazmat')
    for (const text of ['Load cleaner last', 'UN1760', 'Cleaner, class 8, packing group III', '1,920 lbs'])
      expect(instructions.getByText(text)).toBeVisible()
    for (const text of ['Priya Nand (815) 555-0119', 'CCN 204417']) expect(instructions.getByText(text)).toBeVisible()
    for (const text of ['Border Bros', 'Laredo']) expect(region('Customs Broker').getByText(text)).toBeVisible()
    const quote = region('Selected quote')
    for (const text of [
      'Contract rate',
      'Copperline Transport',
      '2 days',
      '$2,060.00',
      '$1,985.00',
      '$75.00',
      '$2,266.00',
    ])
      expect(quote.getByText(text)).toBeVisible()
    expect(region('Accepted extra costs').getByText('No appointment at Harvest Lane')).toBeVisible()
    expect(region('Route').getByText('716 mi')).toBeVisible()
  })

  it('shows neither hazmat, customs, quote nor accepted costs where there are none', async () => {
    await openOrder()
    for (const name of [/instructions/i, /Hazmat/, 'Customs Broker', 'Selected quote', 'Accepted extra costs'])
      expect(screen.queryByRole('region', { name })).toBeNull()
  })

  it('says that it is voided, by whom, when and why', async () => {
    const voided = { voidedBy: 'Ben Cole', voidDateTime: '2026-11-13T12:00:00.000Z', voidReason: 'Entered twice' }
    await openOrder(aFullOrder({ orderStatus: 'Voided', orderStatusId: -2, ...voided }))
    expect(screen.getByText(/^Voided by Ben Cole on 11\/13\/2026/)).toBeVisible()
    expect(screen.getByText('Entered twice')).toBeVisible()
    expect(button(/^Edit/)).toHaveAccessibleDescription('This order is Voided and cannot be changed')
  })

  it('shows its history, and follows what others do', async () => {
    const { live, kept: stored, portal } = await openOrder()
    portal.on(getHistory, {
      data: [
        {
          id: '1',
          at: '2026-11-14T14:05:00.000Z',
          who: 'Dana Kim',
          entity: 'order',
          entityId: stored.order.id,
          entityName: stored.order.orderNumber,
          action: 'changed',
          sentences: ['Dana Kim changed Special instructions'],
          changes: [],
        },
      ],
      total: 1,
    })
    stored.order = { ...stored.order, orderStatus: 'Booked', orderStatusId: 4 }
    act(() => live.receive(stored.order.id, 'changed', { name: orderChanged.name, entity: 'order', payload: {} }))
    expect(await screen.findByText('Booked')).toBeVisible()
    expect(await screen.findByText('Dana Kim changed Special instructions')).toBeVisible()
  })

  it('says that there is no such order, and leads to all of them', async () => {
    await openOrder(aFullOrder(), { isMissing: true })
    expect(screen.getByRole('heading', { level: 1, name: 'Order O208869' })).toBeVisible()
    expect(await screen.findByText('This order does not exist or is not yours')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders')
  })

  it('says so when it is deleted meanwhile, and stays to be read', async () => {
    const { portal, live, kept: stored } = await openOrder()
    portal.on(getOrderInformation, refused(404, 'This order does not exist or is not yours'))
    act(() => live.receive(stored.order.id, 'changed', { name: orderChanged.name, entity: 'order', payload: {} }))
    expect(await screen.findByText('This order was deleted')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: stored.order.orderNumber })).toBeVisible()
  })
})

describe('what can be done with an order', () => {
  it('is edited by E, duplicated, and voided with a reason', async () => {
    const { keys, address } = await openOrder()
    await keys.keyboard('e')
    expect(address()).toBe('/orders/O208869/edit')
    cleanup()
    const duplicated = await openOrder()
    await duplicated.keys.click(button('Duplicate'))
    expect(duplicated.address()).toBe('/orders/create?from=O208869')
    cleanup()
    const opened = await openOrder()
    opened.portal.on(voidOrder, { orderNumber: 'O208869', orderId: ana.id, version: 4 })
    await opened.keys.click(button('More actions'))
    await opened.keys.click(await screen.findByRole('menuitem', { name: 'Void' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Void Order O208869?' }))
    await opened.keys.click(dialog.getByLabelText('Reason'))
    await opened.keys.paste('Customer cancelled')
    await opened.keys.click(dialog.getByRole('button', { name: /Void/ }))
    await waitFor(() => expect(opened.portal.calls(voidOrder)[0]?.body).toEqual({ reason: 'Customer cancelled' }))
  })

  /** Actions on an order, with the permission for each. */
  const actions = {
    Edit: 'EditOrder',
    Duplicate: 'DuplicateOrder',
    Void: 'VoidOrder',
    Consolidate: 'ConsolidateOrder',
    'Create Shipment': 'CreateShipment',
    'Generate BOL': 'GenerateBillOfLading',
    'Pallet Labels': 'GeneratePalletLabel',
  } as const satisfies Record<string, Permission>
  const labelOf = (control: HTMLElement) =>
    Object.keys(actions).find((label) => control.textContent?.startsWith(label)) ?? control.textContent
  const free = (controls: readonly HTMLElement[]) =>
    controls.filter((control) => control.getAttribute('aria-disabled') !== 'true').map(labelOf)

  /** Actions that a user with these permissions may take on an order, on its page and in its row. */
  const allowedTo = async (permissions: readonly Permission[], shipmentNumber: string | null) => {
    const user = { permissions: ['ViewOrder' as const, ...permissions] }
    const { keys } = await openOrder({ ...aFullOrder(), shipmentNumber }, { user })
    const next = screen.queryByRole('button', { name: 'Create Shipment' })
    const buttons = [/^Edit/, 'Duplicate'].map((name) => button(name)).concat(next ?? [])
    await keys.click(button('More actions'))
    const onPage = [...free(buttons), ...free(await screen.findAllByRole('menuitem'))]
    cleanup()
    const list = await openOrders({ orders: [anOrder({ shipmentNumber })], user })
    await list.keys.click(button('Actions for O208841'))
    const inRow = free(await screen.findAllByRole('menuitem'))
    cleanup()
    expect(inRow.toSorted()).toEqual(onPage.toSorted())
    return inRow
  }

  it('follows the permission of each action, on the page and in the row [ORDPAGE-5]', async () => {
    expect(await allowedTo([], null)).toEqual([])
    expect(await allowedTo([], 'S104491')).toEqual([])
    for (const [label, permission] of Object.entries(actions)) {
      const isPaper = label === 'Generate BOL' || label === 'Pallet Labels'
      expect(await allowedTo([permission], isPaper ? 'S104491' : null)).toEqual([label])
    }
  })

  it('shows its next step as a button, and keeps it in the menu with the reason while it cannot be taken', async () => {
    await openOrder({ ...aFullOrder(), shipmentNumber: null })
    expect(button('Create Shipment')).toBeEnabled()
    cleanup()
    const { keys } = await openOrder({ ...aFullOrder(), shipmentNumber: 'S104491' })
    expect(screen.queryByRole('button', { name: 'Create Shipment' })).toBeNull()
    await keys.click(button('More actions'))
    const entry = await screen.findByRole('menuitem', { name: /^Create Shipment/ })
    expect(entry).toHaveAttribute('aria-disabled', 'true')
    expect(entry).toHaveAccessibleDescription('This order is on shipment S104491')
    cleanup()
  })

  it('becomes a shipment, and leads as far as the permissions do: to its booking, to its page, or nowhere', async () => {
    const [shipmentId, shipmentNumber] = [ana.id, 'S104500']
    const created = { shipmentId, shipmentNumber, resultId: shipmentId, resultNumber: shipmentNumber }
    const led = async (permissions: readonly Permission[], path: string) => {
      const user = { permissions: ['ViewOrder' as const, 'CreateShipment' as const, ...permissions] }
      const { keys, portal, address } = await openOrder({ ...aFullOrder(), shipmentNumber: null }, { user })
      portal.on(createShipment, created)
      await keys.click(button('Create Shipment'))
      await waitFor(() => expect(portal.calls(createShipment)).toHaveLength(1))
      await waitFor(() => expect(address()).toBe(path))
      cleanup()
    }
    await led(['ViewShipment', 'BookShipment'], '/shipments/S104500/book')
    await led(['ViewShipment'], '/shipments/S104500/preview')
    await led(['BookShipment'], '/orders/O208869')
  })

  it('leads to its consolidation, and prints its bill and the labels of its pallets', async () => {
    const files: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download)
    })
    const { keys, portal, address } = await openOrder({ ...aFullOrder(), shipmentNumber: 'S104491' })
    portal.on(getBolReport, { fileName: 'BOL-O208869.pdf', base64: 'aGk=' })
    portal.on(generateOrderLabels, { fileName: 'Labels-O208869.pdf', base64: 'aGk=' })
    const choose = async (name: string) => {
      await keys.click(button('More actions'))
      await keys.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Generate BOL')
    await waitFor(() => expect(files).toEqual(['BOL-O208869.pdf']))
    expect(portal.calls(getBolReport)[0]?.body).toEqual({ shipmentNumber: 'S104491', singleOrderNumber: 'O208869' })
    await choose('Pallet Labels')
    await waitFor(() => expect(files).toEqual(['BOL-O208869.pdf', 'Labels-O208869.pdf']))
    expect(portal.calls(generateOrderLabels)[0]?.body).toEqual({ orderNumbers: ['O208869'] })
    await choose('Consolidate')
    expect(address()).toBe('/orders/O208869/consolidate')
  })
})
