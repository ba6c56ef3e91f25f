import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { z } from 'zod'
import { Id, text } from './list.ts'
import { operation } from './operation.ts'
import { shipmentStatusId } from './shipment-fields.ts'

/** Percentages are null without a base to compute them from, and are displayed as "N/A". */
const percent = z.number().nullable()
const minutes = z.number().nullable()
const moment = z.iso.datetime()

/** Figures of a carrier over the last 12 months. (DEF-91) */
const figures = {
  shipments: z.int(),
  onTimePickup: percent,
  onTimeDelivery: percent,
  acceptance: percent,
} as const

export const Scorecard = z.object({
  ...figures,
  pickupsReached: z.int(),
  dropoffsReached: z.int(),
  shipmentsAccepted: z.int(),
  shipmentsRejected: z.int(),
  invoiceAccuracy: percent,
  /** Only for users with permission to view claims. (DEF-42) */
  claims: percent.optional(),
  shipmentsWithClaim: z.int().optional(),
  shipmentsDelivered: z.int().optional(),
  /** First and last day of the period. */
  since: z.iso.date(),
  until: z.iso.date(),
  /** The current month and the 11 before it, earliest first. */
  months: z.array(z.object({ year: z.int(), month: z.int(), ...figures, claims: percent.optional() })),
})
export type Scorecard = z.output<typeof Scorecard>

export const getCarrierScorecard = operation({
  name: 'getCarrierScorecard',
  summary: 'Performance of a carrier in the last 12 months, in total and by month',
  method: 'GET',
  path: '/carriers/{carrierId}/scorecard',
  permission: 'ViewCarrierNetwork',
  params: z.strictObject({ carrierId: Id }),
  answer: Scorecard,
})

const measured = z.object({ averageMinutes: minutes, stops: z.int() })

export const LocationVisit = z.object({
  shipmentNumber: z.string(),
  shipmentStatus: shipmentStatusId,
  stopType: z.literal([0, 1]),
  carrierName: z.string().nullable(),
  earlyDateTime: moment,
  lateDateTime: moment,
  appointmentDateTime: moment.nullable(),
  arrivalDateTime: moment.nullable(),
  departureDateTime: moment.nullable(),
  onTimeStatus: z.enum(onTimeStatuses).nullable(),
})
export type LocationVisit = z.output<typeof LocationVisit>

export const LocationVisits = z.object({
  /** Measured times of the latest trucks, from arrival to departure. */
  loading: measured,
  unloading: measured,
  /** The latest stops including those of tomorrow, newest first. */
  recent: z.array(LocationVisit),
})
export type LocationVisits = z.output<typeof LocationVisits>

export const getLocationVisits = operation({
  name: 'getLocationVisits',
  summary: 'The latest truck stops at a location, and average loading and unloading times there',
  method: 'GET',
  path: '/locations/{locationNumber}/visits',
  permission: 'ViewShipment',
  params: z.strictObject({ locationNumber: text(20).trim().min(1) }),
  answer: LocationVisits,
})
