import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { z } from 'zod'
import { Id, text } from './list.ts'
import { operation } from './operation.ts'
import { shipmentStatusId } from './shipment-fields.ts'

/** Percents are null where there is nothing to take them of, which shows as "N/A". */
const percent = z.number().nullable()
const minutes = z.number().nullable()
const moment = z.iso.datetime()

/** DEF-91: the last 12 months of a carrier. */
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
  /** DEF-42: for who may view claims. */
  claims: percent.optional(),
  shipmentsWithClaim: z.int().optional(),
  shipmentsDelivered: z.int().optional(),
  /** The first day that counts, and the last. */
  since: z.iso.date(),
  until: z.iso.date(),
  /** This month and the 11 before, the earliest first. */
  months: z.array(z.object({ year: z.int(), month: z.int(), ...figures, claims: percent.optional() })),
})
export type Scorecard = z.output<typeof Scorecard>

export const getCarrierScorecard = operation({
  name: 'getCarrierScorecard',
  summary: 'How a carrier did in the last 12 months, whole and by month',
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
  /** What the latest trucks really took, from arrival to departure. */
  loading: measured,
  unloading: measured,
  /** The latest stops, up to those of tomorrow; the newest first. */
  recent: z.array(LocationVisit),
})
export type LocationVisits = z.output<typeof LocationVisits>

export const getLocationVisits = operation({
  name: 'getLocationVisits',
  summary: 'The latest stops of trucks at a location, and how long loading and unloading take there',
  method: 'GET',
  path: '/locations/{locationNumber}/visits',
  permission: 'ViewShipment',
  params: z.strictObject({ locationNumber: text(20).trim().min(1) }),
  answer: LocationVisits,
})
