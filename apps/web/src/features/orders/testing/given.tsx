import type { CurrentUser } from '@lanewise/contract/auth'
import { getOrderDocuments } from '@lanewise/contract/documents'
import { getHistory } from '@lanewise/contract/history'
import type { OrderSummary } from '@lanewise/contract/order-list'
import { customerCompanies, findFilteredOrders, getOrderInformation, getOrderRoute } from '@lanewise/contract/orders'
import { quotableLocations } from '@lanewise/contract/places'
import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { findShipments } from '@lanewise/contract/shipments'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import OrderListPage from '#features/orders/OrderListPage.tsx'
import OrderPage from '#features/orders/OrderPage.tsx'
import { createFakeLive } from '#testing/fake-live.ts'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aFullOrder } from './full-order.ts'
import { nextId } from './order-stops.ts'
import { anOrder } from './order-summary.ts'

type Given = { orders?: OrderSummary[]; total?: number; path?: string; user?: Partial<CurrentUser> }

/** Opens the list of orders. `asked` returns the query of each call. `kept` may change while the list is open. */
export async function openOrders({ orders = [anOrder()], total, path = '/orders', user }: Given = {}) {
  const portal = createFakePortal()
  const live = createFakeLive()
  const stored = { orders }
  portal.on(findFilteredOrders, () => ({ data: stored.orders, total: total ?? stored.orders.length }))
  portal.on(quotableLocations, {
    items: ['75201', '75212'].map((postalCode) => ({
      id: `US:${postalCode}`,
      city: 'Dallas',
      state: 'TX',
      postalCode,
      country: 'US' as const,
      latitude: 32.79,
      longitude: -96.8,
      ianaTimeZone: 'America/Chicago',
    })),
  })
  portal.on(customerCompanies, { items: [{ id: nextId(), companyName: 'Harvest Lane Grocers' }] })
  const opened = await renderScreen(
    <Routes>
      <Route path="/orders" element={<OrderListPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { portal, live, path, ...(user && { user }) },
  )
  const [first] = orders
  if (first) await screen.findByText(first.orderNumber)
  return { ...opened, live, kept: stored, asked: () => portal.calls(findFilteredOrders).map(({ body }) => body) }
}

type OpenedAs = { user?: Partial<CurrentUser>; isMissing?: boolean; shipments?: ShipmentSummary[] }

/** Opens the page of an order. `kept.order` may change while it is open. */
export async function openOrder(order = aFullOrder(), { user, isMissing = false, shipments = [] }: OpenedAs = {}) {
  const portal = createFakePortal()
  const live = createFakeLive()
  const stored = { order }
  portal.on(getOrderInformation, () =>
    isMissing ? refused(404, 'This order does not exist or is not yours') : stored.order,
  )
  portal.on(getOrderRoute, { line: [] })
  portal.on(findShipments, { data: shipments, total: shipments.length })
  portal.on(getHistory, { data: [], total: 0 })
  portal.on(getOrderDocuments, { shipment: null, order: null, documents: [], missing: [], types: [], maxBytes: 1 })
  const opened = await renderScreen(
    <Routes>
      <Route path="/orders/:orderNumber" element={<OrderPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { portal, live, path: `/orders/${order.orderNumber}`, ...(user && { user }) },
  )
  if (!isMissing) await screen.findByRole('heading', { level: 1, name: order.orderNumber })
  return { ...opened, live, kept: stored }
}
