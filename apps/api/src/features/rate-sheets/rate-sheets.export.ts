import { rateSheetColumns, rateSheetHeader } from '@lanewise/domain/lanes/sheet/columns'
import { sheetRowsOf } from '@lanewise/domain/lanes/sheet/sheet-rows'
import { chargeRateTypes } from '@lanewise/domain/rating/charges'
import { contractRateTypes } from '@lanewise/domain/rating/tl/contract-terms'
import { formatDate } from '@lanewise/domain/shared/format'
import { agreedOf } from '#features/lanes/index.ts'
import { todayOf, type Work } from '#platform/context.ts'
import { exportList } from '#platform/list/csv-export.ts'
import { refuse } from '#platform/refuse.ts'
import { laneKeyOf } from './preview/lane-ends.ts'
import {
  changeKinds,
  type ExportedRate,
  exportedRates,
  findSheet,
  rowList,
  type SheetRowRecord,
} from './rate-sheets.queries.ts'
import { rowView } from './rate-sheets.view.ts'

/** Exports every unexpired rate in the columns of the template, so that the file can be edited and uploaded again. */
export const exportRateSheet = (work: Work) =>
  exportList(work, {
    fileName: 'rate-sheet.csv',
    header: rateSheetHeader,
    read: async (ctx, at) => {
      const { rows, next } = await exportedRates.read(ctx.db, { today: todayOf(ctx), ...at })
      return { rows: rows.flatMap((row) => writtenRate(row as unknown as ExportedRate)), next }
    },
  })

const writtenRate = (row: ExportedRate) =>
  sheetRowsOf({
    lane: laneKeyOf(row),
    carrier: { name: row.carrierName, dotNumber: row.dotNumber, docketNumber: row.docketNumber },
    terms: agreedOf(row),
  })

type Cell = string | number | null
type Columns = {
  fileName: string
  header: readonly string[]
  kind: readonly string[]
  cells: (row: SheetRowRecord) => Cell[][]
}

const exportRows = (work: Work, rateSheetId: string, { fileName, header, kind, cells }: Columns) =>
  exportList(work, {
    fileName,
    header,
    read: async (ctx, at) => {
      if (!(await findSheet(ctx.db, rateSheetId))) refuse.notFound('rate sheet')
      const { rows, next } = await rowList.read(ctx.db, { rateSheetId, kind, searchTerm: '', ...at })
      return { rows: rows.flatMap((row) => cells(row as unknown as SheetRowRecord)), next }
    },
  })

const differenceHeader = [
  'Change',
  'Row',
  'Lane',
  'Way',
  'Carrier',
  'Rate Type',
  'Rate Unit',
  'Old',
  'New',
  'Percent',
  'Old until',
  'New from',
  'New until',
]

export const exportDifferences = (work: Work, rateSheetId: string) =>
  exportRows(work, rateSheetId, {
    fileName: 'differences.csv',
    header: differenceHeader,
    kind: [...changeKinds, 'Unchanged'],
    cells: (row) => [differenceCells(row)],
  })

/** A difference as a single line, so that the file can be sorted and filtered by any column. */
function differenceCells(row: SheetRowRecord): Cell[] {
  const { kind, rowNumber, laneName, way: route, carrierName, before, after, endsOn, percent } = rowView(row)
  const terms = after ?? before
  return [
    kind,
    rowNumber,
    laneName,
    route,
    carrierName,
    terms && contractRateTypes[terms.rateType],
    terms && chargeRateTypes[terms.chargeType],
    before?.priceText ?? null,
    after?.priceText ?? null,
    percent === null ? null : Math.round(percent * 10) / 10,
    day(endsOn ?? before?.expirationDate),
    day(after?.effectiveDate),
    day(after?.expirationDate),
  ]
}

const day = (date: string | undefined) => (date ? formatDate(date, 'UTC') : null)

export const exportWrongRows = (work: Work, rateSheetId: string) =>
  exportRows(work, rateSheetId, {
    fileName: 'wrong-rows.csv',
    header: ['Row', 'Column', 'In the file', 'Reason'],
    kind: ['Wrong'],
    cells: ({ issues }) =>
      issues.map(({ row, column, value, message }) => [row, rateSheetColumns[column], value, message]),
  })
