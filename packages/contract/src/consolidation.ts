import { z } from 'zod'
import { requiredText } from './fields.ts'
import { Id, listOf, listPage, searchTerm } from './list.ts'
import { operation } from './operation.ts'
import { OrderSummary } from './order-list.ts'
import { pageSizes } from './page-sizes.ts'
import { shipmentStatusId } from './shipment-fields.ts'

const moment = z.iso.datetime()
/** ROUTE-13: the orders that are put together are read as well. */
const needs = { all: ['ViewOrder', 'ConsolidateOrder'] } as const
const one = z.strictObject({ orderNumber: z.string().max(30) })
const orderNumber = requiredText(30, 'Name the order')

/** More orders than any truck takes. */
export const mostConsolidated = 50
const orderNumbers = z.array(orderNumber).max(mostConsolidated, `At most ${mostConsolidated} orders`)
/** Of the orders' own stops in the order in which the truck makes them; one that is not named comes where it usually does. */
const stopIds = z.array(Id).max(1_000, 'At most 1,000 stops').default([])

/** A stop of the consolidated load: what several orders have at one place in one go. */
export const ConsolidatedStop = z.object({
  /** Of the first of its parts. */
  id: Id,
  /** 0 pickup, 1 dropoff. */
  stopType: z.literal([0, 1]),
  companyName: z.string(),
  locationName: z.string(),
  locationNumber: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  ianaTimeZone: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  earlyDateTime: moment,
  lateDateTime: moment,
  appointmentDateTime: moment.nullable(),
  /** Miles from the stop before; null at the first one and where no road is known. */
  distance: z.number().nullable(),
  pallets: z.int(),
  weight: z.number(),
  parts: z.array(
    z.object({
      orderStopId: Id,
      orderNumber: z.string(),
      /** From 1, within its order. */
      stopNumber: z.int(),
    }),
  ),
})
export type ConsolidatedStop = z.output<typeof ConsolidatedStop>

/** Miles, pounds, cubic feet, feet of trailer; money in dollars. */
const Totals = z.object({
  distance: z.number().nullable(),
  weight: z.number(),
  pallets: z.int(),
  volume: z.number(),
  linearFeet: z.number(),
})

/** CONSOL-5: the load of some orders, against the same orders each on a truck of its own. */
export const ConsolidationPreview = z.object({
  orders: z.array(OrderSummary),
  stops: z.array(ConsolidatedStop),
  totals: Totals,
  /** Of the base order alone, before others came to it. */
  base: Totals,
  /** What the load costs as one; null where nobody has a price. */
  cost: z.number().nullable(),
  /** Null while a road or a price of one of the orders is not known. */
  separately: z.object({ distance: z.number().nullable(), cost: z.number().nullable() }),
  /** Negative where the load takes more than its orders apart. */
  savings: z.object({ distance: z.number().nullable(), cost: z.number().nullable() }),
  line: z.array(z.tuple([z.number(), z.number()])),
  /** Why this load cannot be saved, in sentences. */
  refusals: z.array(z.string()),
  warnings: z.array(z.string()),
})
export type ConsolidationPreview = z.output<typeof ConsolidationPreview>

/** CONSOL-1 */
export const Consolidation = z.object({
  base: OrderSummary,
  /** Why the order cannot be consolidated now; null where it can. */
  refusal: z.string().nullable(),
  /** The shipment that it is on; a draft has no number for those who may not see drafts. */
  shipment: z
    .object({ id: Id, shipmentNumber: z.string().nullable(), shipmentStatus: shipmentStatusId, version: z.int() })
    .nullable(),
  /** All that are on the shipment, or the base order alone. */
  orderNumbers: z.array(z.string()),
  /** Their stops in the order of the shipment. */
  stopIds: z.array(Id),
})
export type Consolidation = z.output<typeof Consolidation>

/** CONSOL-1 */
export const getConsolidation = operation({
  name: 'getConsolidation',
  summary: 'An order with the shipment that it is on, as the base of a consolidation',
  method: 'GET',
  path: '/orders/{orderNumber}/consolidation',
  permission: needs,
  params: one,
  answer: Consolidation,
})

/** CONSOL-2 */
export const findConsolidationCandidates = operation({
  name: 'findConsolidationCandidates',
  summary: 'Orders that can share a truck with another',
  method: 'POST',
  path: '/consolidation/candidates',
  permission: needs,
  body: z.strictObject({
    baseOrderNumber: orderNumber,
    /** Only those that share a pickup or a dropoff location with the base order. */
    sameStops: z.boolean('Answer true or false').default(true),
    searchTerm,
    /** Those that are on the load already. */
    without: orderNumbers.default([]),
    ...listPage(pageSizes.consolidationCandidates),
  }),
  answer: listOf(OrderSummary),
})

/** CONSOL-3, CONSOL-5 */
export const previewConsolidation = operation({
  name: 'previewConsolidation',
  summary: 'What some orders come to on one truck, and what that saves',
  method: 'POST',
  path: '/orders/{orderNumber}/consolidation/preview',
  permission: needs,
  params: one,
  body: z.strictObject({ orderNumbers: orderNumbers.min(1, 'Name the orders'), stopIds }),
  answer: ConsolidationPreview,
  ownTransactions: true,
})

/** CONSOL-6, DEF-55 */
export const saveConsolidation = operation({
  name: 'saveConsolidation',
  summary: 'Put orders on one shipment that is ready to book',
  method: 'PUT',
  path: '/orders/{orderNumber}/consolidation',
  permission: needs,
  params: one,
  body: z.strictObject({
    /** With the base order; none takes all orders off the shipment, which is then voided. */
    orderNumbers,
    stopIds,
    /** Of the shipment as it was read; null where there was none. */
    version: z.int('Not a version').nullable(),
  }),
  answer: z.object({ shipmentId: Id, shipmentNumber: z.string(), shipmentStatus: shipmentStatusId, version: z.int() }),
  ownTransactions: true,
})
