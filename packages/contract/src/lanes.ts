import { equipmentModes } from '@lanewise/domain/freight/modes'
import { laneLabels, lanePhrases } from '@lanewise/domain/lanes/labels'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { Lane, LaneEnd, LaneFields, LaneSummary, LaneUpdate } from './lane-fields.ts'
import { LaneRate, LaneRateFields, LaneRates, LaneRateUpdate } from './lane-rate-fields.ts'
import { exportOf, filterOf, Id, listOf, listPage, searchTerm } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'

export const LaneFilter = z.strictObject({
  searchTerm,
  equipment: filterOf(z.coerce.number().pipe(z.literal(equipmentModes, 'Unknown equipment'))),
  ...listPage(pageSizes.lanes),
})
export type LaneFilter = z.output<typeof LaneFilter>

export const searchLanes = operation({
  name: 'searchLanes',
  summary: 'Search the lanes',
  method: 'GET',
  path: '/lanes',
  permission: 'ViewLanes',
  query: LaneFilter,
  answer: listOf(LaneSummary),
})

export const exportLanes = exportOf(searchLanes, { name: 'exportLanes', summary: 'The lanes as a CSV file' })

const one = z.strictObject({ laneId: Id })
const oneRate = z.strictObject({ laneRateId: Id })
export const Done = z.object({ isSuccess: z.boolean(), message: z.string() })

export const getLane = operation({
  name: 'getLane',
  summary: 'Read one lane with its route and volumes',
  method: 'GET',
  path: '/lanes/{laneId}',
  permission: 'ViewLanes',
  params: one,
  answer: Lane,
})

export const createLane = operation({
  name: 'createLane',
  summary: 'Add a lane',
  method: 'POST',
  path: '/lanes',
  permission: 'CreateLane',
  body: LaneFields,
  answer: Lane,
  status: 201,
  // The miles come from a routing engine that may be remote, so no transaction is held open while waiting for it.
  ownTransactions: true,
})

export const updateLane = operation({
  name: 'updateLane',
  summary: 'Change the terms of a lane',
  method: 'PUT',
  path: '/lanes/{laneId}',
  permission: 'EditLane',
  params: one,
  body: LaneUpdate,
  answer: Lane,
})

export const deleteLane = operation({
  name: 'deleteLane',
  summary: 'Delete a lane with its contracted rates',
  method: 'DELETE',
  path: '/lanes/{laneId}',
  permission: 'EditLane',
  params: one,
  answer: Done,
})

/** A lane with a contract rate of a carrier. */
export const CarrierLane = z.object({
  laneId: Id,
  customerReferenceNumber: z.string(),
  originLocation: LaneEnd,
  destinationLocation: LaneEnd,
  equipmentMode: LaneSummary.shape.equipmentMode,
  rate: LaneRate.pick({
    id: true,
    rateType: true,
    chargeType: true,
    rate: true,
    estimatedRate: true,
    estimateText: true,
    sequence: true,
    effectiveDate: true,
    expirationDate: true,
    isActive: true,
  }),
})
export type CarrierLane = z.output<typeof CarrierLane>

/** Maximum number of lanes returned for one carrier. */
export const carrierLaneLimit = 200

export const getCarrierLanes = operation({
  name: 'getCarrierLanes',
  summary: `The lanes on which a carrier has a contracted rate that has not expired, at most ${carrierLaneLimit}`,
  method: 'GET',
  path: '/carriers/{carrierId}/lanes',
  permission: 'ViewLanes',
  params: z.strictObject({ carrierId: Id }),
  answer: z.object({ items: z.array(CarrierLane) }),
})

export const getContractedLaneRate = operation({
  name: 'getContractedLaneRate',
  summary: 'The contracted rates of a lane, in the order of tendering, then by carrier',
  method: 'GET',
  path: '/lanes/{laneId}/rates',
  permission: 'ViewLanes',
  params: one,
  query: z.strictObject({ includeExpired: z.stringbool().default(false) }),
  answer: LaneRates,
})

export const createLaneRate = operation({
  name: 'createLaneRate',
  summary: 'Add a contracted rate to a lane',
  method: 'POST',
  path: '/lanes/{laneId}/rates',
  permission: 'EditLane',
  params: one,
  body: LaneRateFields,
  answer: LaneRate,
  status: 201,
})

export const updateLaneRate = operation({
  name: 'updateLaneRate',
  summary: 'Change a contracted rate; a new price makes a new version, and the old one keeps its dates',
  method: 'PUT',
  path: '/lane-rates/{laneRateId}',
  permission: 'EditLane',
  params: oneRate,
  body: LaneRateUpdate,
  answer: LaneRate,
})

export const deleteLaneRate = operation({
  name: 'deleteLaneRate',
  summary: 'Delete a contracted rate',
  method: 'DELETE',
  path: '/lane-rates/{laneRateId}',
  permission: 'EditLane',
  params: oneRate,
  answer: Done,
})

export const resequenceLaneRates = operation({
  name: 'resequenceLaneRates',
  summary: 'Save the order in which the active rates of a lane are tendered',
  method: 'PUT',
  path: '/lanes/{laneId}/rates/sequence',
  permission: 'EditLane',
  params: one,
  body: z.strictObject({
    contractSequences: z
      .array(z.strictObject({ contractId: Id, sequence: z.int().positive('Starts at 1') }))
      .min(1, 'Name at least one rate')
      .max(1_000),
  }),
  answer: LaneRates,
})

/** Truckload carriers, without the spot market. (LRATE-22) */
export const searchCustomerCarriers = operation({
  name: 'searchCustomerCarriers',
  summary: 'Truckload carriers for a contracted rate, at most 10',
  method: 'GET',
  path: '/lookups/customer-carriers',
  permission: 'ViewLanes',
  query: z.strictObject({ searchTerm }),
  answer: z.object({ items: z.array(z.object({ carrierId: Id, carrierName: z.string(), logoFileId: Id.nullable() })) }),
})

export const laneChanged = event({
  name: 'laneChanged',
  entity: 'lane',
  payload: z.object({ id: Id, customerReferenceNumber: z.string(), action: z.enum(['created', 'changed', 'deleted']) }),
})

export const laneEntity = entity<{ id: string; customerReferenceNumber: string }>({
  name: 'lane',
  plural: 'lanes',
  read: 'ViewLanes',
  labels: laneLabels,
  phrases: lanePhrases,
  list: searchLanes,
  events: [laneChanged],
  title: ({ customerReferenceNumber }) => customerReferenceNumber,
  path: ({ id }) => `/lanes/${id}`,
  searchSection: 'Lanes',
  takesNotes: true,
})
