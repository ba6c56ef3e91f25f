import type { OfferState } from './tender-states.ts'

export const rejectReasons = {
  NoCapacity: 'No capacity',
  NoEquipment: 'No equipment available',
  Rate: 'The rate',
  LeadTime: 'Too little lead time',
  AppointmentTime: 'The appointment times',
  LaneNotServed: 'The lane is not served',
  Weight: 'The weight',
  Commodity: 'The commodity',
  DriverHours: 'Hours of service',
  Other: 'Another reason',
} as const
export type RejectReason = keyof typeof rejectReasons
export const rejectReasonNames = Object.keys(rejectReasons) as [RejectReason, ...RejectReason[]]

export const offerStateLabels: Readonly<Record<OfferState, string>> = {
  Queued: 'Next in line',
  Sent: 'Offered',
  Accepted: 'Accepted',
  Rejected: 'Rejected',
  Countered: 'Countered',
  Expired: 'No answer in time',
  Undeliverable: 'Not delivered',
  Skipped: 'Skipped',
  Withdrawn: 'Withdrawn',
}

/** Minutes that a carrier has to answer when its lane sets none. */
export const defaultTenderTime = 60

/** Only full truckloads are tendered. */
export const isTruckload = (shippingMode: string): boolean => shippingMode === 'TL'
