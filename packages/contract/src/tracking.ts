import { shippingModes } from '@lanewise/domain/freight/modes'
import { delayReasonCodes, eventKindNames, kindsByHand, manualEventIssues } from '@lanewise/domain/tracking/event-kinds'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { z } from 'zod'
import { optionalText, orNull, requiredText } from './fields.ts'
import { exportOf, Id, listOf } from './list.ts'
import { operation } from './operation.ts'
import { shipmentStatusId, shipmentStatusName } from './shipment-fields.ts'
import { Fleet, Position, TrackedFilter, TrackedShipment } from './tracking-list.ts'
import { withRule } from './with-rule.ts'

const moment = z.iso.datetime()
const instant = z.iso.datetime({ offset: true, error: 'Enter a date and time' })
const stopNumber = z
  .int('Enter a whole number')
  .min(1, 'Stops count from 1')
  .max(200, 'At most 200')
  .nullish()
  .transform(orNull)
const latitude = z
  .number('Enter a number')
  .min(-90, 'From -90 to 90')
  .max(90, 'From -90 to 90')
  .nullish()
  .transform(orNull)
const longitude = z
  .number('Enter a number')
  .min(-180, 'From -180 to 180')
  .max(180, 'From -180 to 180')
  .nullish()
  .transform(orNull)

/** Fields of an event that carriers and users share. */
const eventShape = {
  stopNumber,
  occurredAt: instant,
  latitude,
  longitude,
  city: optionalText(100),
  state: optionalText(60),
  reason: z.enum(delayReasonCodes, 'Unknown reason').nullish().transform(orNull),
  note: optionalText(500),
}

/** One event sent by a carrier or a visibility provider. */
export const TrackingEventFields = z.strictObject({
  /** Id of the event at the sender; an event with the same id is a duplicate. */
  eventId: requiredText(100),
  /** The shipment's number, or the carrier's PRO number for it. */
  shipmentNumber: requiredText(30),
  kind: z.enum(eventKindNames, 'Unknown kind of event'),
  ...eventShape,
  /** Arrival time at the stop as estimated by the carrier. */
  estimatedAt: instant.nullish().transform(orNull),
})
export type TrackingEventFields = z.output<typeof TrackingEventFields>

export const mostEvents = 1_000

/** Receives tracking events from other systems. (TRACKING-2) */
export const recordTrackingEvents = operation({
  name: 'recordTrackingEvents',
  summary: 'Send tracking events of shipments, with an API key of the scope tracking; duplicates count once',
  method: 'POST',
  path: '/tracking/events',
  permission: 'BookShipment',
  scope: 'tracking',
  ownTransactions: true,
  // Large enough that a request with too many events gets an error that says so.
  bodyLimit: 4 * 1024 * 1024,
  body: z.strictObject({
    /** Name of the provider when one API key serves several; the name of the key otherwise. */
    provider: requiredText(60).nullish().transform(orNull),
    events: z
      .array(TrackingEventFields)
      .min(1, 'Send at least one event')
      .max(mostEvents, `Send at most ${mostEvents.toLocaleString('en-US')} events at a time`),
  }),
  answer: z.object({
    accepted: z.int(),
    duplicates: z.int(),
    refused: z.int(),
    /** One result per event, in the same order. */
    results: z.array(
      z.object({
        eventId: z.string(),
        outcome: z.enum(['Accepted', 'Duplicate', 'Refused']),
        /** Sentence that says why the event was rejected. */
        message: z.string().nullable(),
      }),
    ),
  }),
  status: 202,
})

/** A load for a tracking provider: its stops and times, without price or freight. */
export const TrackedLoad = z.object({
  shipmentNumber: z.string(),
  proNumber: z.string().nullable(),
  carrierName: z.string().nullable(),
  carrierScac: z.string().nullable(),
  shipmentStatus: shipmentStatusId,
  shipmentStatusName,
  shippingMode: z.enum(shippingModes),
  isTeamRequired: z.boolean(),
  bookedAt: moment.nullable(),
  /** Time of the latest reported event. */
  lastHeardAt: moment.nullable(),
  position: z.object({ latitude: z.number(), longitude: z.number(), at: moment }).nullable(),
  stops: z.array(
    z.object({
      stopNumber: z.int(),
      stopType: z.enum(['Pickup', 'Dropoff']),
      city: z.string().nullable(),
      state: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      ianaTimeZone: z.string().nullable(),
      earlyDateTime: moment,
      lateDateTime: moment,
      /** Road miles from the previous stop; null when not calculated. */
      legMiles: z.number().nullable(),
      arrivedAt: moment.nullable(),
      unloadedAt: moment.nullable(),
      departedAt: moment.nullable(),
      /** True when the carrier reported that somebody signed for the freight. */
      hasProof: z.boolean(),
    }),
  ),
})
export type TrackedLoad = z.output<typeof TrackedLoad>

