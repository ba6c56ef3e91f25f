import type { Lane } from '@lanewise/contract/lane-fields'
import { type LaneStart, lanePlaceOf } from '#features/lanes/lane-start.ts'

/** Places and terms of a lane for a new one. Its contracted rates stay with the lane, because carriers signed them. */
export const copyOf = (lane: Lane): LaneStart => ({
  customerReferenceNumber: `Copy of ${lane.customerReferenceNumber}`.slice(0, 100),
  equipmentMode: lane.equipmentMode,
  origin: lanePlaceOf(lane.originLocation),
  destination: lanePlaceOf(lane.destinationLocation),
  tenderType: lane.tenderType,
  tenderMethod: lane.tenderMethod,
  tenderTime: lane.tenderTime,
  shipmentTenderingStart: lane.shipmentTenderingStart,
  expirationAction: lane.expirationAction,
})
