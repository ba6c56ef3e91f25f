import { findFilteredOrders } from '@lanewise/contract/orders'
import { createDraftShipment, createShipment } from '@lanewise/contract/shipments'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { permissions as all, type Permission } from '@lanewise/domain/access/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anOrder } from '#features/orders/testing/order-summary.ts'
import { aShipment, openShipments } from '#features/shipments/testing/given.tsx'
import { ana } from '#testing/render-screen.tsx'

async function open(permissions: readonly Permission[] = all) {
  const opened = await openShipments({ shipments: [aShipment()], user: { permissions: [...permissions] } })
  const order = anOrder()
  const made = { shipmentId: ana.id, shipmentNumber: 'S104600', resultId: ana.id, resultNumber: 'S104600' }
  opened.portal.on(findFilteredOrders, { data: [order], total: 1 })
  opened.portal.on(createShipment, made)
  opened.portal.on(createDraftShipment, made)
  await opened.keys.click(screen.getByRole('button', { name: /^Create Shipment/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Shipment' }))
  const choose = async () => {
    await opened.keys.click(dialog.getByLabelText(/^Order/))
    await opened.keys.keyboard('O2088')
    await opened.keys.click(await screen.findByRole('option', { name: /O208841/ }))
  }
  const draft = dialog.getByRole('checkbox', { name: /^Keep as a draft/ })
  return {
    ...opened,
    order,
    choose,
    draft,
    create: () => opened.keys.click(dialog.getByRole('button', { name: /^Create/ })),
  }
}

describe('a draft', () => {
  it('of an order is created with where it comes from, and opened [BOOK-17]', async () => {
    const { keys, portal, address, order, choose, draft, create } = await open()
    await choose()
    await keys.click(draft)
    await create()
    await waitFor(() => expect(address()).toBe('/shipments/S104600/preview'))
    expect(await screen.findByText('Draft created')).toBeVisible()
    expect(portal.calls(createDraftShipment)[0]?.body).toEqual({ orders: [order.id], maxBuy: 0, origination: 'Order' })
    expect(portal.calls(createShipment)).toHaveLength(0)
  })

  it('is not kept where the choice is taken back', async () => {
    const { keys, portal, choose, draft, create } = await open()
    await choose()
    await keys.click(draft)
    await keys.click(draft)
    await create()
    expect(await screen.findByText('Shipment created')).toBeVisible()
    expect(portal.calls(createDraftShipment)).toHaveLength(0)
  })

  it('is not offered to who could not see it afterwards', async () => {
    const { keys, draft } = await open(all.filter((name) => name !== 'ViewDraftShipment'))
    await keys.click(draft)
    expect(draft).not.toBeChecked()
    expect(draft).toHaveAccessibleDescription(noPermissionText)
  })
})
