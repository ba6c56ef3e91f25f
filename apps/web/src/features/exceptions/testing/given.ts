import { countExceptions, type ExceptionEntry, findExceptions, getAssignees } from '@lanewise/contract/exceptions'
import { getHistory } from '@lanewise/contract/history'
import { exceptionKinds } from '@lanewise/domain/exceptions/exception-kinds'
import { createFakePortal } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'

export const idOf = (number: number) => `0198c0de-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`
export const ben = { id: idOf(90), name: 'Ben Novak' }
export const me = { id: ana.id, name: 'Ana Ruiz' }

/** An entry about an order, so that no other record is needed. A test sets the facts it cares about. */
export const anEntry = (number: number, facts: Partial<ExceptionEntry> = {}): ExceptionEntry => {
  const kind = facts.kind ?? 'NotOnShipment'
  return {
    id: idOf(number),
    kind,
    severity: exceptionKinds[kind].severity,
    reason: `Reason ${number}`,
    detail: null,
    since: new Date(Date.now() - 42 * 60_000).toISOString(),
    entity: 'order',
    entityId: idOf(number + 50),
    entityName: `O20000${number}`,
    status: 1,
    onTimeStatus: null,
    origin: { name: 'Acme Foods', city: 'Joliet', state: 'IL' },
    destination: { name: 'Keystone', city: 'Harrisburg', state: 'PA' },
    partner: 'Palmetto Grocery',
    assignee: null,
    snooze: null,
    done: null,
    closedAt: null,
    ...facts,
  }
}

/** A portal with these entries in its inbox. */
export function anInbox(listed: ExceptionEntry[]) {
  const portal = createFakePortal()
  const show = (data: ExceptionEntry[]) => {
    portal.on(findExceptions, { data, total: data.length })
    portal.on(countExceptions, {
      views: { open: data.length, mine: 9, unassigned: 14, snoozed: 6, done: 17 },
      open: { Late: 3, NotOnShipment: 4 },
      present: { Late: 4, NotOnShipment: 5 },
    })
  }
  show(listed)
  portal.on(getAssignees, { data: [ben, me] })
  portal.on(getHistory, { data: [], total: 0 })
  return { portal, show }
}
