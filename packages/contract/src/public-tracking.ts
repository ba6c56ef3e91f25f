import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { offeredWatchNotifications } from '@lanewise/domain/watchers/notification-types'
import { z } from 'zod'
import { Id, text } from './list.ts'
import { chooseNotification } from './messages.ts'
import { operation } from './operation.ts'
import { shipmentStatusId } from './shipment-fields.ts'
import { WatcherEmail } from './watchers.ts'

const moment = z.iso.datetime()
const miles = z.number().nullable()

/** Publicly visible data of a stop. (TRACK-22) */
export const TrackedStop = z.object({
  id: Id,
  stopType: z.enum(['Pickup', 'Dropoff']),
  stopNumber: z.int(),
  companyName: z.string(),
  companyAlias: z.string().nullable(),
  locationAddress: z.object({ city: z.string(), governingDistrictAbbreviation: z.string(), zip: z.string() }),
  appointmentDateTime: moment.nullable(),
  earlyDateTime: moment,
  lateDateTime: moment,
  arrivedDateTime: moment.nullable(),
  departedDateTime: moment.nullable(),
  ianaTimezone: z.string(),
  /** One item per order handled at this stop. */
  orderLineItems: z.array(
    z.object({
      lineItems: z.array(
        z.object({
          palletCount: z.int().nullable(),
          packageQuantity: z.int().nullable(),
          totalWeight: z.number().nullable(),
        }),
      ),
    }),
  ),
  referenceNumber: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Null when the place could not be geocoded or must not be shown publicly. */
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Expected arrival at a stop still ahead, and whether that is on time. (DEF-140) */
  eta: moment.nullable(),
  onTimeStatus: z.enum(onTimeStatuses).nullable(),
})
export type TrackedStop = z.output<typeof TrackedStop>

/** Publicly visible data of a shipment; contains no cost, price or carrier. (TRACK-21) */
export const TrackedShipment = z.object({
  id: Id,
  shipmentNumber: z.string(),
  shipmentStatus: shipmentStatusId,
  customerName: z.string(),
  customerLogoFileId: Id.nullable(),
  /** Road miles over all stops. */
  distance: miles,
  /** Grams per mile. */
  twoYearCo2EmissionsFactor: z.number(),
  /** The stop that the truck is driving to or standing at; after delivery, the last stop. */
  currentStopNumber: z.int(),
  originationType: z.enum(['ContractTMS', 'Spot', 'Integrated']).nullable(),
  stops: z.array(TrackedStop),
})
export type TrackedShipment = z.output<typeof TrackedShipment>

/** A check call. (TRACK-24) */
export const TrackingActivity = z.object({
  sequence: z.int(),
  eventType: z.enum(['Arrival', 'Departure']),
  currentStopId: Id.nullable(),
  nextStopId: Id.nullable(),
  remainingDistance: miles,
  totalSegmentDistance: miles,
  activityDateTime: moment,
  location: z.object({
    city: z.string().nullable(),
    state: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    ianaTimeZone: z.string().nullable(),
  }),
})
export type TrackingActivity = z.output<typeof TrackingActivity>

const number = text(60, 'At most 60 characters').trim().min(2, 'Enter at least 2 characters')
const byNumber = z.strictObject({ orderOrShipmentNumber: number })

/**
 * Requests per minute allowed for one IP address. Separate limits apply to guessing numbers and adding watchers.
 * (TENANT-3)
 */
const publicLimit = 60

export const getShipmentDetailsByOrderOrShipmentNumber = operation({
  name: 'getShipmentDetailsByOrderOrShipmentNumber',
  summary: 'Follow a shipment by its number or by the number of an order on it, without an account',
  method: 'GET',
  path: '/public/shipment',
  permission: 'public',
  publicLimit,
  query: byNumber,
  answer: TrackedShipment,
  ownTransactions: true,
})

export const getShipmentDetailsByReferenceAndCustomerNumber = operation({
  name: 'getShipmentDetailsByReferenceAndCustomerNumber',
  summary: 'Follow the shipments that a reference of a company names, the newest first, without an account',
  method: 'GET',
  path: '/public/shipments',
  permission: 'public',
  publicLimit,
  query: z.strictObject({ referenceNumber: number, customerNumber: number }),
  answer: z.array(TrackedShipment),
  ownTransactions: true,
})

export const publicGetShipmentStops = operation({
  name: 'publicGetShipmentStops',
  summary: 'The stops of a shipment, without an account',
  method: 'GET',
  path: '/public/shipment/stops',
  permission: 'public',
  publicLimit,
  query: byNumber,
  answer: z.object({ data: z.array(TrackedStop) }),
  ownTransactions: true,
})

export const publicGetShipmentTrackingActivities = operation({
  name: 'publicGetShipmentTrackingActivities',
  summary: 'Arrivals and departures of a shipment and where its truck is, the oldest first, without an account',
  method: 'GET',
  path: '/public/shipment/tracking-activities',
  permission: 'public',
  publicLimit,
  query: byNumber,
  answer: z.array(TrackingActivity),
  ownTransactions: true,
})

/** Types without "none": a person who wants no notifications is not a watcher. (TRACK-42) */
export const externalNotificationTypes = offeredWatchNotifications as ['All', 'ShipmentStatus', 'OnTimeStatus']

export const addExternalWatcher = operation({
  name: 'addExternalWatcher',
  summary: 'Email updates about a shipment, just looked up from the same IP address, to someone without an account',
  method: 'POST',
  path: '/public/watchers',
  permission: 'public',
  publicLimit,
  body: z.strictObject({
    emailAddress: WatcherEmail,
    entityId: Id,
    entityType: z.literal('Shipment', 'Only shipments can be watched here'),
    notificationType: z.enum(externalNotificationTypes, chooseNotification).default('All'),
  }),
  answer: z.object({ isSuccess: z.boolean(), message: z.string() }),
  status: 201,
  ownTransactions: true,
})

/** The image next to the company's name. (TRACK-54) */
export const getPublicLogo = operation({
  name: 'getPublicLogo',
  summary: 'The logo of a company whose shipment was just looked up from the same address, base64',
  method: 'GET',
  path: '/public/logos/{logoId}',
  permission: 'public',
  publicLimit,
  params: z.strictObject({ logoId: Id }),
  answer: z.object({ contentType: z.string(), data: z.string() }),
  ownTransactions: true,
})
