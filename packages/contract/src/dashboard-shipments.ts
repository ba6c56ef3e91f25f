import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { z } from 'zod'
import { Id } from './list.ts'
import { operation } from './operation.ts'
import { shipmentStatusId, shipmentStatusName } from './shipment-fields.ts'

const moment = z.iso.datetime()
const onTimeStatus = z.enum(onTimeStatuses).nullable()

/** A stop scheduled for today in the time zone of its place (DASH-3). */
export const TodayStop = z.object({
  id: Id,
  stopType: z.enum(['Pickup', 'Dropoff']),
  shipmentNumber: z.string(),
  shipmentStatusName,
  companyName: z.string(),
  city: z.string(),
  state: z.string(),
  timeZone: z.string(),
  earlyDateTime: moment,
  lateDateTime: moment,
  appointmentDateTime: moment.nullable(),
  carrierName: z.string().nullable(),
  onTimeStatus,
  arrivedDateTime: moment.nullable(),
  departedDateTime: moment.nullable(),
  eta: moment.nullable(),
})
export type TodayStop = z.output<typeof TodayStop>

export const todayKinds = ['all', 'pickups', 'deliveries'] as const
export type TodayKind = (typeof todayKinds)[number]

export const getTodayStops = operation({
  name: 'getTodayStops',
  summary: 'The pickups and deliveries of today, each by the clock of its place, ordered by early time',
  method: 'GET',
  path: '/dashboard/today',
  permission: 'ViewShipment',
  query: z.strictObject({ kind: z.enum(todayKinds, 'Choose all, pickups or deliveries').default('all') }),
  answer: z.object({
    pickups: z.int(),
    deliveries: z.int(),
    /** The first 200 stops. */
    stops: z.array(TodayStop),
  }),
})

/** A shipment in transit at the last known position of its truck (DASH-4). */
export const FleetMarker = z.object({
  id: Id,
  shipmentNumber: z.string(),
  shipmentStatusName,
  onTimeStatus,
  latitude: z.number(),
  longitude: z.number(),
  /** Direction to the next stop in degrees clockwise from north; null when no stop is left. */
  heading: z.int().nullable(),
})
export type FleetMarker = z.output<typeof FleetMarker>

export const getFleet = operation({
  name: 'getFleet',
  summary: 'The shipments in status 4 to 6, each at its last known position',
  method: 'GET',
  path: '/dashboard/in-transit',
  permission: 'ViewShipment',
  answer: z.object({
    /** Number of all shipments in transit, including those without a known position. */
    total: z.int(),
    markers: z.array(FleetMarker),
  }),
})

export const FleetCard = z.object({
  id: Id,
  shipmentNumber: z.string(),
  shipmentStatus: shipmentStatusId,
  shipmentStatusName,
  onTimeStatus,
  nextStop: z
    .object({
      companyName: z.string(),
      city: z.string(),
      state: z.string(),
      timeZone: z.string(),
      eta: moment.nullable(),
    })
    .nullable(),
})
export type FleetCard = z.output<typeof FleetCard>

export const getFleetCard = operation({
  name: 'getFleetCard',
  summary: 'The next stop of a shipment in transit, and its ETA',
  method: 'GET',
  path: '/dashboard/in-transit/{shipmentNumber}',
  permission: 'ViewShipment',
  params: z.strictObject({ shipmentNumber: z.string().max(30) }),
  answer: FleetCard,
})

const percent = z.number().nullable()

/** On-time figures of one week. The percentages are null in a week without reached stops. (DASH-5, DEF-91) */
export const OnTimeWeek = z.object({
  /** Monday of the week. */
  week: z.iso.date(),
  onTimePickup: percent,
  onTimeDelivery: percent,
})
export type OnTimeWeek = z.output<typeof OnTimeWeek>

export const getOnTimeWeeks = operation({
  name: 'getOnTimeWeeks',
  summary: 'On-time pickup and delivery in percent per week over the last 12 weeks, and over all of them',
  method: 'GET',
  path: '/dashboard/on-time',
  permission: 'ViewShipment',
  answer: z.object({ onTimePickup: percent, onTimeDelivery: percent, weeks: z.array(OnTimeWeek) }),
})

/** Carrier cost of the shipments booked in one month, in dollars per shipping mode. (DASH-6) */
export const SpendMonth = z.object({
  /** First day of the month. */
  month: z.iso.date(),
  TL: z.number(),
  LTL: z.number(),
  VLTL: z.number(),
})
export type SpendMonth = z.output<typeof SpendMonth>

export const getFreightSpend = operation({
  name: 'getFreightSpend',
  summary: 'Carrier cost of booked shipments per month and shipping mode over the last 12 months',
  method: 'GET',
  path: '/dashboard/freight-spend',
  permission: 'ViewInvoice',
  answer: z.object({
    months: z.array(SpendMonth),
    /** Percent by which this month to date differs from the same days of the month before; null when those are 0. */
    change: percent,
  }),
})

/** What a user has done since the guide to the first load was shown. */
export const FirstLoad = z.object({
  /** The user's latest quote. */
  quote: z.object({ quoteId: Id, quoteNumber: z.string() }).nullable(),
  /** The shipment that the user booked last. */
  shipmentNumber: z.string().nullable(),
})
export type FirstLoad = z.output<typeof FirstLoad>

export const getFirstLoad = operation({
  name: 'getFirstLoad',
  summary: 'The latest quote and booking of the user since a moment',
  method: 'GET',
  path: '/dashboard/first-load',
  permission: 'CreateQuote',
  query: z.strictObject({ since: moment }),
  answer: FirstLoad,
})
