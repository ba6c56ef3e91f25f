import type { ExceptionCounts, ExceptionView } from '@lanewise/contract/exceptions'
import { holds } from '@lanewise/domain/access/allowed'
import type { Permission } from '@lanewise/domain/access/permissions'
import {
  type ExceptionKind,
  exceptionKinds,
  handlerPermissions,
  kindsFor,
} from '@lanewise/domain/exceptions/exception-kinds'
import { startOfDayInZone, zonedDate } from '@lanewise/domain/shared/calendar'
import type { Changes, Context } from '#platform/context.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import type { MailSite } from '../notifications/index.ts'
import { announce } from './checks/check-records.ts'
import type { DueRecord } from './checks/due-checks.queries.ts'
import {
  awake,
  colleagues,
  countByKind,
  countDone,
  type EntryRow,
  entries,
  findColleague,
  type KindCount,
  lockEntries,
  saveEntries,
} from './exceptions.queries.ts'
import { entryView } from './exceptions.view.ts'
import { notifyAssignee } from './notify-assigned.ts'
import { countOwnSnoozes, type OwnCount } from './snoozes/own-snoozes.queries.ts'

type InboxQuery = Page & { view: ExceptionView; kind?: ExceptionKind | undefined; sort: 'severity' | 'age' }

/** Start of the current day in the company's time zone. (DEF-2) */
const todayOf = ({ now, user }: Context) => new Date(startOfDayInZone(zonedDate(now, user.timeZone), user.timeZone))

export async function findExceptions(ctx: Context, { kind, sort, ...filter }: InboxQuery) {
  const { db, user, now } = ctx
  const visible = kindsFor(user.permissions)
  const result = await entries.find(db, {
    ...filter,
    kinds: kind ? visible.filter((one) => one === kind) : visible,
    sort,
    userId: user.id,
    today: todayOf(ctx),
  })
  return listAnswer(result, (rows) => rows.map((row) => entryView(row, now)))
}

export async function countExceptions(ctx: Context): Promise<ExceptionCounts> {
  const kinds = kindsFor(ctx.user.permissions)
  const counts = withoutOwnSnoozes(
    await countByKind(ctx.db, kinds, ctx.user.id),
    await countOwnSnoozes(ctx.db, kinds, ctx.user.id),
  )
  const sum = (name: Exclude<keyof KindCount, 'kind'>) => counts.reduce((total, count) => total + count[name], 0)
  const by = (name: 'open' | 'present') =>
    Object.fromEntries(kinds.map((kind) => [kind, counts.find((count) => count.kind === kind)?.[name] ?? 0]))
  return {
    views: {
      open: sum('open'),
      mine: sum('mine'),
      unassigned: sum('unassigned'),
      snoozed: sum('snoozed'),
      done: await countDone(ctx.db, kinds, todayOf(ctx)),
    },
    open: by('open'),
    present: by('present'),
  }
}

/** What the user snoozed for oneself counts as snoozed, for this user alone. (DEF-128) */
const withoutOwnSnoozes = (counts: readonly KindCount[], own: readonly OwnCount[]): KindCount[] =>
  counts.map((count) => {
    const { all, mine, unassigned } = own.find(({ kind }) => kind === count.kind) ?? { all: 0, mine: 0, unassigned: 0 }
    return {
      ...count,
      open: count.open - all,
      mine: count.mine - mine,
      unassigned: count.unassigned - unassigned,
      snoozed: count.snoozed + all,
    }
  })

type Wanted = { kinds: readonly ExceptionKind[]; q: string }

/** Only people who may do the next step of all these kinds. (DEF-128) */
export const getAssignees = async ({ db }: Context, { kinds, q }: Wanted) => ({
  data: (await colleagues(db, { permissions: handlerPermissions(kinds), q })).map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`,
  })),
})

type Assigning = { ids: readonly string[]; assigneeId: string | null }

export async function assignExceptions(ctx: Context, site: MailSite, { ids, assigneeId }: Assigning) {
  const assignee = assigneeId === null ? null : await findColleague(ctx.db, assigneeId)
  if (assignee === undefined) return refuse.unprocessable('Choose a colleague', { assigneeId: ['Choose a colleague'] })
  const entries = await entriesToChange(ctx, ids)
  if (assignee && !holds(assignee.permissions as Permission[], permissionsFor(entries), 'all')) {
    const message = `${assignee.firstName} ${assignee.lastName} does not have permission to handle this`
    return refuse.unprocessable(message, { assigneeId: [message] })
  }
  const selected = entries.filter((entry) => entry.assigneeId !== assigneeId)
  const before = await namesOf(ctx, selected)
  const after = assignee && `${assignee.firstName} ${assignee.lastName}`
  if (assignee) await notifyAssignee(ctx, site, assignee, selected)
  return change(ctx, selected, { assigneeId }, ({ assigneeId: id }) => ({ assignee: [id && before.get(id), after] }))
}

async function namesOf({ db }: Context, rows: readonly EntryRow[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const id of new Set(rows.flatMap(({ assigneeId }) => assigneeId ?? []))) {
    const person = await findColleague(db, id)
    names.set(id, person ? `${person.firstName} ${person.lastName}` : 'a former user')
  }
  return names
}

export async function completeExceptions(ctx: Context, ids: readonly string[]) {
  const selected = (await entriesToChange(ctx, ids)).filter(({ doneAt }) => doneAt === null)
  const columns = { ...awake, doneAt: ctx.now, doneBy: ctx.user.id }
  return change(ctx, selected, columns, () => ({ doneAt: [null, ctx.now.toISOString()] }))
}

/**
 * Returns all of the entries. The request is refused when one of them does not exist, or the user may not see it or not
 * do its next step. (DEF-128)
 */
export async function entriesToChange(ctx: Context, ids: readonly string[]): Promise<EntryRow[]> {
  const rows = await entriesToSee(ctx, ids)
  requireHandler(ctx, rows)
  return rows
}

/** Returns all of the entries. The request is refused when one of them does not exist or the user may not see it. */
export async function entriesToSee({ db, user }: Context, ids: readonly string[]): Promise<EntryRow[]> {
  const rows = await lockEntries(db, ids, kindsFor(user.permissions))
  return rows.length < new Set(ids).size ? refuse.notFound('exception') : rows
}

export function requireHandler({ user }: Context, rows: readonly EntryRow[]) {
  if (!holds(user.permissions, permissionsFor(rows), 'all')) refuse.forbidden()
}

const permissionsFor = (rows: readonly EntryRow[]) => handlerPermissions(rows.map(({ kind }) => kind as ExceptionKind))

type Columns = Parameters<typeof saveEntries>[2]

export async function change(
  ctx: Context,
  rows: readonly EntryRow[],
  columns: Columns,
  changesOf: (entry: EntryRow) => Changes,
) {
  if (rows.length > 0)
    await saveEntries(
      ctx.db,
      rows.map(({ id }) => id),
      columns,
      ctx.now,
    )
  for (const entry of rows) recordChange(ctx, entry, changesOf(entry))
  return { changed: rows.length }
}

/** Writes the history of an entry and announces the change. */
export function recordChange(ctx: Context, { id, kind, entity: about, entityName }: EntryRow, changes: Changes) {
  const entity = about as DueRecord['entity']
  const { label } = exceptionKinds[kind as ExceptionKind]
  const subject = { entity: `${entity}Exception`, id, name: `${label} ${entityName}` }
  if (Object.keys(changes).length > 0) ctx.record(subject, 'changed', changes)
  announce(ctx, { entity, id }, 'changed')
}
