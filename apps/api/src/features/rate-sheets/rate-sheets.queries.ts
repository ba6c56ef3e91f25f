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

/** A row of the file with its current values. `former` holds the values of cells before they were corrected. */
export type SheetFileRow = { row: number; values: Record<string, string>; former?: Record<string, string> }

/** A stored row. `before` and `after` have the form of the rate dialog. */
type Columns = Selectable<Tables['rateSheetRows']>
export type SheetRowRecord = Omit<Columns, 'before' | 'after' | 'issues' | 'kind' | 'cells'> & {
  kind: PreviewKind
  before: LaneRateFields | null
  after: LaneRateFields | null
  issues: CellIssue[]
  cells: SheetFileRow[]
}

const laneNames = [
  'customerReferenceNumber',
  'equipmentMode',
  'originCity',
  'originState',
  'originPostalCode',
  'originCountry',
  'destinationCity',
  'destinationState',
  'destinationPostalCode',
  'destinationCountry',
] as const

export const sheetLanes = (db: Tx) =>
  db
    .selectFrom('lanes')
    .select(['id', 'estimatedMilesTenths', ...laneNames])
    .where('deletedAt', 'is', null)
    .execute()

export const sheetCarriers = (db: Tx) =>
  db
    .selectFrom('carriers')
    .select(['id', 'name', 'dotNumber', 'docketNumber', 'modes'])
    .where('deletedAt', 'is', null)
    .execute()

type NewSheet = Pick<Insertable<Tables['rateSheets']>, 'fileName' | 'createdBy' | 'fileRows'>

export const insertSheet = (db: Tx, columns: NewSheet) =>
  db
    .insertInto('rateSheets')
    .values({ ...columns, laneCount: 0, carrierCount: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Totals of the file from its rows: lanes and carriers named, and the first and last day of valid rows. */
export const saveFacts = (db: Tx, id: string) =>
  sql`update rate_sheets set lane_count = facts.lanes, carrier_count = facts.carriers, valid_from = facts.first,
      valid_until = facts.last
    from (select count(distinct lane_id)::int as lanes, count(distinct carrier_id)::int as carriers,
        min((after->>'effectiveDate')::date) as first, max((after->>'expirationDate')::date) as last
      from rate_sheet_rows where rate_sheet_id = ${id} and row_number is not null) as facts
    where id = ${id}`.execute(db)

export type NewSheetRow = Record<keyof Omit<Columns, 'companyId' | 'id' | 'outcome' | 'reason'>, unknown>

export const insertSheetRows = (db: Tx, rows: readonly NewSheetRow[]) => insertMany('rateSheetRows', rows).execute(db)

const storedRows = (db: Tx, rateSheetId: string) =>
  db.selectFrom('rateSheetRows').selectAll().where('rateSheetId', '=', rateSheetId)

export const findSheetRow = (db: Tx, rateSheetId: string, id: string) =>
  storedRows(db, rateSheetId).where('id', '=', id).executeTakeFirst() as Promise<unknown> as Promise<
    SheetRowRecord | undefined
  >

export const rowsOfLanes = (db: Tx, rateSheetId: string, laneIds: readonly string[]) =>
  storedRows(db, rateSheetId)
    .where(sql<boolean>`lane_id = any(${laneIds}::uuid[])`)
    .execute() as Promise<unknown> as Promise<SheetRowRecord[]>

export const deleteSheetRows = (db: Tx, ids: readonly string[]) =>
  db.deleteFrom('rateSheetRows').where(sql<boolean>`id = any(${ids}::uuid[])`).execute()

export const findSheet = (db: Tx, id: string) =>
  db
    .selectFrom('rateSheets as sheet')
    .innerJoin('contacts as author', 'author.id', 'sheet.createdBy')
    .selectAll('sheet')
    .select(['author.firstName', 'author.lastName'])
    .where('sheet.id', '=', id)
    .executeTakeFirst()
export type SheetRecord = NonNullable<Awaited<ReturnType<typeof findSheet>>>

export const changeKinds = ['Changed', 'New', 'Ended'] as const

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
      (count(*) filter (where is_chosen and outcome is null and kind = any(${changeKinds}::text[])))::int as without_outcome
    from rate_sheet_rows where rate_sheet_id = ${rateSheetId} group by kind`
    .execute(db)
    .then(({ rows }) => rows)

export const saveDiscarded = (db: Tx, id: string, now: Date) =>
  db.updateTable('rateSheets').set({ state: 'Discarded', closedAt: now }).where('id', '=', id).execute()

/** Locks the sheet, so that it is not applied while rows are chosen or corrected. */
export const lockSheet = (db: Tx, id: string) =>
  db.selectFrom('rateSheets').select(['state', 'progressedAt']).where('id', '=', id).forUpdate().executeTakeFirst()

type Choice = { isChosen: boolean; kind?: string | undefined; rowIds: readonly string[] }

export const chooseRows = (db: Tx, rateSheetId: string, { isChosen, kind, rowIds }: Choice) =>
  sql`update rate_sheet_rows set is_chosen = ${isChosen}
    where rate_sheet_id = ${rateSheetId} and kind = any(${changeKinds}::text[])
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
  sorts: { order: [sortBy(sql.ref('sortKey'))] },
})

type Lane = Selectable<Tables['lanes']>
/** A rate with its lane and its carrier's numbers, as exported. */
export type ExportedRate = RateRow &
  Pick<Lane, (typeof laneNames)[number]> & { dotNumber: string | null; docketNumber: string | null }

export const exportedRates = listQuery({
  from: (db: Tx, { today }: { today: string }) =>
    db
      .selectFrom('laneRates as rate')
      .innerJoin('lanes as lane', 'lane.id', 'rate.laneId')
      .innerJoin('carriers as carrier', 'carrier.id', 'rate.carrierId')
      .selectAll('rate')
      .select([
        ...laneNames.map((name) => `lane.${name}` as const),
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
