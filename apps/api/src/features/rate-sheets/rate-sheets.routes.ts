import * as contract from '@lanewise/contract/rate-sheets'
import { bind } from '#platform/http/bind.ts'
import { correctRateSheetCell } from './preview/correct-cell.ts'
import { previewRateSheet } from './preview/preview-rate-sheet.ts'
import {
  applyRateSheet,
  chooseRateSheetRows,
  discardRateSheet,
  findRateSheetRows,
  getRateSheet,
} from './rate-sheets.actions.ts'
import { exportDifferences, exportRateSheet, exportWrongRows } from './rate-sheets.export.ts'

export const routes = [
  bind(contract.previewRateSheet, ({ work, body }) => previewRateSheet(work, body)),
  bind(contract.getRateSheet, ({ ctx, params }) => getRateSheet(ctx, params.rateSheetId)),
  bind(contract.findRateSheetRows, ({ ctx, params, query }) => findRateSheetRows(ctx, { ...params, ...query })),
  bind(contract.chooseRateSheetRows, ({ ctx, params, body }) => chooseRateSheetRows(ctx, params.rateSheetId, body)),
  bind(contract.correctRateSheetCell, ({ ctx, params, body }) => correctRateSheetCell(ctx, params, body)),
  bind(contract.applyRateSheet, ({ ctx, params }) => applyRateSheet(ctx, params.rateSheetId)),
  bind(contract.discardRateSheet, ({ ctx, params }) => discardRateSheet(ctx, params.rateSheetId)),
  bind(contract.exportRateSheetDifferences, ({ work, params }) => exportDifferences(work, params.rateSheetId)),
  bind(contract.exportRateSheetWrongRows, ({ work, params }) => exportWrongRows(work, params.rateSheetId)),
  bind(contract.exportRateSheet, ({ work }) => exportRateSheet(work)),
]
