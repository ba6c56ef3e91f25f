import * as contract from '@lanewise/contract/rate-sheets'
import { bind } from '#platform/http/bind.ts'
import { applyRateSheet } from './apply-rate-sheet.ts'
import { previewRateSheet } from './preview-rate-sheet.ts'
import {
  chooseRateSheetRows,
  discardRateSheet,
  exportRateSheet,
  findRateSheetRows,
  getRateSheet,
} from './rate-sheets.actions.ts'

export const routes = [
  bind(contract.previewRateSheet, ({ work, body }) => previewRateSheet(work, body)),
  bind(contract.getRateSheet, ({ ctx, params }) => getRateSheet(ctx, params.rateSheetId)),
  bind(contract.findRateSheetRows, ({ ctx, params, query }) => findRateSheetRows(ctx, { ...params, ...query })),
  bind(contract.chooseRateSheetRows, ({ ctx, params, body }) => chooseRateSheetRows(ctx, params.rateSheetId, body)),
  bind(contract.applyRateSheet, ({ work, params, body }) => applyRateSheet(work, params.rateSheetId, body.importId)),
  bind(contract.discardRateSheet, ({ ctx, params }) => discardRateSheet(ctx, params.rateSheetId)),
  bind(contract.exportRateSheet, ({ work }) => exportRateSheet(work)),
]