/** Number of days after delivery for which a load remains trackable. */
export const trackedDays = 7
export const mostLoads = 200

/** Loads that carriers and visibility providers should report on. (TRACKING-2) */
export const getTrackedLoads = operation({
  name: 'getTrackedLoads',
  summary: `The loads to track, with an API key of the scope tracking: from booking until ${trackedDays} days after delivery`,
  method: 'GET',
  path: '/tracking/loads',
  permission: 'ViewShipment',
  scope: 'tracking',
  query: z.strictObject({
    /** Limits the answer to the loads of one carrier. */
    scac: z.string().max(4, 'At most 4 letters').optional(),
    /** `next` of the previous response. */
    after: z.string().max(30, 'At most 30 characters').optional(),
  }),
  answer: z.object({
    data: z.array(TrackedLoad),
    /** Send as `after` to get the next page; null on the last page. */
    next: z.string().nullable(),
  }),
})

const one = z.strictObject({ shipmentNumber: z.string().max(30) })

/** An event recorded by a user. */
export const ManualEventFields = withRule(
  z.strictObject({ kind: z.enum(kindsByHand, 'Choose what happened'), ...eventShape }),
  ['kind', 'stopNumber', 'latitude', 'longitude'],
  manualEventIssues,
)
export type ManualEventFields = z.output<typeof ManualEventFields>

/** Adds an event manually. (TRACKING-2) */
export const addTrackingEvent = operation({
  name: 'addTrackingEvent',
  summary: 'Record a tracking event by hand; a second one for the same event corrects the first',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/tracking-events',
  permission: 'BookShipment',
  params: one,
  body: ManualEventFields,
  answer: z.object({ eventId: z.string() }),
  status: 201,
})

const onTimeStatus = z.enum(onTimeStatuses).nullable()

export const TrackingEvent = z.object({
  eventId: z.string(),
  kind: z.enum(eventKindNames),
  stopNumber: z.int().nullable(),
  occurredAt: moment,
  receivedAt: moment,
  provider: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  estimatedAt: moment.nullable(),
  /** True when a later event replaced this one. */
  isCorrected: z.boolean(),
})
export type TrackingEvent = z.output<typeof TrackingEvent>

/** All tracking data of a shipment. */
export const ShipmentTracking = z.object({
  id: Id,
  shipmentNumber: z.string(),
  shipmentStatus: shipmentStatusId,
  shipmentStatusName,
  shippingMode: z.enum(shippingModes),
  onTimeStatus,
  position: Position.nullable(),
  /** Number of the stop that the truck is driving to or standing at; null after the last stop. */
  nextStopNumber: z.int().nullable(),
  milesToGo: z.number().nullable(),
  /** Distance from the planned route at the point where the truck left it, in miles. */
  milesOff: z.number().nullable(),
  stops: z.array(
    z.object({
      stopNumber: z.int(),
      eta: moment.nullable(),
      onTimeStatus,
      arrivedAt: moment.nullable(),
      departedAt: moment.nullable(),
    }),
  ),
  /** Positions as [longitude, latitude], oldest first. */
  trail: z.array(z.tuple([z.number(), z.number()])),
  positions: z.int(),
  /** Positions that cannot be true and change nothing, newest first. They are not part of the trail. */
  doubtful: z.array(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      occurredAt: moment,
      provider: z.string(),
      /** Why the position is doubtful, as a sentence. */
      reason: z.string(),
    }),
  ),
  /** Newest first, without position events. */
  events: z.array(TrackingEvent),
})
export type ShipmentTracking = z.output<typeof ShipmentTracking>

export const getShipmentTracking = operation({
  name: 'getShipmentTracking',
  summary: 'The position, ETAs and tracking events of a shipment',
  method: 'GET',
  path: '/shipments/{shipmentNumber}/tracking',
  permission: 'ViewShipment',
  params: one,
  answer: ShipmentTracking,
})

export const findTrackedShipments = operation({
  name: 'findTrackedShipments',
  summary: 'Search the shipments from booked to delivered, with positions and ETAs',
  method: 'POST',
  path: '/tracking/shipments/search',
  permission: 'ViewShipment',
  body: TrackedFilter,
  answer: listOf(TrackedShipment),
})

export const exportTrackedShipments = exportOf(findTrackedShipments, {
  name: 'exportTrackedShipments',
  summary: 'The tracked shipments as a CSV file',
})

/** Trucks for the map next to the list. (TRACKING-1) */
export const getTrackedTrucks = operation({
  name: 'getTrackedTrucks',
  summary: 'Truck positions of the shipments that match a search, and counts by on-time status',
  method: 'POST',
  path: '/tracking/trucks',
  permission: 'ViewShipment',
  body: TrackedFilter.omit({ page: true, pageSize: true, cursor: true, orderByProperty: true, orderByDirection: true }),
  answer: Fleet,
})
