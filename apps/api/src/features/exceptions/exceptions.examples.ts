import { inCompany } from '#platform/db/database.ts'
import type { Examples, Given } from '#platform/testing/examples.ts'
import { saveOwnSnooze } from './snoozes/own-snoozes.queries.ts'

const ids = (exceptionId: unknown) => ({ body: { ids: [exceptionId] } })

export const examples: Examples = {
  findExceptions: () => ({ query: { view: 'open' } }),
  countExceptions: () => ({}),
  getExceptionAssignees: () => ({ query: { kinds: 'Late', q: 'an' } }),
  assignExceptions: ({ exceptionId, contactId }) => ({ body: { ids: [exceptionId], assigneeId: contactId } }),
  snoozeExceptions: ({ exceptionId }) => ids(exceptionId),
  completeExceptions: ({ exceptionId }) => ids(exceptionId),
  reopenExceptions: ({ exceptionId }) => ids(exceptionId),
}

/** An exception that the user snoozed for oneself. Its record does not matter. */
export const given: Given = async ({ admin, name, database }) => {
  const now = new Date()
  const columns = { kind: 'Late', severity: 1, entity: 'shipment', entityName: `S-${name}` } as const
  const exceptionId = await inCompany(database.db, admin.companyId, async (tx) => {
    const { id } = await tx
      .insertInto('exceptions')
      .values({ ...columns, entityId: admin.id, since: now, measuredAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ended = { snoozedAt: now, snoozedUntil: now, snoozeMark: '' }
    await saveOwnSnooze(tx, { contactId: admin.id, exceptionId: id, ...ended })
    return id
  })
  return { exceptionId }
}
