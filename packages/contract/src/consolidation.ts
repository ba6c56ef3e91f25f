import { z } from 'zod'
import { requiredText } from './fields.ts'
import { Id, listOf, listPage, searchTerm } from './list.ts'
import { operation } from './operation.ts'
import { OrderSummary } from './order-list.ts'
import { pageSizes } from './page-sizes.ts'
import { shipmentStatusId } from './shipment-fields.ts'

const moment = z.iso.datetime()
/** Read permission is required as well, because the consolidated orders are returned. (ROUTE-13) */
const needs = { all: ['ViewOrder', 'ConsolidateOrder'] } as const
const one = z.strictObject({ orderNumber: z.string().max(30) })
const orderNumber = requiredText(30, 'Name the order')

/** Above the number of orders that any truck can take. */
export const mostConsolidated = 50
const orderNumbers = z.array(orderNumber).max(mostConsolidated, `At most ${mostConsolidated} orders`)
/** Ids of order stops in the sequence of the truck. A stop that is left out keeps its default position. */
const stopIds = z.array(Id).max(1_000, 'At most 1,000 stops').default([])

/** A stop of the consolidated load. It combines the stops of several orders at the same place. */
export const ConsolidatedStop = z.object({
  /** Id of the first of its parts. */
  id: Id,
  /** 0 is a pickup, 1 is a dropoff. */
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
  /** Miles from the previous stop. null at the first stop and where no road is known. */
  distance: z.number().nullable(),
  pallets: z.int(),
  weight: z.number(),
  /** Time at which the truck is planned to be handled. null where no road is known. */
  plannedDateTime: moment.nullable(),
  /** Minutes that the truck waits before the stop opens. */
  waitMinutes: z.int(),
  parts: z.array(
    z.object({
      orderStopId: Id,
      orderNumber: z.string(),
      /** Number of the stop within its order, from 1. */
      stopNumber: z.int(),
      /** Window of the order's own stop. */
      earlyDateTime: moment,
      lateDateTime: moment,
      appointmentDateTime: moment.nullable(),
    }),
  ),
})
export type ConsolidatedStop = z.output<typeof ConsolidatedStop>

/** Distance in miles, weight in pounds, volume in cubic feet, length in feet of trailer. Amounts in dollars. */
const Totals = z.object({
  distance: z.number().nullable(),
  weight: z.number(),
  pallets: z.int(),
  volume: z.number(),
  linearFeet: z.number(),
})

/** The consolidated load of several orders, compared with each order on a truck of its own. (CONSOL-5) */
export const ConsolidationPreview = z.object({
  orders: z.array(OrderSummary),
  stops: z.array(ConsolidatedStop),
  totals: Totals,
  /** Totals of the base order alone, before other orders were added. */
  base: Totals,
  /** Cost of the consolidated load. null without a price. */
  cost: z.number().nullable(),
  /** null while a road or a price of one of the orders is unknown. */
  separately: z.object({ distance: z.number().nullable(), cost: z.number().nullable() }),
  /** Negative if the consolidated load costs or drives more than the separate orders. */
  savings: z.object({ distance: z.number().nullable(), cost: z.number().nullable() }),
  line: z.array(z.tuple([z.number(), z.number()])),
  /** Reasons why this load cannot be saved, as sentences. */
  refusals: z.array(z.string()),
  warnings: z.array(z.string()),
  /** Docks with several stops, because the windows of their orders do not overlap. */
  splits: z.array(
    z.object({
      /** Like "O205896 is due 11/30, O205897 12/02: two stops". */
      text: z.string(),
      /** Ids of the stops in order of time. */
      stopIds: z.array(Id),
      /** Orders that can leave the load together to save a stop. */
      drops: z.array(z.array(z.string())),
    }),
  ),
  /** Order stops planned outside their own windows, as sentences. They are saved only with confirmation. */
  outsideWindows: z.array(z.object({ orderStopId: Id, text: z.string() })),
})
export type ConsolidationPreview = z.output<typeof ConsolidationPreview>

export const Consolidation = z.object({
  base: OrderSummary,
  /** Why the order cannot be consolidated now. null if it can. */
  refusal: z.string().nullable(),
  /** The shipment of the order. The number of a draft is null for users who may not see drafts. */
  shipment: z
    .object({ id: Id, shipmentNumber: z.string().nullable(), shipmentStatus: shipmentStatusId, version: z.int() })
    .nullable(),
  /** All orders on the shipment, or only the base order. */
  orderNumbers: z.array(z.string()),
  /** Stops of these orders in the sequence of the shipment. */
  stopIds: z.array(Id),
})
export type Consolidation = z.output<typeof Consolidation>

export const getConsolidation = operation({
  name: 'getConsolidation',
  summary: 'An order with the shipment that it is on, as the base of a consolidation',
  method: 'GET',
  path: '/orders/{orderNumber}/consolidation',
  permission: needs,
  params: one,
  answer: Consolidation,
})

export const findConsolidationCandidates = operation({
  name: 'findConsolidationCandidates',
  summary: 'Orders that can share a truck with another',
  method: 'POST',
  path: '/consolidation/candidates',
  permission: needs,
  body: z.strictObject({
    baseOrderNumber: orderNumber,
    /** Limits the list to orders that share a pickup or dropoff location with the base order. */
    sameStops: z.boolean('Answer true or false').default(true),
    searchTerm,
    /** Orders already on this shipment. */
    without: orderNumbers.default([]),
    ...listPage(pageSizes.consolidationCandidates),
  }),
  answer: listOf(OrderSummary),
})

export const previewConsolidation = operation({
  name: 'previewConsolidation',
  summary: 'Totals of some orders on one truck, and what it saves',
  method: 'POST',
  path: '/orders/{orderNumber}/consolidation/preview',
  permission: needs,
  params: one,
  body: z.strictObject({ orderNumbers: orderNumbers.min(1, 'Name the orders'), stopIds }),
  answer: ConsolidationPreview,
  ownTransactions: true,
})

export const saveConsolidation = operation({
  name: 'saveConsolidation',
  summary: 'Put orders on one shipment that is ready to book',
  method: 'PUT',
  path: '/orders/{orderNumber}/consolidation',
  permission: needs,
  params: one,
  body: z.strictObject({
    /** Includes the base order. An empty list removes all orders from the shipment, which voids it. */
    orderNumbers,
    stopIds,
    /** Order stops that the user accepts outside their windows. All others must be planned within theirs. */
    confirmedStopIds: z.array(Id).max(1_000, 'At most 1,000 stops').default([]),
    /** Version of the shipment that the user saw. null if there was none. */
    version: z.int('Not a version').nullable(),
  }),
  answer: z.object({ shipmentId: Id, shipmentNumber: z.string(), shipmentStatus: shipmentStatusId, version: z.int() }),
  ownTransactions: true,
})
