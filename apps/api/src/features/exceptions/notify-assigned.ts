import { orderExceptionEntity, shipmentExceptionEntity } from '@lanewise/contract/exceptions'
import { isPermission } from '@lanewise/domain/access/permissions'
import { type ExceptionKind, exceptionKinds, kindsFor } from '@lanewise/domain/exceptions/exception-kinds'
import { exceptionSentence } from '@lanewise/domain/exceptions/exception-sentence'
import { type MailSite, notify } from '#features/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import type { EntryRow } from './exceptions.queries.ts'

type Assignee = { id: string; permissions: string[] }

const path = '/exceptions?view=mine'

/**
 * Notifies the assignee of open exceptions that the assignee may see. Several exceptions assigned at once give one
 * notification.
 */
export async function notifyAssignee(ctx: Context, site: MailSite, assignee: Assignee, assigned: readonly EntryRow[]) {
  const kinds = kindsFor(assignee.permissions.filter(isPermission))
  const waiting = assigned.filter(
    ({ kind, doneAt, closedAt }) => kinds.includes(kind as ExceptionKind) && doneAt === null && closedAt === null,
  )
  const [entry] = waiting
  if (!entry) return
  const { id: actorId, firstName, lastName } = ctx.user
  const notice = waiting.length === 1 ? noticeOf(entry, ctx.now) : noticeOfSome(waiting.length)
  await notify(ctx, site, [assignee.id], {
    kind: 'Assignment',
    ...notice,
    path,
    actorId,
    actorName: `${firstName} ${lastName}`,
  })
}

function noticeOf(entry: EntryRow, now: Date) {
  const kind = entry.kind as ExceptionKind
  const { name } = entry.entity === 'order' ? orderExceptionEntity : shipmentExceptionEntity
  return {
    record: { entity: name, id: entry.id },
    entityName: entry.entityName,
    detail: exceptionKinds[kind].label,
    excerpt: exceptionSentence({ ...entry, kind, at: entry.measuredAt }, now),
  }
}

const noticeOfSome = (count: number) => ({
  record: null,
  entityName: `${count} exceptions`,
  detail: null,
  excerpt: null,
})
