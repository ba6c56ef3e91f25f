import { orderLabels } from '@lanewise/domain/orders/labels'
import { orderPhrases } from '@lanewise/domain/orders/phrases'
import { referenceTypeNames } from '@lanewise/domain/orders/reference-types'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { optionalText, requiredText } from './fields.ts'
import { exportOf, Id, listOf, searchTerm } from './list.ts'
import { Company } from './location-shapes.ts'
import { operation } from './operation.ts'
import { OrderChange, OrderFields, OrderInformation, OrderStopView } from './order-fields.ts'
import { OrderFilter, OrderSummary } from './order-list.ts'

const one = z.strictObject({ orderNumber: z.string().max(30) })
const Saved = z.object({ orderNumber: z.string(), orderId: Id, version: z.int() })

export const createOrder = operation({
  name: 'createOrder',
  summary: 'Create an order',
  method: 'POST',
  path: '/Orders',
  permission: 'CreateOrder',
  body: OrderFields,
  answer: Saved,
  status: 201,
  // The miles come from a routing engine that may be remote, so no transaction is held open while waiting for it.
  ownTransactions: true,
})

export const updateOrder = operation({
  name: 'updateOrder',
  summary: 'Change an order; if it was saved by someone else in the meantime, refused with what changed',
  method: 'PUT',
  path: '/Orders',
  permission: 'EditOrder',
  body: OrderChange,
  answer: Saved,
  ownTransactions: true,
})

export const findFilteredOrders = operation({
  name: 'findFilteredOrders',
  summary: 'Search the orders',
  method: 'POST',
  path: '/orders/search',
  permission: 'ViewOrder',
  body: OrderFilter,
  answer: listOf(OrderSummary),
})

export const exportOrders = exportOf(findFilteredOrders, {
  name: 'exportOrders',
  summary: 'The orders as a CSV file',
})

/** Options of the company filters. (ORDLIST-11) */
export const customerCompanies = operation({
  name: 'customerCompanies',
  summary: 'Find the companies that orders are picked up at or delivered to',
  method: 'GET',
  path: '/customers/companies',
  permission: 'signed-in',
  query: z.strictObject({ q: searchTerm }),
  answer: z.object({ items: z.array(Company) }),
})

export const getOrderInformation = operation({
  name: 'getOrderInformation',
  summary: 'Read one order with its stops, items and the rate that it was made with',
  method: 'GET',
  path: '/orders/{orderNumber}',
  permission: 'ViewOrder',
  params: one,
  answer: OrderInformation,
})

export const getOrderStops = operation({
  name: 'getOrderStops',
  summary: 'The stops of an order',
  method: 'GET',
  path: '/orders/{orderNumber}/stops',
  permission: 'ViewOrder',
  params: one,
  answer: z.object({ data: z.array(OrderStopView) }),
})

/** The route of an order for a map. Empty where no road is known. */
export const getOrderRoute = operation({
  name: 'getOrderRoute',
  summary: 'The road route of an order',
  method: 'GET',
  path: '/orders/{orderNumber}/route',
  permission: 'ViewOrder',
  params: one,
  answer: z.object({ line: z.array(z.tuple([z.number(), z.number()])) }),
  // A route that is not stored yet comes from a routing engine that may be remote.
  ownTransactions: true,
})

const reason = optionalText(500)

export const voidOrder = operation({
  name: 'voidOrder',
  summary: 'Void an order; this is final',
  method: 'POST',
  path: '/orders/{orderNumber}/void',
  permission: 'VoidOrder',
  params: one,
  body: z.strictObject({ reason }),
  answer: Saved,
})

export const confirmOrderChanges = operation({
  name: 'confirmOrderChanges',
  summary: 'Confirm that the carrier knows about changes made after dispatch',
  method: 'POST',
  path: '/orders/{orderNumber}/confirm-changes',
  permission: 'BookShipment',
  params: one,
  answer: Saved,
})

/** Voids several orders independently: if one is refused, the others are still voided. (ORDPAGE-12) */
export const voidOrders = operation({
  name: 'voidOrders',
  summary: 'Void several orders, with an answer for each',
  method: 'POST',
  path: '/orders/void',
  permission: 'VoidOrder',
  body: z.strictObject({
    orderNumbers: z.array(requiredText(30)).min(1, 'Name at least one order').max(500, 'At most 500 orders'),
    reason,
  }),
  answer: z.object({
    data: z.array(z.object({ orderNumber: z.string(), isVoided: z.boolean(), message: z.string().nullable() })),
  }),
  ownTransactions: true,
})

const ReferenceChoice = z.object({ typeId: z.enum(referenceTypeNames), label: z.string(), isRequired: z.boolean() })
export type ReferenceChoice = z.output<typeof ReferenceChoice>

export const getCompanyReferenceNumbers = operation({
  name: 'getCompanyReferenceNumbers',
  summary: 'The reference number types of the company by where they are used, and which are required',
  method: 'GET',
  path: '/reference-numbers',
  permission: 'signed-in',
  answer: z.object({
    order: z.array(ReferenceChoice),
    pickup: z.array(ReferenceChoice),
    dropoff: z.array(ReferenceChoice),
  }),
})

export const getOrderRequirementFlags = operation({
  name: 'getOrderRequirementFlags',
  summary: 'Requirements and exclusions for truck and driver',
  method: 'GET',
  path: '/lookups/order-requirements',
  permission: 'signed-in',
  answer: z.object({ items: z.array(z.object({ value: z.string(), label: z.string() })) }),
})

/** Published after every change that a list or page shows, including the price of the cheapest rate. */
export const orderChanged = event({
  name: 'orderChanged',
  entity: 'order',
  payload: z.object({
    id: Id,
    orderNumber: z.string(),
    action: z.enum(['created', 'changed', 'voided', 'rated']),
  }),
})

export const orderEntity = entity<{ orderNumber: string }>({
  name: 'order',
  plural: 'orders',
  read: 'ViewOrder',
  labels: orderLabels,
  phrases: orderPhrases,
  list: findFilteredOrders,
  events: [orderChanged],
  title: ({ orderNumber }) => orderNumber,
  path: ({ orderNumber }) => `/orders/${orderNumber}`,
  takesNotes: true,
})

/** The search finds a reference number as a separate record that opens its order. (SEARCH-20) */
export const orderReferenceEntity = entity<{ orderNumber: string }>({
  name: 'orderReference',
  plural: 'orderReferences',
  read: 'ViewOrder',
  labels: {},
  list: findFilteredOrders,
  events: [],
  title: ({ orderNumber }) => orderNumber,
  path: ({ orderNumber }) => `/orders/${orderNumber}`,
})
