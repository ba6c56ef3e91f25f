import type { FieldIssue } from '#shared/issue.ts'
import { dayMs } from '#shared/units.ts'

/** Where an event happens: at a stop, at the current place of the truck, or at no particular place. */
type Where = 'stop' | 'road' | 'none'

type Kind = {
  label: string
  where: Where
  /** Whether users can record the event. */
  isByHand: boolean
}

/** Events that carriers report during transit. `progress.ts` defines how each of them changes the status. */
export const eventKinds = {
  PickupScheduled: { label: 'Pickup scheduled', where: 'none', isByHand: false },
  Dispatched: { label: 'Dispatched', where: 'none', isByHand: true },
  Position: { label: 'Position', where: 'road', isByHand: true },
  Arrived: { label: 'Arrived', where: 'stop', isByHand: true },
  Loaded: { label: 'Loaded', where: 'stop', isByHand: false },
  Departed: { label: 'Departed', where: 'stop', isByHand: true },
  PickedUp: { label: 'Picked up', where: 'none', isByHand: false },
  ArrivedAtTerminal: { label: 'Arrived at terminal', where: 'road', isByHand: true },
  DepartedTerminal: { label: 'Departed terminal', where: 'road', isByHand: true },
  OutForDelivery: { label: 'Out for delivery', where: 'road', isByHand: true },
  Estimate: { label: 'New estimate', where: 'stop', isByHand: false },
  Delayed: { label: 'Delayed', where: 'none', isByHand: true },
  Exception: { label: 'Exception', where: 'none', isByHand: true },
  DeliveryAppointment: { label: 'Delivery appointment set', where: 'stop', isByHand: false },
  DeliveryAttempted: { label: 'Delivery attempted', where: 'stop', isByHand: true },
  Refused: { label: 'Refused', where: 'stop', isByHand: true },
  Unloaded: { label: 'Unloaded', where: 'stop', isByHand: true },
  ProofOfDelivery: { label: 'Proof of delivery received', where: 'stop', isByHand: false },
  Cancelled: { label: 'Cancelled by the carrier', where: 'none', isByHand: false },
} as const satisfies Record<string, Kind>

export type EventKind = keyof typeof eventKinds
export const eventKindNames = Object.keys(eventKinds) as [EventKind, ...EventKind[]]
export const kindsByHand = eventKindNames.filter((kind) => eventKinds[kind].isByHand)

export const happensAtStop = (kind: EventKind): boolean => eventKinds[kind].where === 'stop'

/** Reasons for delays, holds and freight problems, by the codes that carriers and X12 use. */
export const delayReasons = {
  A9: 'Damaged',
  AF: 'Accident',
  AG: 'Consignee',
  AH: 'Driver',
  AI: 'Mechanical',
  AJ: 'Other carrier',
  AL: 'Previous stop',
  AM: 'Shipper',
  AO: 'Weather',
  AW: 'Past cut-off',
  B1: 'Consignee closed',
  B5: 'Held for consignee',
  B8: 'Unloading equipment',
  B9: 'Receiving time restricted',
  BC: 'Missing documents',
  BE: 'Road conditions',
  BG: 'Other',
  BH: 'Not enough time',
  BK: 'Prearranged appointment',
  BP: 'Load shifted',
  BS: 'Refused',
  CA: 'Customs',
  D1: 'Dispatch error',
  D2: 'Driver not available',
  HB: 'Held for appointment',
} as const
export type DelayReason = keyof typeof delayReasons
export const delayReasonCodes = Object.keys(delayReasons) as [DelayReason, ...DelayReason[]]

/** Reasons that make an event a claim: the freight was refused or damaged. */
export const claimReasons = ['A9', 'BS'] as const satisfies readonly DelayReason[]

/** Maximum minutes by which an event may lie in the future. Truck clocks are inaccurate, but not by a day. */
export const futureMinutes = 15
/** Maximum age of an event in days. Older events are not plausible. */
export const oldestDays = 60

type ReportedEvent = { kind: EventKind; stopNumber: number | null; hasPlace: boolean; occurredAt: number }

/** Reason why an event is refused, as a sentence, or null when it is accepted. */
export function eventRefusal(
  event: ReportedEvent,
  { stopCount, now }: { stopCount: number; now: number },
): string | null {
  const { label, where } = eventKinds[event.kind]
  if (event.occurredAt > now + futureMinutes * 60_000) return 'The event is in the future'
  if (event.occurredAt < now - oldestDays * dayMs) return `The event is more than ${oldestDays} days old`
  if (where === 'stop' && event.stopNumber === null) return `${label} needs the number of its stop`
  if (event.stopNumber !== null && (event.stopNumber < 1 || event.stopNumber > stopCount))
    return `The shipment has ${stopCount} stops, and none with the number ${event.stopNumber}`
  if (event.kind === 'Position' && !event.hasPlace) return 'A position needs latitude and longitude'
  return null
}

type ByHand = { kind: EventKind; stopNumber: number | null; latitude: number | null; longitude: number | null }

/** Missing values of an event that a user records. */
export function manualEventIssues({ kind, stopNumber, latitude, longitude }: ByHand): FieldIssue[] {
  if (happensAtStop(kind) && stopNumber === null) return [{ path: ['stopNumber'], message: 'Choose the stop' }]
  if (kind === 'Position' && (latitude === null || longitude === null))
    return [{ path: ['latitude'], message: 'Enter latitude and longitude' }]
  return []
}
