import type { FieldIssue } from '#shared/issue.ts'
import { dayMs } from '#shared/units.ts'

/** Where an event happens: at one stop of the truck, wherever the truck is, or nowhere in particular. */
type Where = 'stop' | 'road' | 'none'

type Kind = {
  /** What people read. */
  label: string
  where: Where
  /** Whether people can record it by hand. */
  isByHand: boolean
}

/** What carriers tell of a shipment on its way; what each of them moves is the rule of `progress.ts`. */
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

/** Why a shipment is late or held, or what happened to its freight, by the codes that carriers and X12 use. */
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

/** What makes an event a claim: the freight was refused, or came to harm. */
export const claimReasons = ['A9', 'BS'] as const satisfies readonly DelayReason[]

/** How far an event may lie ahead of the clock that takes it: clocks of trucks go wrong, but not by a day. */
export const futureMinutes = 15
/** Nobody reports what happened longer ago. */
export const oldestDays = 60

type Told = { kind: EventKind; stopNumber: number | null; hasPlace: boolean; occurredAt: number }

/** Why an event cannot be taken, in a sentence; null where it can. */
export function eventRefusal(told: Told, { stopCount, now }: { stopCount: number; now: number }): string | null {
  const { label, where } = eventKinds[told.kind]
  if (told.occurredAt > now + futureMinutes * 60_000) return 'The event lies in the future'
  if (told.occurredAt < now - oldestDays * dayMs) return `The event is more than ${oldestDays} days old`
  if (where === 'stop' && told.stopNumber === null) return `${label} needs the number of its stop`
  if (told.stopNumber !== null && (told.stopNumber < 1 || told.stopNumber > stopCount))
    return `The shipment has ${stopCount} stops, and none with the number ${told.stopNumber}`
  if (told.kind === 'Position' && !told.hasPlace) return 'A position needs latitude and longitude'
  return null
}

type ByHand = { kind: EventKind; stopNumber: number | null; latitude: number | null; longitude: number | null }

/** What is missing in an event that a person records. */
export function manualEventIssues({ kind, stopNumber, latitude, longitude }: ByHand): FieldIssue[] {
  if (happensAtStop(kind) && stopNumber === null) return [{ path: ['stopNumber'], message: 'Choose the stop' }]
  if (kind === 'Position' && (latitude === null || longitude === null))
    return [{ path: ['latitude'], message: 'Enter latitude and longitude' }]
  return []
}
