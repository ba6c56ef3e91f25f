import type { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { steepIncrease } from '@lanewise/contract/rate-sheets'
import type { CellIssue } from '@lanewise/domain/lanes/sheet/columns'
import type { PreviewKind } from '@lanewise/domain/lanes/sheet/preview-row'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { RateRow } from '#features/lanes/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertMany } from '#platform/db/insert-many.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { listQuery, type Page } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

/** A row as it is kept; both terms as the form of a rate holds them. */
export type SheetRowRecord = Omit<Selectable<Tables['rateSheetRows']>, 'before' | 'after' | 'issues' | 'kind'> & {
  kind: PreviewKind
  before: LaneRateFields | null
  after: LaneRateFields | null
  issues: CellIssue[]
}

export const sheetLanes = (db: Tx) => db.selectFrom('lanes').selectAll().where('deletedAt', 'is', null).execute()

export const sheetCarriers = (db: Tx) =>
  db
    .selectFrom('carriers')
    .select(['id', 'name', 'dotNumber', 'docketNumber', 'modes'])
    .where('deletedAt', 'is', null)
    .execute()

export const insertSheet = (db: Tx, columns: Insertable<Tables['rateSheets']>) =>
  db.insertInto('rateSheets').values(columns).returning('id').executeTakeFirstOrThrow()

const rowColumns = {
  rateSheetId: 'uuid',
  position: 'integer',
  kind: 'text',
  rowNumber: 'integer',
  laneId: 'uuid',
  carrierId: 'uuid',
  rateId: 'uuid',
  laneName: 'text',
  way: 'text',
  carrierName: 'text',
  before: 'jsonb',
  after: 'jsonb',
  endsOn: 'date',
  percent: 'double precision',
  issues: 'jsonb',
} as const
export type NewSheetRow = Record<keyof typeof rowColumns, unknown>

export const insertSheetRows = (db: Tx, rows: readonly NewSheetRow[]) =>
  insertMany('rateSheetRows', rowColumns, rows).execute(db)

export const findSheet = (db: Tx, id: string) =>
  db
    .selectFrom('rateSheets as sheet')
    .innerJoin('contacts as author', 'author.id', 'sheet.createdBy')
    .selectAll('sheet')
    .select(['author.firstName', 'author.lastName'])
    .where('sheet.id', '=', id)
    .executeTakeFirst()
export type SheetRecord = NonNullable<Awaited<ReturnType<typeof findSheet>>>

export type SheetCount = {
  kind: PreviewKind
  all: number
  chosen: number
  lanes: number
  increases: number
  decreases: number
  steep: number
  applied: number
  notApplied: number
  withoutOutcome: number
}

export const countRows = (db: Tx, rateSheetId: string): Promise<SheetCount[]> =>
  sql<SheetCount>`select kind, count(*)::int as all, (count(*) filter (where is_chosen))::int as chosen,
      count(distinct lane_id)::int as lanes,
      (count(*) filter (where percent > 0))::int as increases,
      (count(*) filter (where percent < 0))::int as decreases,
      (count(*) filter (where percent > ${steepIncrease}))::int as steep,
      (count(*) filter (where outcome = 'Applied'))::int as applied,
      (count(*) filter (where outcome = 'NotApplied'))::int as not_applied,
      (count(*) filter (where is_chosen and outcome is null and kind in ('Changed', 'New', 'Ended')))::int as without_outcome
    from rate_sheet_rows where rate_sheet_id = ${rateSheetId} group by kind`
    .execute(db)
    .then(({ rows }) => rows)

/** False where the sheet is no longer a preview. */
export const closeSheet = async (db: Tx, id: string, { state, now }: { state: 'Applied' | 'Discarded'; now: Date }) => {
  const { numUpdatedRows } = await db
    .updateTable('rateSheets')
    .set({ state, closedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'Previewed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locked, so that nobody applies it while rows are chosen. */
export const lockPreview = (db: Tx, id: string) =>
  db.selectFrom('rateSheets').select('state').where('id', '=', id).forUpdate().executeTakeFirst()

type Choice = { isChosen: boolean; kind?: string | undefined; rowIds: readonly string[] }

export const chooseRows = (db: Tx, rateSheetId: string, { isChosen, kind, rowIds }: Choice) =>
  sql`update rate_sheet_rows set is_chosen = ${isChosen}
    where rate_sheet_id = ${rateSheetId} and kind in ('Changed', 'New', 'Ended')
      and (kind = ${kind ?? null}::text or id = any(${rowIds}::uuid[]))`.execute(db)

export type RowFilter = {
  rateSheetId: string
  searchTerm: string
  kind: readonly string[]
  change?: 'Increases' | 'Decreases' | 'Steep' | undefined
  outcome?: string | undefined
}

const byChange = {
  Increases: sql<boolean>`percent > 0`,
  Decreases: sql<boolean>`percent < 0`,
  Steep: sql<boolean>`percent > ${steepIncrease}`,
}

export const rowList = listQuery({
  from: (db: Tx, { rateSheetId }: Omit<RowFilter, keyof Page>) =>
    db.selectFrom('rateSheetRows').selectAll().where('rateSheetId', '=', rateSheetId),
  where: ({ searchTerm, kind, change, outcome }) => [
    ...(kind.length > 0 ? [sql<boolean>`kind = any(${kind}::text[])`] : []),
    ...(change ? [byChange[change]] : []),
    ...(outcome ? [sql<boolean>`outcome = ${outcome}`] : []),
    ...(searchTerm
      ? [
          sql<boolean>`system.search_text(lane_name, way, carrier_name) like all (system.search_patterns(${searchTerm}))`,
        ]
      : []),
  ],
  sorts: { position: [sortBy(sql.ref('position'), 'bigint')] },
})

/** What is to be applied; on each lane ends come first, so that new dates find their place. */
export const chosenRows = (db: Tx, rateSheetId: string) =>
  db
    .selectFrom('rateSheetRows')
    .selectAll()
    .where('rateSheetId', '=', rateSheetId)
    .where('isChosen', '=', true)
    .where('kind', 'in', ['Changed', 'New', 'Ended'])
    .orderBy('laneId')
    .orderBy(sql`array_position('{Ended,Changed,New}'::text[], kind), after->>'effectiveDate', position`)
    .execute() as Promise<unknown> as Promise<SheetRowRecord[]>

export const setOutcome = (db: Tx, id: string, reason: string | null) =>
  db
    .updateTable('rateSheetRows')
    .set({ outcome: reason === null ? 'Applied' : 'NotApplied', reason })
    .where('id', '=', id)
    .execute()

type Lane = Selectable<Tables['lanes']>
/** A rate with its lane and its carrier's numbers, as the sheet writes it. */
export type ExportedRate = RateRow &
  Pick<
    Lane,
    | 'customerReferenceNumber'
    | 'equipmentMode'
    | 'originCity'
    | 'originState'
    | 'originPostalCode'
    | 'originCountry'
    | 'destinationCity'
    | 'destinationState'
    | 'destinationPostalCode'
    | 'destinationCountry'
  > & { dotNumber: string | null; docketNumber: string | null }

export const exportedRates = listQuery({
  from: (db: Tx, { today }: { today: string }) =>
    db
      .selectFrom('laneRates as rate')
      .innerJoin('lanes as lane', 'lane.id', 'rate.laneId')
      .innerJoin('carriers as carrier', 'carrier.id', 'rate.carrierId')
      .selectAll('rate')
      .select([
        'lane.customerReferenceNumber',
        'lane.equipmentMode',
        'lane.originCity',
        'lane.originState',
        'lane.originPostalCode',
        'lane.originCountry',
        'lane.destinationCity',
        'lane.destinationState',
        'lane.destinationPostalCode',
        'lane.destinationCountry',
        'carrier.name as carrierName',
        'carrier.dotNumber',
        'carrier.docketNumber',
      ])
      .where('rate.replacedAt', 'is', null)
      .where('rate.expirationDate', '>=', today)
      .where('lane.deletedAt', 'is', null),
  sorts: {
    lane: [
      sortBy(sql`lower(lane.customer_reference_number)`),
      sortBy(sql`lower(carrier.name)`),
      sortBy(sql`rate.effective_date`, 'date'),
    ],
  },
  id: sortBy(sql.ref('rate.id'), 'uuid'),
})
