import type { Progress } from '@lanewise/contract/event'
import * as contract from '@lanewise/contract/rate-sheets'
import { rateSheetColumns, rateSheetHeader } from '@lanewise/domain/lanes/sheet/columns'
import { formatDate } from '@lanewise/domain/shared/format'
import type { Updateable } from 'kysely'
import { inDays, laneSetup } from '#features/lanes/testing/given.ts'
import { sheetApplying } from '#features/rate-sheets/rate-sheets.jobs.ts'
import { inCompany } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { readUser } from '#platform/identity/accounts.ts'
import type { Person } from '#platform/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

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
/** Rate terms from tomorrow for one year. */
export const next: Cells = {
  rateType: 'All In',
  rateUnit: 'Per Mile',
  effectiveDate: written(inDays(1)),
  expirationDate: written(inDays(365)),
}

/** A lane with two carriers at 2.15 per mile, and a user who uploads sheets for it. */
export async function sheetSetup(portal: TestPortal) {
  const setup = await laneSetup(portal)
  const { id: laneId } = await setup.addLane({ customerReferenceNumber: 'CHI-DAL' })
  const kestrel = await setup.addCarrier('Kestrel Lines')
  const prairie = await setup.addCarrier('Prairie Freight')
  const { id: kestrelRate } = await setup.addRate(laneId, { carrierId: kestrel })
  await setup.addRate(laneId, { carrierId: prairie })
  const preview = (...rows: Cells[]) =>
    setup.ask(contract.previewRateSheet, { body: { fileName: 'rates.csv', data: fileOf(...rows) } })
  const rowsOf = async ({ id }: { id: string }, query: object = {}) =>
    (
      await setup.ask(contract.findRateSheetRows, {
        params: { rateSheetId: id },
        query: { pageSize: 10_000, ...query },
      })
    ).data
  const runJob = jobRunner(portal, setup.person)
  const apply = async ({ id }: { id: string }) => {
    const params = { rateSheetId: id }
    await setup.ask(contract.applyRateSheet, { params })
    await runJob()
    return setup.ask(contract.getRateSheet, { params })
  }
  const setSheet = (columns: Updateable<Tables['rateSheets']>) =>
    inCompany(portal.database.db, setup.person.companyId, (tx) => tx.updateTable('rateSheets').set(columns).execute())
  return { ...setup, laneId, kestrel, prairie, kestrelRate, preview, rowsOf, apply, runJob, setSheet }
}

type Mishap = {
  /** Number of the transaction that is rolled back, counted from 1. */
  failIn?: number
  isStopping?: boolean
  payload?: unknown
}

/** Runs the last queued job like the queue does, and returns its progress reports. */
const jobRunner =
  ({ database, transactions, queued }: TestPortal, person: Person) =>
  async ({ failIn, isStopping, payload = queued.at(-1)?.payload }: Mishap = {}): Promise<Progress[]> => {
    const user = await inCompany(database.db, person.companyId, (tx) => readUser(tx, person.id))
    if (!user) throw new Error('Nobody applies the sheet')
    const reports: Progress[] = []
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
    const progress = (sent: Progress) => void reports.push({ ...sent })
    await sheetApplying.prepare?.({ user, transaction, signal, progress }, sheetApplying.payload.parse(payload))
    return reports
  }
