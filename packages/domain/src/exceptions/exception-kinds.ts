import type { Permission } from '#access/permissions.ts'

export type ExceptionRecord = 'order' | 'shipment'

type Kind = {
  label: string
  /** 1 costs money or trust now, 2 soon will, 3 can wait until the morning. */
  severity: 1 | 2 | 3
  record: ExceptionRecord
}

/** Why a record needs a person, the most pressing first. */
export const exceptionKinds = {
  Late: { label: 'Late', severity: 1, record: 'shipment' },
  BookingTimedOut: { label: 'Booking timed out', severity: 1, record: 'shipment' },
  TenderExhausted: { label: 'Tender exhausted', severity: 1, record: 'shipment' },
  AtRisk: { label: 'At risk', severity: 2, record: 'shipment' },
  TenderExpiring: { label: 'Tender expiring', severity: 2, record: 'shipment' },
  NoPosition: { label: 'No position', severity: 2, record: 'shipment' },
  OffRoad: { label: 'Off the road', severity: 2, record: 'shipment' },
  LongStop: { label: 'Long stop', severity: 2, record: 'shipment' },
  MissingAppointment: { label: 'Missing appointment', severity: 3, record: 'order' },
  NotOnShipment: { label: 'Not on a shipment', severity: 3, record: 'order' },
  MissingDocument: { label: 'Missing document', severity: 3, record: 'shipment' },
} as const satisfies Record<string, Kind>

export type ExceptionKind = keyof typeof exceptionKinds
export const exceptionKindNames = Object.keys(exceptionKinds) as [ExceptionKind, ...ExceptionKind[]]

/** What shows the records that an entry is about, and so the entry. */
export const exceptionPermissions: Readonly<Record<ExceptionRecord, Permission>> = {
  order: 'ViewOrder',
  shipment: 'ViewShipment',
}

/** An entry is listed only with the permission of its record. */
export const kindsFor = (held: readonly Permission[]): ExceptionKind[] =>
  exceptionKindNames.filter((kind) => held.includes(exceptionPermissions[exceptionKinds[kind].record]))

/** With any of these there may be something to see. */
export const inboxPermissions = ['ViewOrder', 'ViewShipment', 'ViewInvoice', 'ViewRateMismatches'] as const

/** What history calls the fields of an entry. */
export const exceptionLabels = {
  assignee: 'Assigned to',
  snoozedUntil: 'Snoozed until',
  doneAt: 'Done',
} as const
