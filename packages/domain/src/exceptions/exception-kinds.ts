import type { Permission } from '#access/permissions.ts'

export type ExceptionRecord = 'order' | 'shipment'

type Kind = {
  label: string
  /** 1 costs money or trust now, 2 will soon, 3 can wait until morning. */
  severity: 1 | 2 | 3
  record: ExceptionRecord
}

/** Reasons why a record needs attention, most urgent first. */
export const exceptionKinds = {
  Late: { label: 'Late', severity: 1, record: 'shipment' },
  BookingTimedOut: { label: 'Booking timed out', severity: 1, record: 'shipment' },
  CarrierNotNotified: { label: 'Carrier not notified', severity: 1, record: 'shipment' },
  TenderExhausted: { label: 'Tender exhausted', severity: 1, record: 'shipment' },
  AtRisk: { label: 'At risk', severity: 2, record: 'shipment' },
  TenderExpiring: { label: 'Tender expiring', severity: 2, record: 'shipment' },
  NoPosition: { label: 'No position', severity: 2, record: 'shipment' },
  OffRoad: { label: 'Off route', severity: 2, record: 'shipment' },
  LongStop: { label: 'Long dwell', severity: 2, record: 'shipment' },
  MissingAppointment: { label: 'Missing appointment', severity: 3, record: 'order' },
  NotOnShipment: { label: 'Not on a shipment', severity: 3, record: 'order' },
  MissingDocument: { label: 'Missing document', severity: 3, record: 'shipment' },
} as const satisfies Record<string, Kind>

export type ExceptionKind = keyof typeof exceptionKinds
export const exceptionKindNames = Object.keys(exceptionKinds) as [ExceptionKind, ...ExceptionKind[]]

/** Permission for viewing the record that an entry is about, and therefore the entry. */
export const exceptionPermissions: Readonly<Record<ExceptionRecord, Permission>> = {
  order: 'ViewOrder',
  shipment: 'ViewShipment',
}

/** An entry is listed only for users with the permission for its record. */
export const kindsFor = (held: readonly Permission[]): ExceptionKind[] =>
  exceptionKindNames.filter((kind) => held.includes(exceptionPermissions[exceptionKinds[kind].record]))

/** Users with any of these permissions may have entries to see. */
export const inboxPermissions = ['ViewOrder', 'ViewShipment', 'ViewInvoice', 'ViewRateMismatches'] as const

export const exceptionLabels = {
  assignee: 'Assigned to',
  snoozedUntil: 'Snoozed until',
  doneAt: 'Done',
} as const
