import { exceptionKindNames, exceptionLabels, inboxPermissions } from '@lanewise/domain/exceptions/exception-kinds'
import { exceptionPhrases } from '@lanewise/domain/exceptions/exception-sentence'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { orNull } from './fields.ts'
import { filterOf, Id, listOf, listPage, searchTerm } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'

const moment = z.iso.datetime()
const kind = z.enum(exceptionKindNames, 'Unknown kind of exception')
const anyRecord = { any: inboxPermissions } as const

const place = z.object({ name: z.string(), city: z.string(), state: z.string() })
const colleague = z.object({ id: Id, name: z.string() })

/** One reason why a record needs a user's attention (DEF-125). */
export const ExceptionEntry = z.object({
  id: Id,
  kind,
  severity: z.int(),
  /** The reason as a sentence. */
  reason: z.string(),
  /** Additional details, if there are any. */
  detail: z.string().nullable(),
  since: moment,
  entity: z.enum(['order', 'shipment']),
  entityId: Id,
  /** Number of the record. */
  entityName: z.string(),
  /** Numeric status of an order or a shipment. */
  status: z.int(),
  onTimeStatus: z.enum(onTimeStatuses).nullable(),
  origin: place,
  destination: place,
  /** The carrier of a shipment or the customer of an order. */
  partner: z.string().nullable(),
  assignee: colleague.nullable(),
  /**
   * Snoozed until this time, or until the record's next event if the time is null. `forMe` marks a snooze of the user's
   * own, which hides the entry from nobody else.
   */
  snooze: z.object({ until: moment.nullable(), forMe: z.boolean() }).nullable(),
  done: z.object({ at: moment, by: z.string() }).nullable(),
  /** When the cause disappeared. */
  closedAt: moment.nullable(),
})
export type ExceptionEntry = z.output<typeof ExceptionEntry>

export const exceptionViews = ['open', 'mine', 'unassigned', 'snoozed', 'done'] as const
export type ExceptionView = (typeof exceptionViews)[number]

export const findExceptions = operation({
  name: 'findExceptions',
  summary: 'Open exceptions, most urgent first; or those snoozed, or done today',
  method: 'GET',
  path: '/exceptions',
  permission: anyRecord,
  query: z.strictObject({
    view: z.enum(exceptionViews, 'Choose one of the views').default('open'),
    kind: kind.optional(),
    sort: z.enum(['severity', 'age'], 'Sort by severity or age').default('severity'),
    ...listPage(pageSizes.exceptions),
  }),
  answer: listOf(ExceptionEntry),
})

const counts = z.partialRecord(kind, z.int())

export const ExceptionCounts = z.object({
  /** Counts by view. `done` covers today only. */
  views: z.object({ open: z.int(), mine: z.int(), unassigned: z.int(), snoozed: z.int(), done: z.int() }),
  /** Open exceptions by kind, without the kinds that the user may not see. */
  open: counts,
  /** Counts by kind including snoozed and done exceptions whose cause still exists. */
  present: counts,
})
export type ExceptionCounts = z.output<typeof ExceptionCounts>

export const countExceptions = operation({
  name: 'countExceptions',
  summary: 'Number of exceptions by kind and by view',
  method: 'GET',
  path: '/exceptions/counts',
  permission: anyRecord,
  answer: ExceptionCounts,
})

export const getAssignees = operation({
  name: 'getExceptionAssignees',
  summary: 'The colleagues who may handle exceptions of these kinds, by name',
  method: 'GET',
  path: '/exceptions/assignees',
  permission: anyRecord,
  query: z.strictObject({ kinds: filterOf(kind), q: searchTerm }),
  answer: z.object({ data: z.array(colleague) }),
})

const ids = z.array(Id).min(1, 'Name one at least').max(200, 'At most 200 at once')
const changed = z.object({ changed: z.int() })

export const assignExceptions = operation({
  name: 'assignExceptions',
  summary: 'Assign exceptions to a colleague, or unassign them',
  method: 'POST',
  path: '/exceptions/assign',
  permission: anyRecord,
  body: z.strictObject({ ids, assigneeId: Id.nullish().transform(orNull) }),
  answer: changed,
})

export const snoozeExceptions = operation({
  name: 'snoozeExceptions',
  summary: 'Snooze exceptions until a time, or until the next event of their records, for all users or for oneself',
  method: 'POST',
  path: '/exceptions/snooze',
  permission: anyRecord,
  body: z.strictObject({
    ids,
    /** null means until the record's next event. */
    until: z.iso.datetime({ offset: true, error: 'Enter a date and time' }).nullish().transform(orNull),
    /** Hides the exceptions from this user alone, who needs no more than to see them. (DEF-128) */
    forMe: z.boolean().default(false),
  }),
  answer: changed,
})

export const completeExceptions = operation({
  name: 'completeExceptions',
  summary: 'Mark exceptions done until their cause recurs',
  method: 'POST',
  path: '/exceptions/done',
  permission: anyRecord,
  body: z.strictObject({ ids }),
  answer: changed,
})

export const reopenExceptions = operation({
  name: 'reopenExceptions',
  summary: 'Reopen done or snoozed exceptions whose cause still applies, and end own snoozes',
  method: 'POST',
  path: '/exceptions/reopen',
  permission: anyRecord,
  body: z.strictObject({ ids }),
  answer: changed,
})

const payload = z.object({ id: Id, action: z.enum(['opened', 'changed', 'closed']) })

export const orderExceptionChanged = event({ name: 'orderExceptionChanged', entity: 'orderException', payload })
export const shipmentExceptionChanged = event({
  name: 'shipmentExceptionChanged',
  entity: 'shipmentException',
  payload,
})

type Named = { name: string }
/** Two kinds of record, because the permission to see an entry is that of the record it is about. */
const common = {
  labels: exceptionLabels,
  phrases: exceptionPhrases,
  list: findExceptions,
  title: ({ name }: Named) => name,
  path: () => '/exceptions',
}

export const orderExceptionEntity = entity<Named>({
  ...common,
  name: 'orderException',
  plural: 'order-exceptions',
  read: 'ViewOrder',
  events: [orderExceptionChanged],
})

export const shipmentExceptionEntity = entity<Named>({
  ...common,
  name: 'shipmentException',
  plural: 'shipment-exceptions',
  read: 'ViewShipment',
  events: [shipmentExceptionChanged],
})
