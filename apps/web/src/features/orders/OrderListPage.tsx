import { uploadOrders } from '@lanewise/contract/order-uploads'
import { createOrder, exportOrders, findFilteredOrders, orderEntity } from '@lanewise/contract/orders'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { orderStatusLabel } from '@lanewise/domain/orders/order-status'
import { ClipboardList } from 'lucide-react'
import { listScreen } from '#platform/list/list-screen.tsx'
import { SkeletonCard } from './list/card-layout.tsx'
import { filters } from './list/filters/order-filters.tsx'
import { queryOf, sorts } from './list/filters/order-query.ts'
import { OrderCard } from './list/OrderCard.tsx'
import { OrderRowMenu } from './list/OrderRowMenu.tsx'
import { columns } from './list/order-columns.tsx'
import { SelectedOrders, sumOf } from './list/SelectedOrders.tsx'
import { companyOf, modeText } from './parts/order-text.ts'

/** Orders that are not voided, next pickup first. (ORDPAGE-1) */
export default listScreen({
  entity: orderEntity,
  find: findFilteredOrders,
  exported: exportOrders,
  pageSize: pageSizes.orders,
  rowKey: ({ id }) => id,
  asks: queryOf,
  filters,
  sorts,
  givenViews: [
    { label: 'Missing appointment', query: 'order=missingAppointment' },
    { label: 'Voided', query: 'status=Voided' },
  ],
  columns,
  viewKey: 'orderViewPref',
  hasRefresh: true,
  cards: { layout: 'wideGrid', card: OrderCard, skeleton: <SkeletonCard /> },
  rowMenu: OrderRowMenu,
  selected: { sumOf, actions: SelectedOrders },
  icon: <ClipboardList aria-hidden="true" />,
  texts: {
    empty: 'No orders yet',
    noResults: 'No orders were found for the given filters',
    showAll: 'Clear filters',
    addFirst: 'Create the first order',
  },
  add: { label: 'Create Order', permission: createOrder.permission, path: '/orders/create' },
  bulkUpload: { operation: uploadOrders, path: '/orders/upload' },
  copied: (order) => [
    orderStatusLabel(order.orderStatus),
    companyOf(order.origin),
    companyOf(order.destination),
    modeText(order),
  ],
})
