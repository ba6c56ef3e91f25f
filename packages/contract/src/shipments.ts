import { shipmentLabels } from '@lanewise/domain/shipments/labels'
import { shipmentPhrases } from '@lanewise/domain/shipments/phrases'
import { originations, shipmentStatusNames } from '@lanewise/domain/shipments/shipment-status'
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

/** Users who may only quote can read the confirmation, too. (DEF-36) */
const reads = { any: ['ViewShipment', 'CreateQuote'] } as const

/** Returns the shipment id and number under both names that clients use. (DEF-68) */
const Created = z.object({ shipmentId: Id, shipmentNumber: z.string(), resultId: Id, resultNumber: z.string() })

const orders = z.array(Id).min(1, 'Name the order').max(1, 'A shipment is created from one order')
/** Maximum accepted carrier cost; 0 means no limit. (DEF-67) */
const maxBuy = optionalDollars.transform((amount) => amount ?? 0)

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

export const createDraftShipment = operation({
  name: 'createDraftShipment',
  summary: 'Create a draft of a shipment from an order',
  method: 'POST',
  path: '/shipments/drafts',
  permission: { any: ['CreateShipment', 'ShipmentBuilder'] },
  body: z.strictObject({ orders, maxBuy, origination: z.enum(originations, 'Unknown shipment source') }),
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
  body: z.strictObject({ reason: requiredText(500, 'Enter why the shipment is cancelled') }),
  answer: MovedShipment.extend({
    /**
     * Name of the carrier that somebody must call because it cannot be reached electronically; null when the carrier
     * was notified or there is none.
     */
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

export const getShipmentInformation = operation({
  name: 'getShipmentInformation',
  summary: 'Read one shipment with its stops and orders',
  method: 'GET',
  path: '/shipments/{shipmentNumber}',
  permission: reads,
  params: ShipmentParams,
  answer: ShipmentInformation,
})

export const getCarrierChargeDetails = operation({
  name: 'getCarrierChargeDetails',
  summary: 'The carrier charges of a shipment',
  method: 'GET',
  path: '/shipments/{shipmentId}/carrier-charges',
  permission: reads,
  params: z.strictObject({ shipmentId: Id }),
  answer: CarrierChargeDetails,
})

/** Route line of a shipment; empty when no road route is known. */
export const getShipmentRoute = operation({
  name: 'getShipmentRoute',
  summary: 'The road route of a shipment',
  method: 'GET',
  path: '/shipments/{shipmentNumber}/route',
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

/** Sent after every change that affects a list or page. */
export const shipmentChanged = event({
  name: 'shipmentChanged',
  entity: 'shipment',
  payload: z.object({
    id: Id,
    shipmentNumber: z.string(),
    /**
     * Status or action at the time of the event. A late delivery of the notification reports what happened then, not
     * the current status.
     */
    action: z.enum(['created', 'changed', ...shipmentStatusNames]),
  }),
})

/** Sent when the on-time status of a shipment changes. */
export const onTimeChanged = event({
  name: 'onTimeChanged',
  entity: 'shipment',
  payload: z.object({ id: Id, shipmentNumber: z.string(), action: z.enum(onTimeStatuses) }),
})

/** Sent when the carrier reports a problem that changes no status but that people must know about. (DEF-53) */
export const troubleReported = event({
  name: 'troubleReported',
  entity: 'shipment',
  payload: z.object({ id: Id, action: z.enum(troubleKinds) }),
})

/** Sent when the carrier reports that somebody signed for the freight. */
export const proofReceived = event({
  name: 'proofReceived',
  entity: 'shipment',
  payload: z.object({ id: Id, shipmentNumber: z.string(), action: z.literal('proved') }),
})

/** Sent when the state of a tender offer changes. */
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
  phrases: shipmentPhrases,
  list: findShipments,
  events: [shipmentChanged, onTimeChanged, troubleReported, proofReceived, offerChanged],
  title: ({ shipmentNumber }) => shipmentNumber,
  path: ({ shipmentNumber }) => `/shipments/${shipmentNumber}/preview`,
  takesNotes: true,
})
