import { equipmentModes } from '@lanewise/domain/freight/modes'
import { type ExpirationAction, expirationActions } from '@lanewise/domain/lanes/expiration-actions'
import { tenderMethods, tenderTermIssues, tenderTypes } from '@lanewise/domain/lanes/tender-terms'
import { countries } from '@lanewise/domain/places/states'
import { z } from 'zod'
import { optionalText, requiredText, wholeUpTo } from './fields.ts'
import { Id } from './list.ts'
import { required } from './messages.ts'
import { updateOf } from './update-of.ts'
import { withRule } from './with-rule.ts'

export const expirationActionNames = Object.keys(expirationActions) as ExpirationAction[]

/** Origin or destination of a lane as a user enters it: a postal code, or a city with its state. */
export const LanePlace = z.strictObject(
  {
    city: requiredText(100),
    /** Code of the state, province or territory. */
    state: requiredText(4),
    postalCode: optionalText(10),
    country: z.enum(countries, 'Choose US, CA or MX'),
  },
  required,
)
export type LanePlace = z.output<typeof LanePlace>

const terms = {
  customerReferenceNumber: requiredText(100),
  equipmentMode: z.literal(equipmentModes, required),
  tenderType: z.enum(tenderTypes, required),
  tenderMethod: z.enum(tenderMethods, required),
  /** Minutes until a tender expires. */
  tenderTime: wholeUpTo(100_000),
  /** Number of days before pickup when tendering starts. */
  shipmentTenderingStart: wholeUpTo(365),
  expirationAction: z
    .enum(expirationActionNames, 'Choose one of the actions')
    .nullish()
    .transform((value) => value ?? null),
} as const
const ruled = ['tenderType', 'tenderMethod'] as const

/** Fields of both "Edit Lane" and "New Lane". Origin and destination cannot change after the lane is created. */
export const LaneTerms = withRule(z.strictObject(terms), ruled, tenderTermIssues)
export type LaneTerms = z.output<typeof LaneTerms>
export const laneTermNames = Object.keys(terms) as (keyof LaneTerms)[]

export const LaneFields = withRule(
  z.strictObject({ ...terms, origin: LanePlace, destination: LanePlace }),
  ruled,
  tenderTermIssues,
)
export type LaneFields = z.output<typeof LaneFields>

export const LaneUpdate = updateOf(LaneTerms)
export type LaneUpdate = z.output<typeof LaneUpdate>

const end = {
  city: z.string(),
  postalCode: z.string().nullable(),
  governingDistrictAbbreviation: z.string(),
  governingDistrictName: z.string(),
  country: z.enum(countries),
  latitude: z.number(),
  longitude: z.number(),
} as const
export const LaneEnd = z.object(end)
export type LaneEnd = z.output<typeof LaneEnd>

export const MonthCount = z.object({ year: z.int(), month: z.int().min(1).max(12), count: z.int() })

/** A lane in list responses (LANE-3). */
export const LaneSummary = z.object({
  id: Id,
  customerReferenceNumber: z.string(),
  originLocationDetails: LaneEnd,
  destinationLocationDetails: LaneEnd,
  /** Miles rounded to a tenth. null without a road connection. */
  estimatedMiles: z.number().nullable(),
  equipmentMode: z.literal(equipmentModes),
  numberOfCarriers: z.int(),
  createDateTime: z.iso.datetime(),
})
export type LaneSummary = z.output<typeof LaneSummary>

/** A lane with all data except its rates and watchers (LANE-2). */
export const Lane = z.object({
  id: Id,
  customerReferenceNumber: z.string(),
  equipmentMode: z.literal(equipmentModes),
  originLocation: LaneEnd,
  destinationLocation: LaneEnd,
  estimatedMiles: z.number().nullable(),
  /** The road route as longitude and latitude pairs, simplified for a map. null without a road connection. */
  way: z.array(z.tuple([z.number(), z.number()])).nullable(),
  ytdShipmentCount: z.int(),
  projectedMonthlyVolume: z.array(MonthCount),
  monthlyCounts: z.array(MonthCount),
  tenderType: z.enum(tenderTypes),
  tenderMethod: z.enum(tenderMethods),
  tenderTime: z.int().nullable(),
  shipmentTenderingStart: z.int().nullable(),
  expirationAction: z.enum(expirationActionNames).nullable(),
  createDateTime: z.iso.datetime(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type Lane = z.output<typeof Lane>
