import type { Permission } from '#access/permissions.ts'

export type ExceptionRecord = 'order' | 'shipment'

type Kind = {
  label: string
  /** 1 costs money or trust now, 2 will soon, 3 can wait until morning. */
  severity: 1 | 2 | 3
  record: ExceptionRecord
  /** Permission of the next step. Its holders mark the entry done, snooze it and assign it. (DEF-128) */
  handledWith: Permission
}

/** Reasons why a record needs attention, most urgent first. */
export const exceptionKinds = {
  Late: { label: 'Late', severity: 1, record: 'shipment', handledWith: 'BookShipment' },
  BookingTimedOut: { label: 'Booking timed out', severity: 1, record: 'shipment', handledWith: 'BookShipment' },
  CarrierNotNotified: { label: 'Carrier not notified', severity: 1, record: 'shipment', handledWith: 'BookShipment' },
  TenderExhausted: { label: 'Tender exhausted', severity: 1, record: 'shipment', handledWith: 'BookShipment' },
  AtRisk: { label: 'At risk', severity: 2, record: 'shipment', handledWith: 'BookShipment' },
  TenderExpiring: { label: 'Tender expiring', severity: 2, record: 'shipment', handledWith: 'RecordResponse' },
  NoPosition: { label: 'No position', severity: 2, record: 'shipment', handledWith: 'BookShipment' },
  OffRoad: { label: 'Off route', severity: 2, record: 'shipment', handledWith: 'BookShipment' },
  LongStop: { label: 'Long dwell', severity: 2, record: 'shipment', handledWith: 'BookShipment' },
  MissingAppointment: { label: 'Missing appointment', severity: 3, record: 'order', handledWith: 'EditOrder' },
  NotOnShipment: { label: 'Not on a shipment', severity: 3, record: 'order', handledWith: 'CreateShipment' },
  MissingDocument: { label: 'Missing document', severity: 3, record: 'shipment', handledWith: 'EditDocuments' },
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

/** Permissions that a person needs to handle entries of all these kinds. (DEF-128) */
export const handlerPermissions = (kinds: readonly ExceptionKind[]): Permission[] => [
  ...new Set(kinds.map((kind) => exceptionKinds[kind].handledWith)),
]

/** Users with any of these permissions may have entries to see. */
export const inboxPermissions = ['ViewOrder', 'ViewShipment', 'ViewInvoice', 'ViewRateMismatches'] as const

export const exceptionLabels = {
  assignee: 'Assigned to',
  snoozedUntil: 'Snoozed until',
  ownSnooze: 'Snoozed for oneself until',
  doneAt: 'Done',
} as const
