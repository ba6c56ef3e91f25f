import type { Progress } from '@lanewise/contract/event'
import * as contract from '@lanewise/contract/rate-sheets'
import { rateSheetColumns, rateSheetHeader } from '@lanewise/domain/lanes/sheet/columns'
import { formatDate } from '@lanewise/domain/shared/format'
import type { Updateable } from 'kysely'
import { inDays, laneDesk } from '#features/lanes/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { readUser } from '#platform/identity/accounts.ts'
import type { Person } from '#platform/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'
import { sheetApplying } from '../rate-sheets.jobs.ts'

export type Cells = Partial<Record<keyof typeof rateSheetColumns, string>>
const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
export const fileOf = (...rows: Cells[]) =>
  Buffer.from(
    [
      rateSheetHeader.join(','),
      ...rows.map((cells) =>
        (Object.keys(rateSheetColumns) as (keyof Cells)[]).map((column) => quoted(cells[column] ?? '')).join(','),
      ),
    ].join('\r\n'),
  ).toString('base64')
export const written = (date: string) => formatDate(date, 'UTC')
/** From tomorrow on for a year. */
export const next: Cells = {
  rateType: 'All In',
  rateUnit: 'Per Mile',
  effectiveDate: written(inDays(1)),
  expirationDate: written(inDays(365)),
}

/** A lane with two carriers that have 2.15 per mile, and somebody who uploads sheets for it. */
export async function sheetDesk(portal: TestPortal) {
  const desk = await laneDesk(portal)
  const { id: laneId } = await desk.addLane({ customerReferenceNumber: 'CHI-DAL' })
  const kestrel = await desk.addCarrier('Kestrel Lines')
  const prairie = await desk.addCarrier('Prairie Freight')
  const { id: kestrelRate } = await desk.addRate(laneId, { carrierId: kestrel })
  await desk.addRate(laneId, { carrierId: prairie })
  const preview = (...rows: Cells[]) =>
    desk.ask(contract.previewRateSheet, { body: { fileName: 'rates.csv', data: fileOf(...rows) } })
  const rowsOf = async ({ id }: { id: string }, query: object = {}) =>
    (await desk.ask(contract.findRateSheetRows, { params: { rateSheetId: id }, query: { pageSize: 10_000, ...query } }))
      .data
  const runJob = jobRunner(portal, desk.person)
  const apply = async ({ id }: { id: string }) => {
    const params = { rateSheetId: id }
    await desk.ask(contract.applyRateSheet, { params })
    await runJob()
    return desk.ask(contract.getRateSheet, { params })
  }
  const setSheet = (columns: Updateable<Tables['rateSheets']>) =>
    inCompany(portal.database.db, desk.person.companyId, (tx) => tx.updateTable('rateSheets').set(columns).execute())
  return { ...desk, laneId, kestrel, prairie, kestrelRate, preview, rowsOf, apply, runJob, setSheet }
}

type Mishap = {
  /** The transaction that is undone, counted from 1. */
  failIn?: number
  isStopping?: boolean
  payload?: unknown
}

/** What the queue does with the job that was queued last; answers what was told of its progress. */
const jobRunner =
  ({ database, transactions, queued }: TestPortal, person: Person) =>
  async ({ failIn, isStopping, payload = queued.at(-1)?.payload }: Mishap = {}): Promise<Progress[]> => {
    const user = await inCompany(database.db, person.companyId, (tx) => readUser(tx, person.id))
    if (!user) throw new Error('Nobody applies the sheet')
    const told: Progress[] = []
    let count = 0
    const transaction = <T>(work: Parameters<typeof transactions.as<T>>[1]) => {
      count += 1
      const isLost = count === failIn
      return transactions.as(user, async (ctx) => {
        const done = await work(ctx)
        if (isLost) throw new Error('The process died')
        return done
      })
    }
    const signal = isStopping ? AbortSignal.abort() : new AbortController().signal
    const progress = (sent: Progress) => void told.push({ ...sent })
    await sheetApplying.prepare?.({ user, transaction, signal, progress }, sheetApplying.payload.parse(payload))
    return told
  }
