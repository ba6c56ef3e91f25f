import { shipmentLabels } from '@lanewise/domain/shipments/labels'
import { originations } from '@lanewise/domain/shipments/origination'
import { shipmentStatusNames } from '@lanewise/domain/shipments/shipment-status'
import { offerStates } from '@lanewise/domain/tenders/tender-states'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { troubleKinds } from '@lanewise/domain/watchers/troubles'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { requiredText } from './fields.ts'
import { exportOf, Id, listOf } from './list.ts'
import { optionalDollars } from './money.ts'
import { operation } from './operation.ts'
import {
  AppointmentUpdate,
  CarrierChargeDetails,
  MovedShipment,
  ShipmentDetailsUpdate,
  ShipmentInformation,
  ShipmentParams,
} from './shipment-fields.ts'
import { ShipmentFilter, ShipmentSummary } from './shipment-list.ts'

/** DEF-36: the confirmation is also for those who may only quote. */
const reads = { any: ['ViewShipment', 'CreateQuote'] } as const

/** DEF-68: the shipment under both names that callers know. */
const Created = z.object({ shipmentId: Id, shipmentNumber: z.string(), resultId: Id, resultNumber: z.string() })

const orders = z.array(Id).min(1, 'Name the order').max(1, 'A shipment is created from one order')
/** DEF-67: the highest carrier cost that is accepted; 0 is no limit. */
const maxBuy = optionalDollars.transform((amount) => amount ?? 0)

/** BOOK-16 */
export const createShipment = operation({
  name: 'createShipment',
  summary: 'Create a shipment from an order, ready to book',
  method: 'POST',
  path: '/shipments',
  permission: 'CreateShipment',
  body: z.strictObject({ orders, maxBuy }),
  answer: Created,
  status: 201,
})

/** BOOK-17 */
export const createDraftShipment = operation({
  name: 'createDraftShipment',
  summary: 'Create a draft of a shipment from an order',
  method: 'POST',
  path: '/shipments/drafts',
  permission: { any: ['CreateShipment', 'ShipmentBuilder'] },
  body: z.strictObject({ orders, maxBuy, origination: z.enum(originations, 'Not known where shipments come from') }),
  answer: Created,
  status: 201,
})

export const finalizeShipment = operation({
  name: 'finalizeShipment',
  summary: 'Make a drafted shipment ready to book',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/finalize',
  permission: 'ShipmentBuilder',
  params: ShipmentParams,
  answer: MovedShipment,
})

export const cancelShipment = operation({
  name: 'cancelShipment',
  summary: 'Cancel a shipment and release its orders; this is final',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/cancel',
  permission: 'CancelShipment',
  params: ShipmentParams,
  body: z.strictObject({ reason: requiredText(500, 'Say why the shipment is cancelled') }),
  answer: MovedShipment.extend({
    /** Whom somebody has to call, because nothing reaches the carrier; null where it was told or there is none. */
    carrierUntold: z.string().nullable(),
  }),
})

export const dispatchShipment = operation({
  name: 'dispatchShipment',
  summary: 'Mark a booked shipment as dispatched',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/dispatch',
  permission: 'BookShipment',
  params: ShipmentParams,
  answer: MovedShipment,
})

/** SHIP-6 */
export const updateShipmentDetails = operation({
  name: 'updateShipmentDetails',
  summary: 'Record the driver, the equipment and the numbers of a shipment',
  method: 'PUT',
  path: '/shipments/{shipmentNumber}/details',
  permission: 'BookShipment',
  params: ShipmentParams,
  body: ShipmentDetailsUpdate,
  answer: MovedShipment,
})

/** SHIP-6 */
export const setShipmentAppointment = operation({
  name: 'setShipmentAppointment',
  summary: 'Record the appointment at a stop of a shipment',
  method: 'PUT',
  path: '/shipments/{shipmentNumber}/stops/{stopNumber}/appointment',
  permission: 'BookShipment',
  params: ShipmentParams.extend({ stopNumber: z.coerce.number().int().min(1).max(200) }),
  body: AppointmentUpdate,
  answer: MovedShipment,
})

/** CONFIRM-3, SHIP-3 */
export const getShipmentInformation = operation({
  name: 'getShipmentInformation',
  summary: 'Read one shipment with its stops and orders',
  method: 'GET',
  path: '/shipments/{shipmentNumber}',
  permission: reads,
  params: ShipmentParams,
  answer: ShipmentInformation,
})

/** CONFIRM-11 */
export const getCarrierChargeDetails = operation({
  name: 'getCarrierChargeDetails',
  summary: 'What the carrier of a shipment gets, charge by charge',
  method: 'GET',
  path: '/shipments/{shipmentId}/carrier-charges',
  permission: reads,
  params: z.strictObject({ shipmentId: Id }),
  answer: CarrierChargeDetails,
})

/** The line to draw for a shipment; empty where no road is known. */
export const getShipmentWay = operation({
  name: 'getShipmentWay',
  summary: 'The way of a shipment along the roads',
  method: 'GET',
  path: '/shipments/{shipmentNumber}/way',
  permission: reads,
  scope: 'tracking',
  params: ShipmentParams,
  answer: z.object({ line: z.array(z.tuple([z.number(), z.number()])) }),
  ownTransactions: true,
})

export const findShipments = operation({
  name: 'findShipments',
  summary: 'Search the shipments',
  method: 'POST',
  path: '/shipments/search',
  permission: 'ViewShipment',
  body: ShipmentFilter,
  answer: listOf(ShipmentSummary),
})

export const exportShipments = exportOf(findShipments, {
  name: 'exportShipments',
  summary: 'The shipments as a CSV file',
})

/** Told after every change that a list or page shows. */
export const shipmentChanged = event({
  name: 'shipmentChanged',
  entity: 'shipment',
  payload: z.object({
    id: Id,
    shipmentNumber: z.string(),
    /** What it became then: who hears of it later is told what happened, not what became of it since. */
    action: z.enum(['created', 'changed', ...shipmentStatusNames]),
  }),
})

/** How a shipment stands against its times has changed. */
export const onTimeChanged = event({
  name: 'onTimeChanged',
  entity: 'shipment',
  payload: z.object({ id: Id, shipmentNumber: z.string(), action: z.enum(onTimeStatuses) }),
})

/** DEF-53: the carrier reports what changes no status and people must know. */
export const troubleReported = event({
  name: 'troubleReported',
  entity: 'shipment',
  payload: z.object({ id: Id, action: z.enum(troubleKinds) }),
})

/** The carrier told that somebody signed for the freight. */
export const proofReceived = event({
  name: 'proofReceived',
  entity: 'shipment',
  payload: z.object({ id: Id, shipmentNumber: z.string(), action: z.literal('proved') }),
})

/** What became of the offer of a shipment to a carrier. */
export const offerChanged = event({
  name: 'offerChanged',
  entity: 'shipment',
  payload: z.object({ id: Id, shipmentNumber: z.string(), action: z.enum(offerStates) }),
})

export const shipmentEntity = entity<{ shipmentNumber: string }>({
  name: 'shipment',
  plural: 'shipments',
  otherLists: ['tracked shipments'],
  read: 'ViewShipment',
  labels: shipmentLabels,
  list: findShipments,
  events: [shipmentChanged, onTimeChanged, troubleReported, proofReceived, offerChanged],
  title: ({ shipmentNumber }) => shipmentNumber,
  path: ({ shipmentNumber }) => `/shipments/${shipmentNumber}/preview`,
  takesNotes: true,
})
